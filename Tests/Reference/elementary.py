#!/usr/bin/env python3
"""Checks the engine's elementary functions against MPFR and prints the largest errors.

Needs gmpy2 and swiftc. Each function gets its special cases and COUNT inputs: bit patterns from the
whole range, values from where the engine uses it, and values near its difficult points. An error is
counted in units in the last place of the exact result. Exits with 1 if a bound is passed.

    Tests/Reference/elementary.py [COUNT]       check; if COUNT is not given, 1000000 for exp,
                                                log and pow, 200000 for each other function
    Tests/Reference/elementary.py --table FILE  write the table of reference values for the tests
"""

import array
import concurrent.futures
import math
import pathlib
import random
import subprocess
import sys
import tempfile

import gmpy2

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXACT = gmpy2.context(precision=200, emax=gmpy2.get_emax_max(), emin=gmpy2.get_emin_min())
FUNCTIONS = {
    "exp": EXACT.exp, "expm1": EXACT.expm1, "log": EXACT.log, "log1p": EXACT.log1p,
    "sin": EXACT.sin, "cos": EXACT.cos, "pow": EXACT.pow,
    "squareRoot": EXACT.sqrt,
}
LARGEST_ERROR = 1
COUNT, COUNTS = 200_000, {"exp": 1_000_000, "log": 1_000_000, "pow": 1_000_000}
SPECIAL = [
    math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 3.0, -3.0, 710.0, -746.0,
    5e-324, -2.3e-308, 1.7976931348623157e308, 2.0**53 + 2,
]


def any_bits(rng):
    while True:
        (x,) = array.array("d", rng.getrandbits(64).to_bytes(8, "little"))
        if math.isfinite(x):
            return x


def tiny(rng):
    return math.copysign(2.0 ** rng.uniform(-70, 0), rng.random() - 0.5)


def argument(name, rng):
    kind = rng.randrange(4)
    if name == "exp":
        return [any_bits, tiny, lambda r: r.uniform(-750, 715), lambda r: r.uniform(-40, 2)][kind](rng)
    if name == "expm1":
        return [any_bits, tiny, lambda r: r.uniform(-50, 715), lambda r: r.uniform(-3, 3)][kind](rng)
    if name in ("log", "squareRoot"):
        return [lambda r: abs(any_bits(r)), lambda r: 1 + tiny(r) / 2, lambda r: r.uniform(0, 4),
                lambda r: r.uniform(0, 1e6)][kind](rng)
    if name == "log1p":
        return [lambda r: abs(any_bits(r)), tiny, lambda r: r.uniform(-1, 3),
                lambda r: tiny(r) - 1][kind](rng)
    if name == "pow":
        x, y = [lambda r: (abs(any_bits(r)), any_bits(r)),
                lambda r: (2.0 ** r.uniform(-1074, 1024 - 1e-9), r.uniform(-2, 2)),
                lambda r: (1 + tiny(r) / 2, tiny(r) * 2.0 ** r.uniform(0, 60)),
                lambda r: (r.random(), r.uniform(-3, 3))][kind](rng)
        return x, y
    # Multiples of pi/2 are where the reduction of sin and cos loses most.
    return [lambda r: r.uniform(-1e5, 1e5), tiny, lambda r: r.uniform(-8, 8),
            lambda r: float(gmpy2.mpfr(gmpy2.const_pi(200) * r.randrange(127324) / 4, 53))][kind](rng)


def exact(name, argument):
    arguments = argument if isinstance(argument, tuple) else (argument,)
    return FUNCTIONS[name](*(gmpy2.mpfr(a) for a in arguments))


def error(result, reference):
    """|result - reference| in units in the last place of the reference."""
    nearest = float(reference)
    if math.isnan(nearest) or math.isinf(result) or math.isinf(nearest):
        # Within half a unit of the overflow threshold either answer would do; none is that near.
        return 0 if result == nearest or (result != result and nearest != nearest) else math.inf
    return abs(float((EXACT.sub(gmpy2.mpfr(result), reference)) / gmpy2.mpfr(math.ulp(nearest))))


def build(directory):
    program = str(pathlib.Path(directory, "evaluate"))
    numbers = sorted(str(p) for p in (ROOT / "Sources/NestedScroll/Numbers").glob("*.swift"))
    source = str(pathlib.Path(__file__).with_suffix(".swift"))
    subprocess.run(["swiftc", "-O", "-parse-as-library", *numbers, source, "-o", program], check=True)
    return program


def check(count):
    with tempfile.TemporaryDirectory() as directory:
        program = build(directory)
        with concurrent.futures.ProcessPoolExecutor() as pool:
            # The longest first, so that no process waits for the others.
            names = sorted(FUNCTIONS, key=lambda name: -COUNTS.get(name, COUNT))
            checks = [
                pool.submit(check_one, name, program, count or COUNTS.get(name, COUNT)) for name in names]
            worsts = [check.result() for check in checks]
    return 1 if max(worsts) > LARGEST_ERROR else 0


def check_one(name, program, count):
    gmpy2.set_context(EXACT)
    rng = random.Random(name)
    arguments = [a for a in special(name) if in_domain(name, a)]
    arguments += [argument(name, rng) for _ in range(count)]
    flat = array.array("d")
    for a in arguments:
        flat.extend(a if isinstance(a, tuple) else (a,))
    output = subprocess.run([program, name], input=flat.tobytes(), capture_output=True, check=True)
    results = array.array("d", output.stdout)
    assert len(results) == len(arguments)
    worst, where = max((error(r, exact(name, a)), a) for r, a in zip(results, arguments))
    print(f"{name:6} {len(arguments)} inputs, largest error {worst:.4f} ulp at {where}", flush=True)
    return worst


def in_domain(name, argument):
    """The engine's angles are those of springs: up to 1e5 sine and cosine keep their promise."""
    return name not in ("sin", "cos") or not math.isfinite(argument) or abs(argument) <= 1e5


def special(name):
    if name == "pow":
        return [(x, y) for x in SPECIAL for y in SPECIAL]
    return SPECIAL


def write_table(path):
    """One line for each value: function, arguments, correctly rounded result."""
    gmpy2.set_context(EXACT)
    with open(path, "w", encoding="ascii") as file:
        file.write("# Correctly rounded by MPFR; written by Tests/Reference/elementary.py --table\n")
        for name in FUNCTIONS:
            rng = random.Random(name + " table")
            for a in special(name) + [argument(name, rng) for _ in range(60)]:
                arguments = a if isinstance(a, tuple) else (a,)
                values = (*arguments, float(exact(name, a)))
                file.write(" ".join([name, *(float.hex(v) for v in values)]) + "\n")


def main():
    if sys.argv[1:2] == ["--table"]:
        write_table(sys.argv[2])
        return 0
    return check(int(sys.argv[1]) if len(sys.argv) > 1 else None)


if __name__ == "__main__":
    sys.exit(main())
