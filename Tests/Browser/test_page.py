#!/usr/bin/env python3
"""Uses the page in Chromium as people do, by touch, wheel and keys: where its elements are, frame by
frame, and what people can do there."""

import json
import os

from chromium import Chromium
from page import Page, stroke
from served import PACKAGE, Checks, Replay, Site, script
from strokes import area, fingers

RECORDED = [
    "flutter-03.json", "flutter-06.json", "flutter-interrupted.json",
    "aosp-sailfish-fling-up-faster-1.json", "aosp-swordfish-fling-down.json",
    "evemu-ep0430m09-2-finger-scroll-down.json", "evemu-atmel-4-finger-drag-down-1.json",
    "evemu-atmel-1-finger-drag-up-down.json",
]


def recorded_fingers(page):
    frames = 0
    for name in RECORDED:
        page.browser.resize(*area(name))
        page.open()
        page.probe()
        steps = fingers(name)
        page.play(steps)
        _, count, scenario = page.compare(name)
        frames += count
        # What the engine was told is what the finger did, to what a browser keeps of it.
        # A browser tells no move that leads nowhere.
        told = [event for event in scenario["events"] if event.get("touch") in ("began", "moved")]
        moves = [step for step in steps if step[1] in ("began", "moved")]
        moves = [step for before, step in zip([None, *moves], moves)
                 if before is None or before[3:] != step[3:]]
        if all(step[2] == 0 for step in steps):
            page.checks.equal(len(told), len(moves), f"{name}: moves")
            for event, step in zip(told, moves):
                x, y = event["position"]
                page.checks.check(
                    abs(x - step[3]) < 0.01 and abs(y - step[4]) < 0.01
                    and abs(event["at"] - told[0]["at"] - step[0]) < 0.001,
                    f"{name}: {event} is not {step}")
    print(f"{len(RECORDED)} recorded fingers on the page: {frames} frames compared")


def gestures(page):
    checks, browser = page.checks, page.browser
    cases = [
        ("a drag closes the header and goes on in the list", "", [(200, 700), (200, 150)]),
        ("there and back in one gesture", "", [(200, 700), (200, 150), (200, 700)]),
        ("a pull stretches the cover", "", [(200, 300), (200, 520)]),
        ("a swipe turns the page", "", [(350, 700), (60, 705)]),
        ("a swipe is taken back", "", [(350, 700), (150, 705), (340, 700)]),
        ("floating", "Floating", [(200, 700), (200, 100), (200, 300)]),
        ("contained", "Contain", [(200, 700), (200, 200), (200, 600)]),
        ("one node", "One node", [(200, 700), (200, 150)]),
        ("right to left", "Right to left", [(60, 700), (350, 705)]),
        ("carousel", "", [(300, 640), (80, 640)]),
        ("Android", "Android", [(200, 700), (200, 300)]),
        ("hard edges", "Hard", [(200, 300), (200, 520)]),
    ]
    for what, setup, places in cases:
        page.open(setup)
        page.probe()
        browser.stroke(stroke(*places, pace=0.008))
        page.compare(what, moved=what != "hard edges")
        checks.equal(browser.evaluate("document.scrollingElement.scrollTop"), 0, f"{what}: window")
    print(f"{len(cases)} gestures, frame by frame")


def conservation(page):
    """What one drag asks for is what the header and the list take together, to the point."""
    page.open()
    page.browser.stroke(stroke((200, 700), (200, 200)), hold=0.2)
    page.rest()
    total = page.offset("root") + page.offset("journal")
    page.checks.check(abs(total - 490) < 1e-9, f"500 points less the slop of 10: {total}")


def wheel(page):
    browser = page.browser
    page.open()
    browser.evaluate("nestedScroll.surface.options = { smoothWheel: false }")
    page.probe()
    for _ in range(5):
        browser.wheel(200, 600, 0, 120)
    page.compare("a wheel")
    page.checks.equal(
        page.offset("root") + page.offset("journal"), 600, "five notches of 120")
    page.open()
    page.probe()
    for _ in range(3):
        browser.wheel(200, 600, 0, 120)
    page.compare("a smooth wheel")
    page.checks.check(
        abs(page.offset("root") + page.offset("journal") - 360) < 1e-6, "three smooth notches")
    page.open()
    browser.wheel(200, 640, 200, 0)
    page.rest()
    page.checks.check(page.offset("albums") > 0, "a wheel to the side moves the albums")
    print("wheel: straight, smooth and to the side")


