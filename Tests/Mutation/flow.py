"""Faults in what is done and when: conditions and statements."""

from site_of_fault import Site, fault
from swift_text import Source

KEYWORDS = set(
    "if guard else for while switch case default return let var func struct enum extension init "
    "defer break continue where in import public private fileprivate mutating static do repeat "
    "subscript get set typealias protocol internal indirect infix prefix postfix precondition "
    "final class lazy".split()
)


def wrap(source, first, past, opening):
    start, end = source.tokens[first].start, source.tokens[past - 1].end
    return lambda numbers: [
        (start, start, -(end - start), opening(numbers)), (end, end, end - start, ")")]


def clauses(source: Source):
    """The conditions of `if`, `guard`, `while` and `where`: dropped, or never true."""
    for index, token in enumerate(source.tokens):
        if token.kind != "name" or token.text not in ("if", "guard", "while", "where"):
            continue
        if token.text == "where":
            back = index
            while back > 0 and not source.starts_line(back):
                back -= 1
            if source.word(back) != "for":
                continue
        at = index + 1
        stops = (",", "{", "else")
        while True:
            past = source.clause_end(at, stops)
            words = [source.word(i) for i in range(at, past)]
            if past > at and words[0] not in ("true", "let", "var", "case", "#available"):
                faults = []
                if token.text != "while":
                    faults.append(fault("condition", f"{' '.join(words)}: always"))
                if token.text in ("if", "while"):
                    faults.append(fault("condition", f"{' '.join(words)}: never"))
                always = token.text != "while"
                opening = lambda numbers, always=always, both=len(faults) == 2: (
                    f"plantedAsk({numbers[0] if always else -1}, "
                    f"{numbers[-1] if both or not always else -1}, ")
                yield Site(source.tokens[at].start, faults, wrap(source, at, past, opening))
            if source.word(past) != ",":
                break
            at = past + 1


def ternaries(source: Source):
    """`a ? b : c` the other way round, where `a` is one name or call."""
    for index, token in enumerate(source.tokens):
        if token.text != "?" or not source.is_spaced(index):
            continue
        first = receiver_before(source, index)
        if first is None or source.tokens[first - 1].kind == "operator":
            continue
        yield Site(
            source.tokens[first].start, [fault("condition", "? : the other way round")],
            wrap(source, first, index, lambda numbers: f"plantedTurn({numbers[0]}, "))


def receiver_before(source: Source, index: int):
    at = index - 1
    while True:
        if source.word(at) in (")", "]"):
            at = source.partner[at]
            if source.touches_next(at - 1) and source.tokens[at - 1].kind == "name":
                at -= 1
                continue
        elif source.tokens[at].kind != "name":
            return None
        if source.word(at - 1) == "." and source.touches_next(at - 2):
            at -= 2
            continue
        return at


def statements(source: Source):
    """Calls and assignments that stand alone: left out."""
    for index, token in enumerate(source.tokens):
        if not source.starts_line(index) or token.kind != "name" or token.text in KEYWORDS:
            continue
        if token.text[0] in "@#" or source.word(index - 1) in (",", "(", "[", ":", "=", "?") and (
            source.word(index - 1) != ":"):
            continue
        if index and source.tokens[index - 1].kind == "operator" or token.text[0].isupper():
            continue
        # An initialiser has to give every property a value.
        if token.text == "self" and source.word(index + 3) == "=":
            continue
        at, assigns, calls_something = index, False, False
        while True:
            word = source.word(at)
            assigns = assigns or word == "="
            if word in ("+=", "-=", "&+=", "->", ":", ","):
                at = None
                break
            if word == "(":
                calls_something = True
            if word in ("(", "[", "{") and at in source.partner:
                at = source.partner[at]
            following = source.tokens[at + 1] if at + 1 < len(source.tokens) else None
            if source.ends_line(at):
                if following is None or following.text in ("}",) or (
                    source.tokens[at].kind != "operator" and following.kind != "operator"
                    and following.text not in (")", "]", ",", ":", "else", "where")):
                    break
            elif following.text in ("}", ")", "]", ";"):
                at = None
                break
            at += 1
        if at is None or not (assigns or calls_something):
            continue
        text = " ".join(source.text[token.start : source.tokens[at].end].split())
        start, end = token.start, source.tokens[at].end
        edit = lambda numbers, start=start, end=end: [
            (start, start, -10**6, f"if planted != {numbers[0]} {{ "), (end, end, 10**6, " }")]
        yield Site(token.start, [fault("statement", f"left out: {text}")], edit)
