"""Chromium, driven through its debugging protocol over a pair of pipes."""

import base64
import itertools
import json
import os
import queue
import shutil
import subprocess
import tempfile
import threading
import time

from driven import Driven

FLAGS = [
    "--headless=new", "--no-sandbox", "--no-first-run", "--hide-scrollbars",
    "--remote-debugging-pipe", "--force-color-profile=srgb",
    # Native scrolling then follows a finger exactly.
    "--disable-features=ResamplingScrollEvents,FilteringScrollPrediction",
]
# Debian's wrapper adds flags of its own.
PLACES = ["/usr/lib/chromium/chromium", "chromium", "google-chrome"]


class Chromium(Driven):
    name = "Chromium"

    def __init__(self, width=400, height=800, scale=1, mobile=True):
        self.folder = tempfile.mkdtemp()
        self.requests, out = os.pipe()
        back, self.replies = os.pipe()
        program = next(filter(None, map(shutil.which, PLACES)), None)
        if program is None:
            raise FileNotFoundError("no Chromium")

        def descriptors():
            os.dup2(self.requests, 103)
            os.dup2(self.replies, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.folder}", "about:blank"],
            preexec_fn=descriptors, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.out, self.back = out, back
        self.numbers = itertools.count(1)
        self.answers, self.events = {}, queue.Queue()
        self.arrived = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        target = next(
            target for target in self._wait_for_targets() if target["type"] == "page")
        self.session = self.send(
            "Target.attachToTarget", {"targetId": target["targetId"], "flatten": True},
            session=None)["sessionId"]
        self.send("Page.enable")
        self.send("Runtime.enable")
        self.resize(width, height, scale, mobile)

    def _wait_for_targets(self):
        while True:
            targets = self.send("Target.getTargets", session=None)["targetInfos"]
            if any(target["type"] == "page" for target in targets):
                return targets
            time.sleep(0.02)

    def _listen(self):
        rest = b""
        while True:
            block = os.read(self.back, 1 << 20)
            if not block:
                return
            *messages, rest = (rest + block).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    with self.arrived:
                        self.answers[message["id"]] = message
                        self.arrived.notify_all()
                else:
                    self.events.put(message)

    def post(self, method, params=None, session="page"):
        """Sends a command without waiting; returns its number."""
        message = {"id": next(self.numbers), "method": method, "params": params or {}}
        if session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        return message["id"]

    def answer(self, number, timeout=60):
        with self.arrived:
            if not self.arrived.wait_for(lambda: number in self.answers, timeout):
                raise TimeoutError(f"no answer within {timeout} s")
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["result"]

    def send(self, method, params=None, session="page"):
        return self.answer(self.post(method, params, session))

    def resize(self, width, height, scale=1, mobile=True):
        self.width, self.height = width, height
        self.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile})
        self.send("Emulation.setTouchEmulationEnabled", {"enabled": mobile, "maxTouchPoints": 5})

    def media(self, **features):
        self.send("Emulation.setEmulatedMedia", {"features": [
            {"name": name.replace("_", "-"), "value": value}
            for name, value in features.items()]})

    def open(self, address):
        self.send("Page.navigate", {"url": address})
        self.wait("document.readyState === 'complete'")

    def evaluate(self, expression):
        """The value of an expression, awaited if it is a promise."""
        result = self.send("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", str(details)))
        return result["result"].get("value")

    def touch(self, kind, points, at):
        """One touch event with its own time, in seconds since 1970."""
        return self.post("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": at,
            "touchPoints": [{"x": x, "y": y, "id": number} for number, x, y in points]})

    def drag(self, points, hold=0.0):
        """One finger along (seconds, x, y), each move handled before the next is made."""
        for index, (_, x, y) in enumerate(points):
            self.answer(self.touch(
                "touchMove" if index else "touchStart", [(0, x, y)], time.time()))
        time.sleep(hold)
        self.answer(self.touch("touchEnd", [], time.time()))

    def stroke(self, points, hold=0.0):
        """One finger along (seconds, x, y), at the pace that the times say."""
        start = time.time() + 0.05
        numbers = []
        for index, (at, x, y) in enumerate(points):
            _sleep_until(start + at)
            kind = "touchMove" if index else "touchStart"
            numbers.append(self.touch(kind, [(0, x, y)], start + at))
        end = points[-1][0] + hold
        _sleep_until(start + end)
        numbers.append(self.touch("touchEnd", [], start + end))
        for number in numbers:
            self.answer(number)

    def wheel(self, x, y, dx, dy):
        self.send("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy})

    def key(self, key, code=None, modifiers=0):
        codes = {"Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35,
                 "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        for kind in ["rawKeyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", {
                "type": kind, "key": key, "code": code or key, "modifiers": modifiers,
                "windowsVirtualKeyCode": codes.get(key, 0)})

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", {
                "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def screenshot(self, path, **options):
        image = self.send("Page.captureScreenshot", options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(image))

    def close(self):
        try:
            self.send("Browser.close", session=None)
            self.process.wait(5)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def _sleep_until(when):
    left = when - time.time()
    if left > 0:
        time.sleep(left)
