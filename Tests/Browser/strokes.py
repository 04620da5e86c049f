"""Recorded fingers, taken from the project's scenarios."""

from served import recorded


def fingers(name, index=0):
    """What the fingers of a scenario do: (seconds, kind, pointer, x, y), from 0 on."""
    scenario = dict(recorded())[name][index]
    events = [event for event in scenario["events"] if "touch" in event]
    start = events[0]["at"]
    steps, last, at = [], {}, start
    for event in events:
        at = event.get("at", at)
        pointer = event.get("pointer", 0)
        last[pointer] = event.get("position", last.get(pointer))
        steps.append((at - start, event["touch"], pointer, *last[pointer]))
    return steps


def area(name, index=0):
    """The size of the screen the fingers were on."""
    tree = dict(recorded())[name][index]["tree"]
    return round(tree["children"][0]["viewport"]), round(tree["viewport"])
