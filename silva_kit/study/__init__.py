"""Studies: questions about many games, answered with counts and intervals."""

from silva_kit.study.charts import chart
from silva_kit.study.winnable import Settings, StudyError, StudyResult, deal, study

__all__ = ["Settings", "StudyError", "StudyResult", "chart", "deal", "study"]
