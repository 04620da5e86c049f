#!/usr/bin/env python3
"""Plays every recorded scenario in browsers, on the engine as WebAssembly, and compares each number
after each event with the replay tool's, to the last bit."""

import json
import sys

from browsers import browsers
from served import Checks, Replay, Site, recorded, script


def main():
    checks = Checks()
    play = script("play.js")
    replay = Replay()
    wanted = {name: replay.steps(scenarios) for name, scenarios in recorded()}
    with Site() as site:
        for browser in browsers(sys.argv[1:]):
            steps = 0
            browser.open(site.address)
            for name, scenarios in recorded():
                for scenario, want in zip(scenarios, wanted[name], strict=True):
                    got = browser.evaluate(f"{play}({json.dumps(scenario)})")
                    want = [{key: step[key] for key in ["at", "offsets", "stretches"]}
                            for step in want]
                    steps += len(want)
                    checks.check(got == want, f"{browser.name}: {name}, {scenario.get('name')}")
            print(f"{browser.name}: {steps} steps of recorded fingers, the same bits", flush=True)
            browser.close()
    checks.end()


main()
