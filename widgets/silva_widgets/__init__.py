"""What is seen and touched: the widgets of silva-kit, for any host of anywidget."""

from silva_widgets.compared import Compared
from silva_widgets.duel import DuelTable
from silva_widgets.glossary import Glossary
from silva_widgets.kodama import KodamaTree
from silva_widgets.language import use_language
from silva_widgets.quiz import Quiz
from silva_widgets.reader import BilingualReader
from silva_widgets.referee import Referee
from silva_widgets.rulebook import Rulebook
from silva_widgets.table import SilvaTable
from silva_widgets.trick import TrickTable
from silva_widgets.trick_study import StudyRun, study_chart

__all__ = [
    "BilingualReader",
    "Compared",
    "DuelTable",
    "Glossary",
    "KodamaTree",
    "Quiz",
    "Referee",
    "Rulebook",
    "SilvaTable",
    "StudyRun",
    "TrickTable",
    "study_chart",
    "use_language",
]
