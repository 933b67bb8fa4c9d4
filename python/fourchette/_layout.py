"""How the planes of an observation are laid out: place by place, or as a grid."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ._fourchette import Environment
from ._refusal import refused

#: The layouts there are.
LAYOUTS = ("places", "grid")


class Layout:
    """Where the numbers of an observation go.

    `places`: planes × places, in the order of the board, as docs/encodings.md tells it.
    `grid`: planes × rows × columns, for networks that convolve; cells without a place are 0.

    >>> import fourchette
    >>> environment = fourchette.environment("y", "board=bent:5")
    >>> Layout("places", environment).shape, Layout("grid", environment).shape
    ((5, 27), (5, 7, 7))
    """

    def __init__(self, name: str, environment: Environment) -> None:
        if name not in LAYOUTS:
            raise refused("layout", name, f"must be one of {', '.join(LAYOUTS)}")
        planes, places = environment.observation_shape
        self.name = name
        self.shape: tuple[int, ...] = (planes, places)
        self._cells: npt.NDArray[np.int64] | None = None
        if name == "grid":
            self._cells = environment.grid()
            self.shape = (planes, *self._cells.shape)

    def observation(self, environment: Environment, seat: int) -> npt.NDArray[np.float32]:
        """Return what a seat sees, in a new array of this shape."""
        planes: npt.NDArray[Any] = environment.observation(seat)
        if self._cells is None:
            return planes
        spread = planes[:, self._cells]
        spread[:, self._cells < 0] = 0.0
        return spread