def keys(page):
    """The page by keyboard alone: tabs, lists, and focus that is brought into view."""
    browser, checks = page.browser, page.checks
    page.open()
    focus = "document.activeElement"
    for _ in range(30):
        browser.key("Tab")
        if browser.evaluate(f"{focus}.getAttribute('role')") == "tab":
            break
    checks.equal(browser.evaluate(f"{focus}.textContent"), "Journal", "Tab reaches the tabs")
    browser.key("ArrowRight")
    page.rest()
    checks.equal(browser.evaluate(f"{focus}.textContent"), "Walks", "an arrow goes to the next tab")
    checks.equal(browser.evaluate(f"{focus}.getAttribute('aria-selected')"), "true", "selected")
    checks.equal(page.offset("pager"), browser.width, "its page is shown")
    checks.equal(
        browser.evaluate("[...document.querySelectorAll('#strip > .sheet')].map((s) => s.inert)"),
        [True, False, True], "the other pages can't be reached")
    browser.key("Tab")
    checks.equal(browser.evaluate(f"{focus}.getAttribute('aria-posinset')"), "1", "the first row")
    for _ in range(40):
        browser.key("ArrowDown")
    page.rest()
    checks.equal(browser.evaluate(f"{focus}.getAttribute('aria-posinset')"), "41", "row 41")
    checks.equal(browser.evaluate(f"{focus}.getAttribute('aria-setsize')"), "5000", "of 5000")
    inside = (
        "(() => { const box = document.activeElement.getBoundingClientRect();"
        " return box.top >= document.getElementById('tabs').getBoundingClientRect().bottom - 1"
        " && box.bottom <= innerHeight + 1 })()")
    checks.check(browser.evaluate(inside), "the row with the focus is in view")
    browser.key("End")
    page.rest()
    checks.equal(browser.evaluate(f"{focus}.getAttribute('aria-posinset')"), "5000", "the last row")
    checks.check(browser.evaluate(inside), "the last row is in view")
    browser.evaluate("document.getElementById('tab-0').click()")
    page.rest()
    browser.evaluate("document.querySelectorAll('.quiet')[5].focus()")
    page.rest()
    checks.check(browser.evaluate(inside), "a button far down is brought into view")
    checks.equal(page.offset("root"), browser.evaluate(
        "nestedScroll.engine.maximum(nestedScroll.nodes.root)"), "and the header is closed")
    browser.evaluate("document.getElementById('status').click()")
    page.rest()
    checks.equal((page.offset("root"), page.offset("journal")), (0, 0), "status bar: to the top")
    browser.evaluate("document.querySelector('.entry .quiet').focus({ preventScroll: true })")
    page.rest()
    before = page.offset("journal")
    browser.key("PageDown")
    page.rest()
    checks.check(page.offset("journal") > before + 300, "Page Down scrolls by a page")
    print("keys: tabs, rows, focus in view, pages")


def spoken(page):
    """What a screen reader is told."""
    browser, checks = page.browser, page.checks
    browser.resize(1280, 800, mobile=False)
    page.open()
    browser.send("Accessibility.enable")
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    said = [(node.get("role", {}).get("value"), node.get("name", {}).get("value", ""))
            for node in nodes if not node.get("ignored")]
    for wanted in [
        ("tablist", "Pages of the profile"), ("tab", "Journal"), ("tab", "Walks"),
        ("tabpanel", "Journal"), ("button", "Scroll to top"), ("button", "Follow"),
        ("heading", "Ines Valdahl"), ("group", "Albums"), ("button", "Album Salt, 18 pictures"),
        ("radio", "Sticky"), ("complementary", "Inspector"),
    ]:
        checks.check(wanted in said, f"a screen reader hears {wanted}")
    checks.check(("tabpanel", "Walks") not in said, "a page that is not shown is not read")
    unnamed = [role for role, name in said if role in ("button", "tab", "radio") and not name]
    checks.equal(unnamed, [], "every control has a name")
    browser.resize(400, 800)
    print(f"{len(said)} nodes of the accessibility tree")


def refresh(page):
    browser, checks = page.browser, page.checks
    page.open()
    browser.stroke(stroke((200, 260), (200, 560)), hold=0.1)
    phase = "nestedScroll.engine.refreshPhase(nestedScroll.nodes.root)"
    browser.wait(f"{phase} === 'refreshing'")
    browser.wait(f"{phase} === 'idle'")
    page.rest()
    checks.equal(page.offset("root"), 0, "a refresh that ends closes")
    print("pull to refresh")


def clicks(page):
    """A tap is a click; a drag, or a tap that catches a fling, is none."""
    browser, checks = page.browser, page.checks
    page.open()
    liked = "document.querySelector('.quiet').getAttribute('aria-pressed')"
    browser.evaluate("document.querySelector('.quiet').focus()")
    page.rest()
    place = browser.evaluate(
        "(() => { const b = document.querySelector('.quiet').getBoundingClientRect();"
        " return [b.x + b.width / 2, b.y + b.height / 2] })()")
    browser.click(*place)
    checks.equal(browser.evaluate(liked), "true", "a click likes")
    browser.stroke([(0, *place), (0.02, place[0], place[1] - 6), (0.04, *place)])
    checks.equal(browser.evaluate(liked), "false", "a tap within the slop is a click")
    x, y = place
    browser.stroke(stroke((x, y), (x, y - 60), (x, y)), hold=0.1)
    page.rest()
    checks.equal(browser.evaluate(liked), "false", "a drag over a button is no click")
    print("clicks and drags are told apart")


