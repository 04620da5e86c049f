"""Faults in expressions: operators, clamps, literals, and names that have a twin."""

import re

from site_of_fault import Site, fault, name
from swift_text import Source

COMPARISONS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="],
}
ARITHMETIC = {
    "+": (["-"], "AdditionPrecedence", "AdditiveArithmetic"),
    "-": (["+"], "AdditionPrecedence", "AdditiveArithmetic"),
    "*": (["left", "right"], "MultiplicationPrecedence", "Numeric"),
    "/": (["left"], "MultiplicationPrecedence", "FloatingPoint"),
}
ASSIGNMENTS = {
    "+=": ("-=", "AdditiveArithmetic"), "-=": ("+=", "AdditiveArithmetic"),
    "&+=": (None, "FixedWidthInteger"),
}
PAIRS = [
    ("preScroll", "postScroll"), ("forward", "backward"), ("lower", "upper"), ("start", "end"),
    ("horizontal", "vertical"), ("next", "previous"), ("firstChild", "lastChild"),
    ("before", "after"), ("below", "above"), ("from", "to"), ("x", "y"), ("first", "last"),
    ("selfFirst", "parentFirst"),
]
TWIN = {a: b for pair in PAIRS for a, b in (pair, pair[::-1])}
def infix(precedence, constraint, result, original, others):
    """The declaration of an operator that does as `original` does, or what a fault makes of it."""
    lazy = precedence.startswith("Logical")
    right = "@autoclosure () -> T" if lazy else "T"

    def declare(numbers):
        word = name(numbers[0])
        ask = {"left": "a", "right": "b()" if lazy else "b"}
        b = "b()" if lazy else "b"
        cases = "".join(
            f"if planted == {number} {{ return {ask.get(other, f'a {other} {b}')} }}\n"
            for number, other in zip(numbers, others)
        )
        generic = f"<T: {constraint}>" if not lazy else ""
        a_type, b_type = ("Bool", "@autoclosure () -> Bool") if lazy else ("T", right)
        return (
            f"infix operator {word}: {precedence}\n@inline(__always)\n"
            f"public func {word}{generic}(a: {a_type}, b: {b_type}) -> {result} {{\n"
            f"{cases}return a {original} {b}\n}}\n"
        )

    return declare


def operators(source: Source):
    for index, token in enumerate(source.tokens):
        if token.kind != "operator" or index in source.patterns:
            continue
        word = token.text
        replace = lambda numbers, token=token: [(token.start, token.end, 0, name(numbers[0]))]
        if word in COMPARISONS and source.is_spaced(index):
            others = COMPARISONS[word]
            constraint = "Equatable" if word in ("==", "!=") else "Comparable"
            if source.word(index + 1) == "nil":
                end = source.tokens[index + 1].end
                declare = lambda numbers, word=word: (
                    f"postfix operator {name(numbers[0])}\n@inline(__always)\n"
                    f"public postfix func {name(numbers[0])}<T>(a: T?) -> Bool "
                    f"{{ (planted == {numbers[0]}) != (a {word} nil) }}\n")
                edit = lambda numbers, token=token, end=end, before=source.tokens[index - 1].end: [
                    (before, end, 0, name(numbers[0]))]
                yield Site(token.start, [fault("comparison", f"{word} nil is turned round")], edit, declare)
                continue
            yield Site(
                token.start, [fault("comparison", f"{word} → {other}") for other in others],
                replace, infix("ComparisonPrecedence", constraint, "Bool", word, others))
        elif word in ARITHMETIC and source.is_spaced(index):
            others, precedence, constraint = ARITHMETIC[word]
            said = {"left": f"{word} gives its left side", "right": f"{word} gives its right side"}
            yield Site(
                token.start, [fault("sum", said.get(o, f"{word} → {o}")) for o in others], replace,
                infix(precedence, constraint, "T", word, others))
        elif word in ("&&", "||") and source.is_spaced(index):
            precedence = "LogicalConjunctionPrecedence" if word == "&&" else "LogicalDisjunctionPrecedence"
            yield Site(
                token.start,
                [fault("condition", f"{word}: right side dropped"),
                 fault("condition", f"{word}: left side dropped")],
                replace, infix(precedence, "", "Bool", word, ["left", "right"]))
        elif word in ASSIGNMENTS and source.is_spaced(index):
            other, constraint = ASSIGNMENTS[word]
            faults = [fault("statement", f"{word} does nothing")]
            if other:
                faults.append(fault("sum", f"{word} → {other}"))

            def declare(numbers, word=word, other=other, constraint=constraint):
                turned = f"if planted == {numbers[1]} {{ a {other} b; return }}\n" if other else ""
                return (
                    f"infix operator {name(numbers[0])}: AssignmentPrecedence\n@inline(__always)\n"
                    f"public func {name(numbers[0])}<T: {constraint}>(a: inout T, b: T) {{\n"
                    f"if planted == {numbers[0]} {{ return }}\n{turned}a {word} b\n}}\n")

            yield Site(token.start, faults, replace, declare)
        elif word in ("!", "-") and source.is_prefix(index):
            if source.tokens[index + 1].kind == "number":
                continue
            kind, type = ("Bool", "condition") if word == "!" else ("T", "sum")
            generic = "" if word == "!" else "<T: SignedNumeric>"
            declare = lambda numbers, word=word, kind=kind, generic=generic: (
                f"prefix operator {name(numbers[0])}\n@inline(__always)\n"
                f"public prefix func {name(numbers[0])}{generic}(a: {kind}) -> {kind} "
                f"{{ planted == {numbers[0]} ? a : {word}a }}\n")
            yield Site(token.start, [fault(type, f"{word} dropped")], replace, declare)


