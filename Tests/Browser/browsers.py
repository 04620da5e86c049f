"""The browsers that are tried, by name."""

from chromium import Chromium
from firefox import Firefox
from webkit import WebKit

KNOWN = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def browsers(names):
    """Starts one browser after the other: those that are named, else all."""
    for name in names or KNOWN:
        yield KNOWN[name]()