def quiet(page):
    """Reduced motion: nothing bounces, nothing is animated."""
    page.open(prefers_reduced_motion="reduce")
    page.browser.evaluate("document.getElementById('tab-2').click()")
    page.checks.check(
        page.browser.evaluate("!nestedScroll.engine.isMoving"), "a page is turned at once")
    page.checks.equal(page.offset("pager"), 2 * page.browser.width, "to the last page")
    page.browser.evaluate("document.getElementById('tab-0').click()")
    page.browser.wait("nestedScroll.engine.offset(nestedScroll.nodes.pager) === 0")
    page.probe()
    page.browser.stroke(stroke((60, 770), (300, 770)), hold=0.1)
    page.compare("reduced motion", moved=False)
    page.checks.check(page.browser.evaluate("!nestedScroll.engine.isMoving"), "nothing bounces")
    page.checks.equal(
        page.browser.evaluate("nestedScroll.engine.stretch(nestedScroll.nodes.pager)"), 0,
        "a stretch is gone at once")
    page.browser.media()
    print("reduced motion")


def rows(page):
    """Thousands of rows from a few elements."""
    browser, checks = page.browser, page.checks
    page.open()
    browser.evaluate("document.getElementById('tab-1').click()")
    page.rest()
    for offset in [0, 71, 72, 12345.5, 180000, 359000]:
        browser.evaluate(
            "nestedScroll.engine.setOffset(nestedScroll.nodes.walks, %r),"
            " nestedScroll.surface.show()" % offset)
        shown = browser.evaluate("""(() => {
          const area = document.getElementById('pages').getBoundingClientRect();
          return [...document.querySelectorAll('.walk')].map((row) => [
            row.getBoundingClientRect(), Number(row.getAttribute('aria-posinset'))])
            .filter(([box]) => box.bottom > area.top && box.top < area.bottom)
            .map(([box, at]) => [box.top - area.top, at]).sort((a, b) => a[0] - b[0]) })()""")
        at = browser.evaluate("nestedScroll.engine.offset(nestedScroll.nodes.walks)")
        first = int(at // 72) + 1
        checks.equal([number for _, number in shown],
                     list(range(first, first + len(shown))), f"rows at {offset}")
        checks.check(abs(shown[0][0] - ((first - 1) * 72 - at)) < 0.1, f"their place at {offset}")
    count = browser.evaluate("document.querySelectorAll('.walk').length")
    checks.check(count < 20, f"{count} elements for 5000 rows")
    print(f"5000 rows from {count} elements")


def readme(page):
    """The page that the module's README tells to write."""
    browser, checks = page.browser, page.checks
    with open(os.path.join(PACKAGE, "Examples", "WebPage", "README.md")) as file:
        blocks = {block.split("\n", 1)[0]: block.split("\n", 1)[1]
                  for block in file.read().split("```")[1::2]}
    browser.open(page.address + "page.css")
    rows = "".join(f"<p>{row}</p>" for row in range(100))
    html = blocks["html"].replace('<div id="rows">…</div>', f'<div id="rows">{rows}</div>')
    browser.evaluate("document.body.style.margin = 0, document.body.innerHTML = %r" % html)
    # What the page's own lines make is to be seen from here.
    code = blocks["js"] + "\nObject.assign(globalThis, { engine, root, surface });"
    browser.evaluate(
        "(() => { const made = document.createElement('script'); made.type = 'module';"
        " made.textContent = %s; document.body.append(made) })()" % json.dumps(code))
    browser.wait("globalThis.root > 0")
    browser.stroke(stroke((200, 600), (200, 250)), hold=0.2)
    browser.wait("!engine.isMoving")
    checks.equal(browser.evaluate("engine.offset(root)"), 200, "README: the header is collapsed")
    list_offset = browser.evaluate("engine.offset(engine.children(root)[0])")
    # A browser keeps where a finger is as a 32-bit number.
    checks.check(abs(list_offset - 140) < 0.001, "README: the list has the rest of 350 less slop")
    place = "document.getElementById('rows').computedStyleMap().get('transform').toMatrix().m42"
    checks.check(page.is_at(browser.evaluate(place), -list_offset), "README: the rows are there")
    print("the page of the module's README")


def main():
    checks, replay = Checks(), Replay()
    with Site() as site:
        browser = Chromium(411, 731)
        page = Page(browser, site.address, checks, replay)
        recorded_fingers(page)
        browser.resize(400, 800)
        for test in [gestures, conservation, wheel, keys, spoken, refresh, clicks, quiet, rows, readme]:
            test(page)
        browser.close()
    checks.end()


if __name__ == "__main__":
    main()
