"""A fault, and the place in a source where it can be planted.

Every fault has a number. What is written for it behaves as the source did unless `planted` is that
number, so that one build holds all faults.
"""

from dataclasses import dataclass, field

DIGITS = [chr(0x2A00 + digit) for digit in range(16)]


@dataclass
class Fault:
    file: str
    line: int
    text: str
    kind: str
    says: str
    #: The same words on the same text of a line: which of them.
    turn: int = 1
    number: int = 0
    #: Where in the source, as a column of its line.
    column: int = 0

    @property
    def key(self) -> str:
        turn = f" ({self.turn})" if self.turn > 1 else ""
        return f"{self.file} | {self.text} | {self.says}{turn}"


@dataclass
class Site:
    """A place in a source, the faults that can be planted there, and what is written."""

    position: int
    faults: list
    #: Edits as (start, end, order, text); `numbers` gives what each fault is called.
    edits: object
    #: What is to be declared for it.
    declares: object = field(default=lambda numbers: "")


def name(number: int) -> str:
    """An operator of its own."""
    digits = ""
    while number or not digits:
        digits = DIGITS[number % 16] + digits
        number //= 16
    return digits


def fault(kind: str, says: str) -> Fault:
    return Fault("", 0, "", kind, says)
