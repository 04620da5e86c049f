"""A copy of the engine in which every fault is planted, and none is on."""

import json
import re
import shutil
import subprocess
from pathlib import Path

from faults import find_sites
from site_of_fault import Fault

LAYERS = ["Geometry", "Policy", "Snap", "Tree", "Routing", "Motion", "Gesture", "Engine"]

PRELUDE = """
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The fault that is on; 0: none.
public let planted: Int = getenv("PLANTED_FAULT").flatMap { Int(String(cString: $0)) } ?? 0

@inline(__always)
public func plantedPick<T>(
  _ number: Int, _ other: @autoclosure () -> T, _ own: @autoclosure () -> T
) -> T { planted == number ? other() : own() }

@inline(__always)
public func plantedAsk(_ always: Int, _ never: Int, _ condition: @autoclosure () -> Bool) -> Bool {
  if planted == always { return true }
  return planted == never ? false : condition()
}

@inline(__always)
public func plantedTurn(_ number: Int, _ condition: Bool) -> Bool { (planted == number) != condition }
"""

EXPRESSION = re.compile(r"^.*/NestedScroll/([^/]+/[^/]+\.swift):(\d+):(\d+): error: (.*)$")


class Plantation:
    """The sites of the engine's sources and the copy they are planted in."""

    def __init__(self, package: Path, copy: Path):
        self.package, self.copy = package, copy
        self.core = package / "Sources/NestedScroll"
        self.texts, self.sites = {}, {}
        number = 0
        for layer in LAYERS:
            for path in sorted((self.core / layer).glob("*.swift")):
                # The checks of the trait InternalChecks do nothing in the engine that is shipped.
                if path.stem.endswith("+Invariants"):
                    continue
                file = f"{layer}/{path.name}"
                self.texts[file] = path.read_text()
                self.sites[file] = find_sites(file, self.texts[file])
                for site in self.sites[file]:
                    for fault in site.faults:
                        number += 1
                        fault.number = number

    @property
    def faults(self) -> list:
        return [f for sites in self.sites.values() for site in sites for f in site.faults]

    def make(self):
        """Copies the engine, plants, and takes out again what does not compile."""
        self.copy.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.copy / "NestedScroll", ignore_errors=True)
        shutil.copytree(self.core, self.copy / "NestedScroll")
        found = len(self.faults)
        self.take_out_known()
        for turn in range(60):
            self.write()
            errors = self.errors()
            if not errors:
                break
            gone = self.take_out(errors, everything=turn > 1)
            print(f"  {gone} places that do not compile taken out", flush=True)
        else:
            raise SystemExit("what is planted does not compile")
        print(f"  {found} faults found, {len(self.faults)} of them compile")
        self.save()

    def write(self):
        declarations = [PRELUDE]
        for file, text in self.texts.items():
            edits = []
            for site in self.sites[file]:
                numbers = [fault.number for fault in site.faults]
                edits += site.edits(numbers)
                declarations.append(site.declares(numbers))
            (self.copy / "NestedScroll" / file).write_text(apply(text, edits))
        (self.copy / "NestedScroll/Geometry/Planted.swift").write_text("".join(declarations))

    def errors(self) -> list:
        """Where what is planted does not compile, as (file, line, column)."""
        run = self.compile("-emit-sil", "-o", "/dev/null")
        found = set()
        for line in run.stderr.splitlines():
            match = EXPRESSION.match(line)
            if match:
                found.add((match[1], int(match[2]), int(match[3])))
        if run.returncode and not found:
            raise SystemExit(run.stderr[-4000:])
        return sorted(found)

    def compile(self, *action: str):
        sources = sorted(str(path) for path in (self.copy / "NestedScroll").rglob("*.swift"))
        features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        return subprocess.run(
            ["swiftc", "-parse-as-library", "-wmo", "-swift-version", "6", "-enable-testing",
             "-module-name", "NestedScroll", "-suppress-warnings",
             *(word for feature in features for word in ("-enable-upcoming-feature", feature)),
             *action, *sources], capture_output=True, text=True)

    def build(self, tests: bool):
        """Compiles the engine with its faults, and links it with the tests as they are built.

        What tests were compiled against is the engine's interface, and that is the same.
        """
        if tests:
            command = ["swift", "build", "--build-tests", "--package-path", str(self.package)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.link()

    def link(self):
        planted = self.copy / "planted.o"
        run = self.compile("-O", "-c", "-o", str(planted))
        if run.returncode:
            raise SystemExit(run.stderr[-4000:])
        description = (self.package / ".build/debug.yaml").read_text()
        command = next(
            json.loads(line.split("args: ", 1)[1]) for line in description.splitlines()
            if line.lstrip().startswith("args: ") and "PackageTests.xctest\"" in line
            and "-emit-executable" in line)
        listed = next(word for word in command if word.startswith("@"))
        objects = [
            path for path in Path(listed[1:]).read_text().split("\n")
            if "/NestedScroll.build/" not in path and path]
        own = self.copy / "Objects.LinkFileList"
        own.write_text("\n".join([*objects, str(planted)]) + "\n")
        command[command.index(listed)] = f"@{own}"
        command[command.index("-o") + 1] = str(self.copy / "tests.xctest")
        subprocess.run(command, check=True, cwd=self.package)

    def take_out(self, errors: list, everything: bool) -> int:
        """Takes out, for each error, the site of its line that is nearest; or all that cover it."""
        gone = 0
        for file, line, column in errors:
            if file not in self.sites:
                raise SystemExit(f"a declaration does not compile: {file}:{line}")
            near = [site for site in self.sites[file] if site.faults[0].line == line]
            if everything or not near:
                chosen = near + self.around(file, line)
            else:
                columns = self.columns(file, line)
                chosen = [min(near, key=lambda site: abs(columns[id(site)] - column))]
            if not chosen:
                # A value that is missing shows only where it is used.
                chosen = [
                    site for site in self.sites[file]
                    if site.faults[0].kind == "statement" and 0 < line - site.faults[0].line < 60]
            for site in chosen:
                if site in self.sites[file]:
                    self.sites[file].remove(site)
                    self.taken_out.add(site.faults[0].key)
                    gone += 1
        if not gone:
            raise SystemExit(f"nothing planted explains {errors[:3]}")
        return gone

    def around(self, file: str, line: int) -> list:
        """The sites that begin on an earlier line and end on this one or a later one."""
        starts = [0]
        for text in self.texts[file].split("\n"):
            starts.append(starts[-1] + len(text) + 1)
        return [
            site for site in self.sites[file]
            if site.faults[0].line < line
            and max(end for _, end, _, _ in site.edits([f.number for f in site.faults]))
            >= starts[line - 1]]

    def columns(self, file: str, line: int) -> dict:
        """Where each site of a line is in what was written."""
        text, result = self.texts[file], {}
        start = sum(len(l) + 1 for l in text.split("\n")[: line - 1])
        sites = [s for s in self.sites[file] if s.faults[0].line == line]
        for site in sites:
            before = 0
            for other in sites:
                for a, b, order, word in other.edits([f.number for f in other.faults]):
                    if a < site.position or a == site.position and other is not site and order < 0:
                        before += len(word) - (b - a)
            result[id(site)] = site.position - start + before + 1
        return result

    def save(self):
        faults = [vars(fault) for fault in self.faults]
        (self.copy / "faults.json").write_text(json.dumps(faults, indent=1))
        (self.copy / "taken_out.json").write_text(json.dumps(sorted(self.taken_out), indent=1))

    def take_out_known(self):
        """What did not compile the last time will not do so now."""
        known = self.copy / "taken_out.json"
        self.taken_out = set(json.loads(known.read_text())) if known.exists() else set()
        for file, sites in self.sites.items():
            self.sites[file] = [s for s in sites if s.faults[0].key not in self.taken_out]


def apply(text: str, edits: list) -> str:
    """Edits in their order: what closes, inner first; what opens, outer first; what is replaced."""
    rank = lambda edit: 0 if edit[2] > 0 else 1 if edit[2] < 0 else 2
    out, at = [], 0
    for start, end, _, word in sorted(edits, key=lambda e: (e[0], rank(e), e[2])):
        if start < at:
            raise ValueError(f"edits overlap at {text[start - 20:end + 20]!r}: {word}")
        out += [text[at:start], word]
        at = end
    return "".join(out) + text[at:]


def load(copy: Path) -> list:
    return [Fault(**fault) for fault in json.loads((copy / "faults.json").read_text())]
