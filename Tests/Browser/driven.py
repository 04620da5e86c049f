"""What every browser's driver shares."""

import socket
import time


class Driven:
    """A browser that evaluates expressions."""

    def wait(self, condition, timeout=20):
        end = time.monotonic() + timeout
        while not self.evaluate(condition):
            if time.monotonic() > end:
                raise TimeoutError(condition)
            time.sleep(0.02)


def stroke_actions(points, hold):
    """A pointer along (seconds, x, y), in the words that WebDriver has for it."""
    actions = []
    for index, (at, x, y) in enumerate(points):
        before = points[index - 1][0] if index else at
        actions.append({
            "type": "pointerMove", "x": round(x), "y": round(y),
            "duration": round((at - before) * 1000)})
        if index == 0:
            actions.append({"type": "pointerDown", "button": 0})
    actions += [{"type": "pause", "duration": round(hold * 1000)},
                {"type": "pointerUp", "button": 0}]
    return actions


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def retry(action, failures=OSError, seconds=30):
    """What an action gives once it does not fail: what it talks to is only starting."""
    end = time.monotonic() + seconds
    while True:
        try:
            return action()
        except failures:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
