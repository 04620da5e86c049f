#!/usr/bin/env python3
"""Takes the README's picture of the page: Docs/Pictures/web-page.webp. With a folder as argument,
takes pictures of what is to be looked at instead: each state in light and dark."""

import os
import sys
import time

from chromium import Chromium
from served import PACKAGE, Site, opened


def flick(x, y, distance, seconds=0.12, hold=0.0):
    count = 8
    return [(seconds * step / count, x, y - distance * (step / count) ** 1.2)
            for step in range(count + 1)]


class Studio:
    def __init__(self, browser, address):
        self.browser, self.address = browser, address

    def open(self, width, height, scale=1, mobile=True, theme="light", setup=""):
        self.browser.resize(width, height, scale, mobile)
        self.browser.media(prefers_color_scheme=theme)
        opened(self.browser, self.address, setup)
        self.browser.evaluate("nestedScroll.painted()")
        time.sleep(0.4)

    def rest(self):
        self.browser.wait("!nestedScroll.engine.isMoving")
        time.sleep(0.3)

    def press(self, *places):
        """A finger through places that stays down."""
        now = time.time()
        for index, (x, y) in enumerate(places):
            self.browser.answer(self.browser.touch(
                "touchMove" if index else "touchStart", [(0, x, y)], now + index * 0.03))
        time.sleep(0.15)

    def between(self, start, end, count=12):
        return [(start[0] + (end[0] - start[0]) * step / count,
                 start[1] + (end[1] - start[1]) * step / count) for step in range(count + 1)]

    def lift(self):
        self.browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.rest()


def readme(studio):
    # A screen with touch, wide enough for the panels.
    studio.open(1280, 800, 1.5)
    studio.browser.send(
        "Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    studio.browser.stroke(flick(640, 640, 300))
    studio.rest()
    studio.browser.stroke(flick(640, 300, -190))
    studio.rest()
    studio.press(*studio.between((640, 700), (640, 600)))
    path = os.path.join(PACKAGE, "Docs", "Pictures", "web-page.webp")
    studio.browser.screenshot(path, format="webp", quality=72)
    print(f"{os.path.relpath(path, PACKAGE)}: {os.path.getsize(path)} bytes")


def states(studio, folder):
    os.makedirs(folder, exist_ok=True)

    def take(name):
        studio.browser.screenshot(os.path.join(folder, f"{name}.png"))

    for theme in ["light", "dark"]:
        studio.open(400, 800, theme=theme)
        take(f"{theme}-open")
        studio.browser.stroke(flick(200, 650, 420), 0.2)
        studio.rest()
        take(f"{theme}-collapsed")
        studio.open(400, 800, theme=theme)
        studio.press(*studio.between((200, 250), (200, 480)))
        take(f"{theme}-stretched")
        studio.lift()
        studio.open(400, 800, theme=theme)
        studio.press(*studio.between((350, 775), (170, 779)))
        take(f"{theme}-swipe")
        studio.lift()
        studio.open(400, 800, theme=theme)
        studio.browser.evaluate("document.getElementById('tab-2').click()")
        studio.rest()
        studio.press(*studio.between((350, 700), (170, 704)))
        take(f"{theme}-inner-swipe")
        studio.lift()
        studio.browser.evaluate("document.getElementById('season-tab-1').click()")
        studio.rest()
        studio.browser.stroke(flick(200, 780, 330), 0.2)
        studio.rest()
        take(f"{theme}-inner")
        studio.open(400, 800, theme=theme, setup="Right to left")
        studio.press(*studio.between((50, 775), (220, 779)))
        take(f"{theme}-right-to-left")
        studio.lift()
        studio.open(1440, 900, mobile=False, theme=theme)
        take(f"{theme}-desktop")
    print(f"pictures in {folder}")


def main():
    with Site() as site:
        browser = Chromium(400, 800)
        studio = Studio(browser, site.address)
        if len(sys.argv) > 1:
            states(studio, sys.argv[1])
        else:
            readme(studio)
        browser.close()


main()
