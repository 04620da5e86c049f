#!/usr/bin/env python3
"""The same fingers on native nested scrollers and on the engine, in Chromium: with `latch` and
`contain` both end at the same offsets. Then what the engine does and the browser doesn't."""

import json
import time

from chromium import Chromium
from served import Checks, Site, script

STEP, PACE = 25, 1 / 60


def along(*distances, y=500):
    """A finger up (positive) and down, 25 points a step, and still for a moment before it lifts."""
    points = [(0.0, 200, y)]
    for distance in distances:
        for _ in range(abs(distance) // STEP):
            y -= STEP if distance > 0 else -STEP
            points.append((len(points) * PACE, 200, y))
    return points


def flick(distance, seconds, y=650):
    """A finger that is still moving when it lifts."""
    count = round(seconds * 60)
    return [(index * PACE, 200, y - distance * index / count) for index in range(count + 1)]


# What is done, from where (outer, list), and from where the finger starts.
SCRIPTS = [
    ("up 500", (0, 0), along(500, y=700)),
    ("up 300, the list at its end", (0, 448), along(300)),
    ("down 300, the list at its start", (200, 0), along(-300, y=300)),
    ("down 400, the list at 100", (200, 100), along(-400, y=300)),
    ("down 50, then up 300, the list at its start", (100, 0), along(-50, 300)),
    ("up 150 past the end, then down 150", (0, 400), along(150, -150)),
    ("up 125", (0, 0), along(125)),
    ("up 15, the slop itself", (0, 0), [(0.0, 200, 500), (PACE, 200, 485)]),
    ("up 16", (0, 0), [(0.0, 200, 500), (PACE, 200, 484)]),
    ("up 600 of a list half way", (50, 200), along(600, y=750)),
    ("down 600 of a list half way", (150, 200), along(-600, y=150)),
]
FLICKS = [
    ("flick up to the list's end", (0, 200), flick(300, 0.1)),
    ("flick up, the list at its end", (0, 448), flick(300, 0.1)),
    ("flick down, the list at its start", (200, 0), flick(-300, 0.1, y=300)),
]
# One run of a wheel, of so many points.
WHEELS = [
    ("wheel 800", (0, 0), 800),
    ("wheel 600, the list at its end", (0, 448), 600),
    ("wheel back 600, the list at its start", (200, 0), -600),
    ("wheel back 600 of a list half way", (200, 200), -600),
]


class Comparison:
    def __init__(self, browser, address):
        self.browser, self.address = browser, address
        self.make = script("native_page.js")

    def play(self, points, hold, **page):
        # A document of its own for each: a touch can leave its traces in Chromium.
        self.browser.open(self.address + "page.css")
        self.browser.evaluate(f"{self.make}({json.dumps({'rows': 20, **page})})")
        if isinstance(points, int):
            self.browser.send("Input.synthesizeScrollGesture", {
                "x": 200, "y": 500, "yDistance": -points, "speed": 1600,
                "gestureSourceType": "mouse"})
        else:
            # Only a flick has a pace; what is dragged must not be merged by a busy browser.
            (self.browser.drag if hold else self.browser.stroke)(points, hold)
        return self.settle()

    def settle(self):
        """The offsets once they have not changed for a while."""
        before, since = None, time.monotonic()
        while time.monotonic() - since < 0.15 or not self.browser.evaluate("atRest()"):
            places = self.browser.evaluate("places()")
            if places != before:
                before, since = places, time.monotonic()
            time.sleep(0.03)
        return before


def rounded(places):
    return [round(place, 3) + 0.0 for place in places]


def main():
    checks = Checks()
    with Site() as site:
        browser = Chromium(400, 800)
        comparison = Comparison(browser, site.address)
        print(f"{'finger':45} {'from':>11} | {'native':>11} {'engine':>11} | "
              f"{'native':>11} {'engine':>11}")
        print(f"{'':57} | {'auto':>11} {'latch':>11} | {'contain':>11} {'contain':>11}")
        for scripts, hold in [(SCRIPTS, 0.15), (FLICKS, 0), (WHEELS, 0)]:
            for what, start, points in scripts:
                line = []
                for overscroll, policy, latch in [
                    ("auto", "chain", "node"), ("contain", "contain", "node"),
                ]:
                    native = comparison.play(
                        points, hold, overscroll=overscroll, engine=False, start=start)
                    ours = comparison.play(
                        points, hold, engine=True, policy=policy, latch=latch, start=start)
                    checks.equal(rounded(ours), rounded(native), f"{what}, {overscroll}")
                    line += [native, ours]
                cells = [" ".join(f"{place:.0f}" for place in places) for places in line]
                begin = " ".join(str(place) for place in start)
                print(f"{what:45} {begin:>11} | {cells[0]:>11} {cells[1]:>11} | "
                      f"{cells[2]:>11} {cells[3]:>11}", flush=True)
        beyond(checks, comparison)
        browser.close()
    checks.end()


def beyond(checks, comparison):
    """One finger through both scrollers, and one fling: the browser stays with the first."""
    print("\nwhat the browser does not do: hand on the rest of a delta, or of a fling")
    for what, points, hold, rows in [
        ("up 400, one finger", along(400, y=700), 0.15, 20),
        ("a flick up from the list", flick(300, 0.1), 0, 300),
    ]:
        native = comparison.play(
            points, hold, overscroll="auto", engine=False, start=(0, 0), rows=rows)
        ours = comparison.play(
            points, hold, engine=True, policy="chain", header="stickyHeader", start=(0, 0),
            rows=rows)
        print(f"{what:45} native {rounded(native)}, engine with a sticky header {rounded(ours)}")
        checks.equal(native[0], 0, f"{what}: native never moves the outer one")
        checks.equal(ours[0], 200, f"{what}: the header is closed")
        checks.check(ours[1] > 0, f"{what}: and the list goes on")
        if hold:
            checks.equal(rounded([sum(ours)]), [385], f"{what}: not a point is lost")


main()
