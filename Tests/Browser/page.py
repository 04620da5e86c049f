"""The page in a browser, compared frame by frame with what the replay tool says of the same
events."""

import struct
import time

from served import opened, script


def single(number):
    """A number as the nearest 32-bit one."""
    return struct.unpack("f", struct.pack("f", number))[0]


class Page:
    def __init__(self, browser, address, checks, replay):
        self.browser, self.address = browser, address
        self.checks, self.replay = checks, replay

    def open(self, setup="", **media):
        if media:
            self.browser.media(**media)
        opened(self.browser, self.address, setup)
        self.browser.evaluate("new Promise((done) => setTimeout(done, 100))")

    def probe(self):
        self.browser.evaluate(script("page_probe.js"))

    def rest(self):
        """Waits until nothing moves and all is shown."""
        self.browser.wait("!nestedScroll.engine.isMoving")
        self.browser.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def compare(self, what, moved=True):
        """Ends a probe; every element was where the replay tool says, in every frame."""
        self.rest()
        result = self.browser.evaluate("probe.end()")
        scenario, samples = result["scenario"], result["samples"]
        steps = self.replay.steps([scenario])[0]
        self.checks.check(len(steps) == len(scenario["events"]), f"{what}: all is played")
        wrong = []
        places = set()
        for sample in samples:
            if sample["event"] < 0:
                continue
            step = steps[sample["event"]]
            for name, at in sample["at"].items():
                shown = step["offsets"][name] + step["stretches"].get(name, 0)
                sign = 1 if name in ("header", "journal", "walks") else result["sign"]
                told = sample["told"][name]
                if told != shown or not self.is_at(at, 0 - sign * shown):
                    wrong.append((sample["event"], name, at, told, shown))
            places.add(tuple(sample["at"].values()))
        # The number of the event, the node, where its element is, what the engine and the tool say.
        self.checks.check(not wrong, f"{what}: of {len(samples)} frames differ {wrong[:3]}")
        if moved:
            self.checks.check(len(places) > 2, f"{what}: the page moves")
        return steps, len(samples), scenario

    def is_at(self, at, place):
        """Whether a browser's position is a number: lengths are 32-bit numbers there. Where the
        browser tells them by some digits only, those are compared."""
        digits = getattr(self.browser, "digits", None)
        if digits:
            return float(f"{single(at):.{digits}g}") == float(f"{single(place):.{digits}g}")
        return single(at) == single(place)

    def offset(self, node):
        return self.browser.evaluate(f"nestedScroll.engine.offset(nestedScroll.nodes.{node})")

    def play(self, steps):
        """Several fingers, at the pace of their recording."""
        start = time.time() + 0.05
        down, sent = {}, []
        for at, kind, pointer, x, y in steps:
            left = start + at - time.time()
            if left > 0:
                time.sleep(left)
            if kind in ("ended", "cancelled"):
                down.pop(pointer, None)
                # The fingers that stay are told as they are.
                event = "touchEnd" if not down else "touchMove"
                if kind == "cancelled" and not down:
                    event = "touchCancel"
            else:
                down[pointer] = (x, y)
                event = "touchStart" if kind == "began" else "touchMove"
            points = [(number, *place) for number, place in down.items()]
            sent.append(self.browser.touch(event, points, start + at))
        for number in sent:
            self.browser.answer(number)


def stroke(*places, pace=0.016):
    """A finger through places, ten moves between two of them."""
    points = []
    for (x0, y0), (x1, y1) in zip(places, places[1:]):
        for step in range(10):
            points.append((x0 + (x1 - x0) * step / 10, y0 + (y1 - y0) * step / 10))
    points.append(places[-1])
    return [(index * pace, x, y) for index, (x, y) in enumerate(points)]
