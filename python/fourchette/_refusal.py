"""What is refused before Rust is asked."""

from __future__ import annotations

from ._fourchette import Error


def refused(part: str, found: object, reason: str) -> Error:
    """Return the exception for what was found as a part, with the fields that Rust gives to its own.

    >>> refused("layout", "rows", "must be one of places, grid")
    Error("layout 'rows': must be one of places, grid")
    """
    error = Error(f"{part} {found!r}: {reason}")
    error.part, error.found, error.reason = part, str(found), reason
    return error
