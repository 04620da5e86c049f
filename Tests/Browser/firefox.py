"""Firefox, driven through WebDriver BiDi, which it speaks itself."""

import base64
import itertools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

import websocket

PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
    "remote.events.async.wheel.enabled": True, "browser.startup.page": 0,
}


class Firefox:
    name = "Firefox"
    # How exactly it tells a position: in text, of six digits.
    digits = 6

    def __init__(self, width=500, height=800):
        self.folder = tempfile.mkdtemp()
        with open(os.path.join(self.folder, "user.js"), "w") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise FileNotFoundError("no Firefox")
        port = free_port()
        self.process = subprocess.Popen(
            [program, "--headless", "--profile", self.folder, "--no-remote",
             "--remote-debugging-port", str(port)],
            env={**os.environ, "HOME": self.folder, "MOZ_HEADLESS_WIDTH": "1400",
                 "MOZ_HEADLESS_HEIGHT": "1000"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = connect(f"ws://127.0.0.1:{port}/session")
        self.numbers = itertools.count(1)
        self.send("session.new", {"capabilities": {}})
        self.context = self.send("browsingContext.getTree", {})["contexts"][0]["context"]
        self.send("browsingContext.setViewport", {
            "context": self.context, "viewport": {"width": width, "height": height}})

    def send(self, method, params):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(message["message"])
                return message["result"]

    def open(self, address):
        self.send("browsingContext.navigate", {
            "context": self.context, "url": address, "wait": "complete"})

    def evaluate(self, expression):
        """The value of an expression, awaited if it is a promise; it comes as JSON."""
        result = self.send("script.evaluate", {
            "expression": f"(async () => JSON.stringify(await ({expression})) ?? 'null')()",
            "target": {"context": self.context}, "awaitPromise": True})
        if result["type"] != "success":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def wait(self, condition, timeout=20):
        end = time.monotonic() + timeout
        while not self.evaluate(condition):
            if time.monotonic() > end:
                raise TimeoutError(condition)
            time.sleep(0.02)

    def _perform(self, source):
        self.send("input.performActions", {"context": self.context, "actions": [source]})

    def stroke(self, points, hold=0.0):
        """One finger along (seconds, x, y)."""
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
        self._perform({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
                       "actions": actions})

    def wheel(self, x, y, dx, dy):
        self._perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy}]})

    def screenshot(self, path):
        image = self.send("browsingContext.captureScreenshot", {"context": self.context})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(image))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def connect(address):
    end = time.monotonic() + 30
    while True:
        try:
            return websocket.create_connection(address, suppress_origin=True, timeout=60)
        except (OSError, websocket.WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