def calls(source: Source):
    """Clamps: what limits a number."""
    for index, token in enumerate(source.tokens):
        if token.text in ("min", "max", "abs") and source.word(index - 2) == "Swift":
            start = source.tokens[index - 2].start
            if source.word(index + 1) != "(":
                continue
            edit = lambda numbers, start=start, token=token: [
                (start, token.end, 0, f"{token.text}{numbers[0]}")]
            if token.text == "abs":
                declare = lambda numbers: (
                    f"@inline(__always) public func abs{numbers[0]}<T: SignedNumeric & Comparable>"
                    f"(_ a: T) -> T {{ planted == {numbers[0]} ? a : Swift.abs(a) }}\n")
                yield Site(start, [fault("clamp", "abs dropped")], edit, declare)
                continue
            other = {"min": "max", "max": "min"}[token.text]

            def declare(numbers, word=token.text, other=other):
                first, second, swapped = numbers
                return (
                    f"@inline(__always) public func {word}{first}<T: Comparable>(_ a: T, _ b: T) -> T {{\n"
                    f"if planted == {first} {{ return a }}\nif planted == {second} {{ return b }}\n"
                    f"return planted == {swapped} ? Swift.{other}(a, b) : Swift.{word}(a, b)\n}}\n"
                    f"@inline(__always) public func {word}{first}<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {{\n"
                    f"if planted == {first} {{ return a }}\nif planted == {second} {{ return b }}\n"
                    f"return planted == {swapped} ? Swift.{other}(a, b, c) : Swift.{word}(a, b, c)\n}}\n")

            yield Site(
                start,
                [fault("clamp", f"{token.text} gives the first"),
                 fault("clamp", f"{token.text} gives the second"),
                 fault("clamp", f"{token.text} → {other}")], edit, declare)
        elif token.text == "clamped" and source.word(index - 1) == "." and source.word(index + 1) == "(":
            edit = lambda numbers, token=token: [(token.start, token.end, 0, f"clamped{numbers[0]}")]
            declare = lambda numbers: (
                f"extension Double {{ func clamped{numbers[0]}(_ low: Double, _ high: Double) -> Double {{\n"
                f"if planted == {numbers[0]} {{ return Swift.max(low, self) }}\n"
                f"return planted == {numbers[1]} ? Swift.min(high, self) : clamped(low, high)\n}} }}\n")
            yield Site(
                token.start, [fault("clamp", "clamped from below only"),
                              fault("clamp", "clamped from above only")], edit, declare)
        elif token.text == "asLength" and source.word(index - 1) == "." and source.word(index + 1) != "(":
            edit = lambda numbers, token=token: [(token.start, token.end, 0, f"asLength{numbers[0]}")]
            declare = lambda numbers: (
                f"extension Double {{ var asLength{numbers[0]}: Double "
                f"{{ planted == {numbers[0]} ? self : asLength }} }}\n")
            yield Site(token.start, [fault("clamp", "asLength dropped")], edit, declare)


def literals(source: Source):
    for index, token in enumerate(source.tokens):
        if index in source.patterns or source.is_default(index):
            continue
        if token.text in ("true", "false") and source.word(index - 1) != "while":
            other = "false" if token.text == "true" else "true"
        elif token.kind == "number" and source.word(index - 1) != ".":
            word = token.text.replace("_", "")
            if re.fullmatch(r"\d+", word):
                other = str(int(word) + 1) if int(word) < 10 else str(int(word) * 2)
            elif re.fullmatch(r"\d+\.\d+", word):
                other = repr(float(word) * 2) if float(word) else "1.0"
            else:
                continue
        else:
            continue
        start, end = token.start, token.end
        said = token.text
        if source.word(index - 1) == "-" and source.is_prefix(index - 1):
            start, said, other = start - 1, "-" + said, "-" + other
        edit = lambda numbers, start=start, end=end, said=said, other=other: [
            (start, end, 0, f"plantedPick({numbers[0]}, {other}, {said})")]
        yield Site(start, [fault("literal", f"{said} → {other}")], edit)


def members(source: Source):
    """Swapped twins: `lower` and `upper`, `preScroll` and `postScroll`."""
    for index, token in enumerate(source.tokens):
        if token.text not in TWIN or source.word(index - 1) != "." or index in source.patterns:
            continue
        if source.is_default(index):
            continue
        after = source.word(index + 1)
        if after in ("(", "=", "+=", "-=", "[", "{") and (
            after == "=" or after != "{" and source.touches_next(index) or after[-1] == "="):
            continue
        dot = index - 1
        other = TWIN[token.text]
        if not source.touches_next(dot - 1) or source.word(dot - 1) in ("(", "["):
            start, receiver = source.tokens[dot].start, ""
        else:
            first = source.receiver(dot)
            if first is None or source.word(first - 1) == "&":
                continue
            start = source.tokens[first].start
            receiver = source.text[start : source.tokens[dot].start]
            if "\n" in receiver:
                continue
        edit = lambda numbers, start=start, end=token.end, receiver=receiver, other=other: [
            (start, start, -(end - start), f"plantedPick({numbers[0]}, {receiver}.{other}, "),
            (end, end, end - start, ")")]
        yield Site(token.start, [fault("twin", f"{token.text} → {other}")], edit)
