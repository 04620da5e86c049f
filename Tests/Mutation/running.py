"""Runs the tests with one fault on, the quick ones first, until one notices."""

import os
import re
import resource
import selectors
import subprocess
import time
from pathlib import Path

#: Which tests, as a pattern of `--filter`, in what order. Each group is run by itself.
GROUPS = [
    r"NestedScrollTests\.(Section|Pain|MidFlight|FrameRate|FirstPage|Omission|Visible)",
    r"NestedScrollTests\.Model|PeerCasesTests\.PeerCasesTests|SeedTests",
    r"NestedScrollTests\.(Law|EveryCall|Wild)|ScrollScenarioTests",
    r"NestedScrollTests",
]
NOTICED = re.compile(r"^✘ |recorded an issue", re.MULTILINE)


class Runner:
    def __init__(self, package: Path, copy: Path, groups: list):
        self.binary = copy / "tests.xctest"
        self.package = package
        self.usual = {}
        for group in [GROUPS[number - 1] for number in groups]:
            start = time.time()
            if self.run(0, group, 1200) != "":
                raise SystemExit(f"the tests fail without a fault: {group}")
            self.usual[group] = time.time() - start
            print(f"  {self.usual[group]:.1f} s without a fault: {group}", flush=True)

    def verdict(self, number: int) -> str:
        """What noticed the fault, or that nothing did."""
        for group in self.usual:
            limit = 20 + 5 * self.usual[group]
            seen = self.run(number, group, limit)
            if seen:
                return seen
        return "survived"

    def run(self, number: int, group: str, limit: float) -> str:
        """The first sign of a fault: a test that fails, a crash, no end; nothing if there is none."""
        environment = dict(os.environ, PLANTED_FAULT=str(number), LLVM_PROFILE_FILE="/dev/null")
        process = subprocess.Popen(
            [str(self.binary), "--testing-library", "swift-testing", "--filter", group],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=self.package,
            stdin=subprocess.DEVNULL, preexec_fn=limits)
        waiting = selectors.DefaultSelector()
        waiting.register(process.stdout, selectors.EVENT_READ)
        end, tail = time.time() + limit, ""
        try:
            while True:
                if time.time() > end:
                    return "no end"
                if not waiting.select(timeout=1):
                    continue
                piece = os.read(process.stdout.fileno(), 65536).decode(errors="replace")
                if not piece:
                    break
                text = tail + piece
                if found := NOTICED.search(text):
                    line = text[found.start() :].split("\n")[0]
                    name = re.search(r"Test [^ ]+|\"[^\"]+\"|\S+\(\)", line)
                    return name.group()[:80] if name else "an issue"
                tail = text.rsplit("\n", 1)[-1][-4000:]
            return "" if process.wait() == 0 else "a crash"
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def limits():
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
