"""Which faults can be planted in a source."""

from expressions import calls, literals, members, operators
from flow import clauses, statements, ternaries
from swift_text import Source


def find_sites(file: str, text: str) -> list:
    """All places of a source where faults can be planted, in order."""
    source = Source(text)
    sites = []
    for finder in (operators, calls, literals, members, clauses, ternaries, statements):
        sites += finder(source)
    lines = text.split("\n")
    same_line, seen = {}, {}
    for number, line in enumerate(lines):
        same_line[number] = sum(1 for other in lines[:number] if other.strip() == line.strip())
    for site in sorted(sites, key=lambda site: site.position):
        line = source.line_of(site.position)
        for fault in site.faults:
            fault.file, fault.line, fault.text = file, line + 1, lines[line].strip()
            fault.column = site.position - (text.rfind("\n", 0, site.position) + 1) + 1
            same = (fault.text, fault.says)
            seen[same] = seen.get(same, 0) + 1
            fault.turn = seen[same]
    return sorted(sites, key=lambda site: site.position)
