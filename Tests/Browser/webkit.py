"""WebKitGTK, driven through its WebDriver on a display of its own."""

import base64
import json
import os
import shutil
import subprocess
import urllib.request

from driven import Driven, free_port, retry, stroke_actions

BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class WebKit(Driven):
    name = "WebKitGTK"

    def __init__(self):
        if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
            raise FileNotFoundError("no WebKitGTK")
        self.display = f":{100 + os.getpid() % 400}"
        self.screen = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", "1280x1024x24"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        port = free_port()
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={**os.environ, "DISPLAY": self.display,
                                            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"})
        self.base = f"http://127.0.0.1:{port}"
        self.session = None
        options = {"binary": BROWSER, "args": ["--automation"]}
        session = retry(lambda: self._send("POST", "/session", {"capabilities": {
            "alwaysMatch": {"webkitgtk:browserOptions": options}}}))
        self.session = f"/session/{session['sessionId']}"
        self._send("POST", f"{self.session}/window/rect", {
            "x": 0, "y": 0, "width": 500, "height": 900})
        self._send("POST", f"{self.session}/timeouts", {"script": 60000})

    def _send(self, method, path, body=None):
        request = urllib.request.Request(
            self.base + path, method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=90) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from error

    def open(self, address):
        self._send("POST", f"{self.session}/url", {"url": address})

    def evaluate(self, expression):
        """The value of an expression, awaited if it is a promise; it comes as JSON."""
        text = self._send("POST", f"{self.session}/execute/async", {"args": [], "script": f"""
          const done = arguments[arguments.length - 1];
          (async () => JSON.stringify(await ({expression})) ?? 'null')().then(
            (value) => done(value), (error) => done(JSON.stringify({{ failed: String(error) }})));
          """})
        value = json.loads(text)
        if isinstance(value, dict) and "failed" in value:
            raise RuntimeError(value["failed"])
        return value

    def stroke(self, points, hold=0.0):
        """The mouse along (seconds, x, y): there is no touch on such a display."""
        self._send("POST", f"{self.session}/actions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
            "actions": stroke_actions(points, hold)}]})

    def wheel(self, x, y, dx, dy):
        self._send("POST", f"{self.session}/actions", {"actions": [{
            "type": "wheel", "id": "wheel", "actions": [
                {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy}]}]})

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._send("GET", f"{self.session}/screenshot")))

    def close(self):
        try:
            self._send("DELETE", self.session)
        except (OSError, RuntimeError):
            pass
        for process in [self.driver, self.screen]:
            process.terminate()
            process.wait()
