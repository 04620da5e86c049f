"""Firefox, driven through WebDriver BiDi, which it speaks itself."""

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile

import websocket

from driven import Driven, free_port, retry, stroke_actions

PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
    "remote.events.async.wheel.enabled": True, "browser.startup.page": 0,
}


class Firefox(Driven):
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

    def _perform(self, source):
        self.send("input.performActions", {"context": self.context, "actions": [source]})

    def stroke(self, points, hold=0.0):
        """One finger along (seconds, x, y)."""
        self._perform({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
                       "actions": stroke_actions(points, hold)})

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


def connect(address):
    return retry(
        lambda: websocket.create_connection(address, suppress_origin=True, timeout=60),
        (OSError, websocket.WebSocketException))
