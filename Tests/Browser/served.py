"""The page as its own server serves it, and the replay tool to compare it with."""

import json
import os
import subprocess
import sys
import tempfile

PACKAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
SCENARIOS = os.path.join(PACKAGE, "Examples", "Scenarios")


def product(name):
    """Where a product is once it is built."""
    subprocess.run(
        ["swift", "build", "--quiet", "--product", name], cwd=PACKAGE, check=True)
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=PACKAGE, check=True, capture_output=True,
        text=True).stdout.strip()
    return os.path.join(folder, name)


class Site:
    def __init__(self):
        self.process = subprocess.Popen(
            [product("web-page"), "0"], cwd=PACKAGE, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if "http://" in line:
                self.address = "http://" + line.split("http://")[1].split()[0]
                return
        sys.exit("the server ended without an address")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Replay:
    """The tool that plays scenarios."""

    def __init__(self):
        self.tool = product("scroll-replay")

    def steps(self, scenarios):
        """The steps of each scenario."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(scenarios, file)
            file.flush()
            run = subprocess.run(
                [self.tool, "--json", file.name], capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"scroll-replay: {run.stderr}")
        return [json.loads(line)["steps"] for line in run.stdout.splitlines()]


def recorded():
    """The project's scenarios, by file."""
    for name in sorted(os.listdir(SCENARIOS)):
        if name.endswith(".json"):
            with open(os.path.join(SCENARIOS, name)) as file:
                scenarios = json.load(file)
            yield name, scenarios if isinstance(scenarios, list) else [scenarios]


def script(name):
    with open(os.path.join(os.path.dirname(__file__), name)) as file:
        return file.read().strip()


def opened(browser, address, setup=""):
    """Opens the page, and chooses a setting by its name, as somebody would."""
    browser.open(address)
    browser.wait("document.getElementById('page').dataset.ready === ''")
    if setup:
        browser.evaluate(
            "[...document.querySelectorAll('label')].find((label) => label.textContent === %r)"
            ".querySelector('input').click()" % setup)


class Checks:
    """Counts what holds and says what doesn't."""

    def __init__(self):
        self.passed, self.failed = 0, 0

    def check(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}", flush=True)
        return holds

    def equal(self, got, wanted, what):
        return self.check(got == wanted, f"{what}: {got!r} instead of {wanted!r}")

    def end(self):
        print(f"{self.passed} checks hold, {self.failed} fail", flush=True)
        sys.exit(1 if self.failed else 0)
