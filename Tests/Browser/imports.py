#!/usr/bin/env python3
"""Says what a WebAssembly module imports; it must be nothing."""

import sys


def number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at, value, shift = at + 1, value | (byte & 0x7F) << shift, shift + 7
        if byte < 0x80:
            return value, at


def sections(data):
    assert data[:8] == b"\0asm\1\0\0\0", "not a WebAssembly module"
    at = 8
    while at < len(data):
        size, start = number(data, at + 1)
        yield data[at], data[start:start + size]
        at = start + size


def main():
    with open(sys.argv[1], "rb") as file:
        found = dict(sections(file.read()))
    count = number(found[2], 0)[0] if 2 in found else 0
    print(f"it imports {count} things and exports {number(found[7], 0)[0]}")
    sys.exit(1 if count else 0)


main()
