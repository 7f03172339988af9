"""A plotly figure that also says in sentences what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

MIME: Final = "application/vnd.plotly.v1+json"


def figure(data: Any, layout: Any, sentences: Sequence[str]) -> Figure:
    """Drawn where plotly's own kind of output is known (JupyterLab, `silva-kit export`), else read as text."""
    made = _kind()(data, layout)
    made.__dict__["sentences"] = tuple(sentences)
    return made


@cache
def _kind() -> Any:
    from plotly.graph_objects import Figure  # late: the rules run without it

    class StudyFigure(Figure):  # type: ignore[misc]  # plotly has no type information
        """The figure of a study."""

        def _repr_mimebundle_(self, *_include: Any, **_more: Any) -> dict[str, Any]:
            return {MIME: self.to_plotly_json(), "text/plain": "\n".join(self.__dict__["sentences"])}

    for own in ("_ipython_display_", "_repr_html_"):  # would bring plotly's script, 4 MB, and an id that changes
        setattr(StudyFigure, own, None)
    return StudyFigure
