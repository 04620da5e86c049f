#!/usr/bin/env python3
"""Uses the page in Firefox and WebKitGTK, by a finger or the mouse and by the wheel, and compares
where its elements are, frame by frame, with what the replay tool says of the same events."""

import sys

from browsers import browsers
from chromium import Chromium
from page import Page, stroke
from served import Checks, Replay, Site


def use(page):
    browser, checks = page.browser, page.checks
    frames = 0
    for what, setup, places in [
        ("a drag closes the header and goes on in the list", "", [(200, 600), (200, 120)]),
        ("a pull stretches the cover", "", [(200, 300), (200, 460)]),
        ("a swipe turns the page", "", [(350, 600), (60, 604)]),
        ("right to left", "Right to left", [(60, 600), (350, 604)]),
    ]:
        page.open(setup)
        page.probe()
        browser.stroke(stroke(*places))
        frames += page.compare(what)[1]
    page.open()
    browser.stroke(stroke((200, 600), (200, 200)), hold=0.2)
    page.rest()
    total = page.offset("root") + page.offset("journal")
    checks.check(abs(total - 390) < 1e-6, f"400 points less the slop of 10: {total}")
    page.open()
    browser.evaluate("nestedScroll.surface.options = { smoothWheel: false }")
    page.probe()
    browser.wheel(200, 600, 0, 120)
    frames += page.compare("a wheel", moved=False)[1]
    checks.check(page.offset("root") > 0, "a wheel closes the header")
    print(f"{browser.name}: {frames} frames compared", flush=True)


def main():
    checks, replay = Checks(), Replay()
    with Site() as site:
        for browser in browsers(sys.argv[1:] or ["firefox", "webkit"]):
            assert not isinstance(browser, Chromium)
            use(Page(browser, site.address, checks, replay))
            browser.close()
    checks.end()


main()
