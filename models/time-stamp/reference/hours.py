"""A second way to count hours, written from the page's text and not from the TypeScript.

It goes through a month minute by minute and asks of each one whether the person was in, then gives the
minutes of a shift to the day on which it began.

    python3 models/time-stamp/reference/hours.py > models/time-stamp/reference/hours.json
"""

import json
import random

DAY = 24 * 60


def month_of(seed):
    """A person's rows in minutes: day and night shifts, breaks, forgotten clock-outs, replaced rows."""
    numbers = random.Random(seed)
    rows, written, forgotten = [], 0, None
    for day in range(0, 26):
        if numbers.random() < 0.25:
            continue
        night = seed % 2 == 1
        start = day * DAY + (22 * 60 if night else 8 * 60) + numbers.randint(-30, 30)
        if forgotten is not None:
            rows.append({"kind": "Out", "time": forgotten, "written": start, "replaces": None})
            forgotten = None
        rows.append({"kind": "In", "time": start, "written": start, "replaces": None})
        clock = start
        for _ in range(numbers.randint(0, 2)):
            clock += numbers.randint(60, 150)
            rows.append({"kind": "Break", "time": clock, "written": clock, "replaces": None})
            clock += numbers.randint(5, 45)
            rows.append({"kind": "In", "time": clock, "written": clock, "replaces": None})
        clock += numbers.randint(60, 180)
        fate = numbers.random()
        if fate < 0.15:
            forgotten = clock
        elif fate < 0.3:
            rows.append({"kind": "Break", "time": clock, "written": clock, "replaces": None})
            later = clock + numbers.randint(5, 60)
            rows.append({"kind": "Out", "time": clock - 3, "written": later, "replaces": len(rows)})
        else:
            rows.append({"kind": "Out", "time": clock, "written": clock, "replaces": None})
    return rows


def minutes_by_day(rows):
    gone = {row["replaces"] for row in rows}
    at = {row["time"]: row["kind"] for number, row in enumerate(rows, 1) if number not in gone}
    state, shift_day, days = "Out", None, {}
    open_since = None
    stretch = 0
    for minute in range(0, 31 * DAY):
        kind = at.get(minute)
        if kind == "In" and state == "Out":
            shift_day = minute // DAY + 1
            days.setdefault(shift_day, 0)
        if kind in ("Break", "Out") and open_since is not None:
            days[shift_day] += stretch
            open_since = None
        if kind == "In":
            open_since, stretch = minute, 0
        if kind:
            state = kind
        if open_since is not None:
            stretch += 1
    return days


def main():
    print(json.dumps([{"rows": month_of(seed), "minutes": minutes_by_day(month_of(seed))} for seed in range(6)]))


main()
