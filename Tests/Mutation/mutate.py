#!/usr/bin/env python3
"""Plants single faults in the engine and says which of them the tests notice.

    python3 Tests/Mutation/mutate.py --sample 400 --seed 1

All faults are planted in one copy of the engine, each behind a number that the environment gives
when a test binary starts, so it is built once and
linked with the tests as they are. See Docs/Testing.md.
"""

import argparse
import json
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from collections import Counter, defaultdict
from pathlib import Path
from threading import Lock

from plant import Plantation, load
from running import GROUPS, Runner

PACKAGE = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")


def equivalent_faults() -> dict:
    """What is known to change nothing, with the reason."""
    result = {}
    for line in EQUIVALENT.read_text().splitlines() if EQUIVALENT.exists() else []:
        if line and not line.startswith("#"):
            key, _, reason = line.rpartition(" || ")
            result[key.strip()] = reason.strip()
    return result


def sample(faults: list, count: int, seed: int) -> list:
    """A share of every file and every kind of fault: at least one of each that there is."""
    groups = defaultdict(list)
    for fault in faults:
        groups[fault.file, fault.kind].append(fault)
    dice = random.Random(seed)
    order = []
    for key in sorted(groups):
        group = groups[key]
        dice.shuffle(group)
        # Spread each group evenly over the whole, so that any beginning of it is a fair share.
        offset = dice.random()
        order += [((place + offset) / len(group), fault) for place, fault in enumerate(group)]
    order.sort(key=lambda pair: (pair[0], pair[1].number))
    return [fault for _, fault in order[:count]]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sample", type=int, help="so many faults, spread over files and kinds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="faults whose key contains this")
    parser.add_argument("--number", type=int, action="append", help="this fault of the built copy")
    parser.add_argument("--list", action="store_true", help="print the faults, run nothing")
    parser.add_argument("--resume", action="store_true", help="do not plant and build again; go on")
    parser.add_argument("--built", action="store_true", help="link with the tests as they are built")
    parser.add_argument("--again", action="store_true", help="run the survivors of the last run")
    parser.add_argument("--minutes", type=float, help="stop after so many")
    parser.add_argument(
        "--groups", default=",".join(str(number + 1) for number in range(len(GROUPS))),
        help="only these groups of tests, as 1,2; the quick ones come first")
    parser.add_argument("--jobs", type=int, default=1, help="so many faults at a time")
    parser.add_argument("--copy", type=Path, default=PACKAGE / ".build/planted")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    if options.list:
        faults = Plantation(PACKAGE, options.copy).faults
    else:
        if not options.resume:
            plantation = Plantation(PACKAGE, options.copy)
            plantation.make()
            plantation.build(tests=not options.built)
        faults = load(options.copy)
    known = equivalent_faults()
    results_file = options.copy / "results.json"
    results = json.loads(results_file.read_text()) if options.resume and results_file.exists() else {}
    if options.only:
        faults = [f for f in faults if options.only in f.key]
    if options.number:
        faults = [f for f in faults if f.number in options.number]
    if options.again:
        faults = [f for f in faults if results.get(f.key) == "survived" and f.key not in known]
    elif options.sample:
        faults = sample(faults, options.sample, options.seed)
    if options.list:
        for fault in faults:
            print(fault.key)
        return 0

    runner = Runner(PACKAGE, options.copy, [int(number) for number in options.groups.split(",")])
    end = time.time() + 60 * options.minutes if options.minutes else float("inf")
    left = [f for f in faults if f.key not in known and (options.again or f.key not in results)]

    one_at_a_time = Lock()

    def attempt(fault):
        if time.time() > end:
            return
        verdict = runner.verdict(fault.number)
        with one_at_a_time:
            results[fault.key] = verdict
            results_file.with_suffix(".new").write_text(json.dumps(results, indent=1))
            results_file.with_suffix(".new").replace(results_file)
        print(f"{len(results)}: {results[fault.key]}: {fault.key}", flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(attempt, left))
    return report(faults, results, known)


def report(faults: list, results: dict, known: dict) -> int:
    tried = [fault for fault in faults if fault.key in results or fault.key in known]
    harmless = [fault for fault in tried if fault.key in known]
    real = [fault for fault in tried if fault.key not in known]
    caught = [fault for fault in real if results[fault.key] != "survived"]
    kinds = Counter(fault.kind for fault in real)
    caught_kinds = Counter(fault.kind for fault in caught)
    print()
    for kind in sorted(kinds):
        print(f"{kind:12} {caught_kinds[kind]:5} of {kinds[kind]:5}")
    for fault in real:
        if results[fault.key] == "survived":
            print(f"survived: {fault.key}")
    share = 100 * len(caught) / max(1, len(real))
    print(
        f"{len(tried)} faults, {len(harmless)} of them change nothing; of {len(real)} others "
        f"{len(caught)} are caught: {share:.1f} %")
    return 0 if share >= 95 else 1


if __name__ == "__main__":
    sys.exit(main())
