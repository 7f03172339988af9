"""Studies: questions about many games, answered with counts and intervals."""

from silva_kit.study.charts import chart
from silva_kit.study.measured import Measured, measured
from silva_kit.study.pools import processes
from silva_kit.study.winnable import Settings, StudyError, StudyResult, deal, study

__all__ = ["Measured", "Settings", "StudyError", "StudyResult", "chart", "deal", "measured", "processes", "study"]
