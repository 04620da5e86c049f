"""Swift source as tokens, with what a planter of faults asks about them."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""
    (?P<space>[ \t\n]+)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<string>\"\"\".*?\"\"\"|"(?:\\.|[^"\\\n])*")
  | (?P<number>0x[0-9A-Fa-f_]+(?:\.[0-9A-Fa-f_]+)?(?:p[+-]?\d+)?|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)
  | (?P<name>[#@]?[A-Za-z_][A-Za-z0-9_]*|`[A-Za-z_]+`|\$\d+)
  | (?P<mark>[()\[\]{},:;\\])
  | (?P<operator>\.(?=[A-Za-z0-9_`])|[-/=+!*%<>&|^~?.]+)
    """,
    re.VERBOSE | re.DOTALL,
)
CLOSER = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int


class Source:
    """The tokens of a file, without spaces and comments, and which brackets belong together."""

    def __init__(self, text: str):
        self.text = text
        self.tokens = []
        at = 0
        while at < len(text):
            match = TOKEN.match(text, at)
            if not match:
                raise ValueError(f"no token at {text[at:at + 40]!r}")
            kind, word, at = match.lastgroup, match.group(), match.end()
            if kind == "operator":
                # `x?.y` and `x!.y`: the dot is a token of its own.
                if len(word) > 1 and word[0] in "?!" and word[1] == ".":
                    self.tokens.append(Token(kind, word[0], match.start(), match.start() + 1))
                    at = match.start() + 1
                    continue
            if kind not in ("space", "comment"):
                self.tokens.append(Token(kind, word, match.start(), at))
        self.partner = {}
        #: The bracket that each token stands in; none: -1.
        self.around = []
        opened = []
        for index, token in enumerate(self.tokens):
            self.around.append(opened[-1] if opened else -1)
            if token.kind != "mark":
                continue
            if token.text in CLOSER:
                opened.append(index)
            elif token.text in CLOSER.values():
                start = opened.pop()
                self.partner[start], self.partner[index] = index, start
        self.patterns = self._patterns()

    def word(self, index: int) -> str:
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def line_of(self, position: int) -> int:
        return self.text.count("\n", 0, position)

    def starts_line(self, index: int) -> bool:
        token = self.tokens[index]
        before = self.text.rfind("\n", 0, token.start) + 1
        return self.text[before : token.start].strip() == ""

    def ends_line(self, index: int) -> bool:
        if index + 1 == len(self.tokens):
            return True
        return "\n" in self.text[self.tokens[index].end : self.tokens[index + 1].start]

    def is_spaced(self, index: int) -> bool:
        """An operator between two operands."""
        token = self.tokens[index]
        return self.text[token.start - 1].isspace() and self.text[token.end].isspace()

    def is_prefix(self, index: int) -> bool:
        token = self.tokens[index]
        return self.text[token.start - 1] in " \n([" and not self.text[token.end].isspace()

    def touches_next(self, index: int) -> bool:
        return index + 1 < len(self.tokens) and self.tokens[index].end == self.tokens[index + 1].start

    def _patterns(self) -> set:
        """The tokens of `case` patterns: what stands there is no expression."""
        inside = set()
        for index, token in enumerate(self.tokens):
            if token.text != "case" or self.word(index - 1) == ".":
                continue
            at = index + 1
            while at < len(self.tokens) and self.word(at) not in (":", "=", "where"):
                if self.ends_line(at) and self.word(at) != ",":
                    inside.add(at)
                    break
                end = self.partner.get(at, at) if self.word(at) in "([" else at
                inside.update(range(at, end + 1))
                at = end + 1
        return inside

    def receiver(self, dot: int):
        """The first token of what a member is asked of, for the dot of `a.b(c)[d].member`."""
        at = dot
        while True:
            if not self.touches_next(at - 1):
                return None
            before = self.tokens[at - 1]
            if before.text in "?!" and before.kind == "operator":
                at -= 1
                continue
            if before.text in (")", "]"):
                at = self.partner[at - 1]
                if self.touches_next(at - 1) and (
                    self.tokens[at - 1].kind == "name" or self.word(at - 1) in (")", "]")
                ):
                    continue
                return at
            if before.kind != "name":
                return None
            at -= 1
            if self.word(at - 1) == "." and self.touches_next(at - 1):
                if not self.touches_next(at - 2) or self.tokens[at - 2].kind == "operator" and (
                    self.word(at - 2) not in "?!"
                ):
                    return at - 1
                at -= 1
                continue
            return at

    def is_default(self, index: int) -> bool:
        """It is what a parameter is when no argument is given: the caller's, and not in the copy."""
        before = index - 1 if self.word(index - 1) != "-" else index - 2
        around = self.around[index]
        if self.word(before) == ".":
            before -= 1
        return self.word(before) == "=" and around >= 0 and self.word(around) == "("

    def clause_end(self, index: int, stops: tuple) -> int:
        """Past the last token of an expression that ends before one of `stops` outside brackets."""
        at = index
        while at < len(self.tokens):
            word = self.word(at)
            if word in stops:
                return at
            if word in (")", "]", "}"):
                return at
            at = self.partner[at] + 1 if word in "([" and at in self.partner else at + 1
        return at
