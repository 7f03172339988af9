"""Scenes, lessons and what a learner is told: data in `content/<game>/scenes` and `lessons`, run by the engine."""

from silva_kit.teach.fields import SceneError
from silva_kit.teach.lessons import Attempt, Lesson, Step
from silva_kit.teach.scenes import Report, Scene, position_at, run_file

__all__ = ["Attempt", "Lesson", "Report", "Scene", "SceneError", "Step", "position_at", "run_file"]
