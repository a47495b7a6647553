"""A second way to count hours, written from the page's text and not from the TypeScript.

It goes through a month minute by minute and asks of each one whether the person was in, then gives the
minutes of a shift to the day on which it began.

    python3 models/time-stamp/reference/hours.py > models/time-stamp/reference/hours.json
"""

import json
import math
import random

DAY = 24 * 60
# 1 February 2021, as a spreadsheet counts days.
FIRST_DAY = 44228
TEAM = [
    ("Amira Haddad", 160), ("Ben Krüger", 160), ("Clara Vogt", 80), ("Daniel Osei", 160),
    ("Elif Kaya", 160), ("Felix Brandt", 120), ("Greta Lindner", 160), ("Hassan Malik", 160),
]


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


def walk(rows):
    """Minutes worked by day, minutes on break, and where the person is at the end."""
    gone = {row["replaces"] for row in rows}
    at = {row["time"]: row["kind"] for number, row in enumerate(rows, 1) if number not in gone}
    state, shift_day, days = "Out", None, {}
    worked, paused, all_paused = 0, 0, 0
    for minute in range(0, 31 * DAY):
        kind = at.get(minute)
        if kind == "In" and state == "Out":
            shift_day = minute // DAY + 1
            days.setdefault(shift_day, 0)
        if kind in ("Break", "Out"):
            days[shift_day] += worked
            worked = 0
        if kind == "In":
            # A break counts once it is over.
            all_paused += paused
        if kind:
            state, paused = kind, 0
        worked += state == "In"
        paused += state == "Break"
    return days, all_paused, state


def until_break(rows):
    """The same month, up to its last break: the person is still there."""
    breaks = [number for number, row in enumerate(rows) if row["kind"] == "Break"]
    return rows[: breaks[-1] + 1]


def stamps_of(name, rows):
    gone = {row["replaces"] for row in rows}
    left = [row for number, row in enumerate(rows, 1) if number not in gone]
    return [
        {"stampPerson": name, "stampKind": row["kind"], "stampAt": FIRST_DAY + row["time"] / DAY}
        for row in sorted(left, key=lambda row: row["time"])
    ]


def case(seed):
    """Three people, one of them at the door."""
    people = [seed, seed + 1, seed + 2]
    logs = {one: until_break(month_of(one)) if one % 3 == 1 else month_of(one) for one in people}
    days, paused, _ = walk(logs[seed])
    states = [walk(logs[one])[2] for one in people]
    name, contract = TEAM[seed]
    day = sorted(days)[len(days) // 2]
    hours = sum(days.values()) / 60
    rounded = math.floor(hours * 4 + 0.5) / 4
    is_in, on_break = states.count("In"), states.count("Break")
    return {
        "name": f"{name}, day {day}",
        "rows": logs[seed],
        "inputs": {
            "person": name,
            "day": day,
            "minuteOfDay": 0,
            "stamps": [stamp for one in people for stamp in stamps_of(TEAM[one][0], logs[one])],
        },
        "figures": {
            "hoursToday": days[day] / 60,
            "hoursMonth": rounded,
            "balance": rounded - contract,
            "openShifts": is_in + on_break,
            "exactHours": hours,
            "shiftCount": len(days),
            "shiftWorked.total": hours,
            "shiftPaused.total": paused / 60,
            "dayWorked.total": hours,
            **{f"dayWorked.{one}": days.get(one, 0) / 60 for one in range(1, 29)},
            "teamIn.total": is_in,
            "teamOnBreak.total": on_break,
            "teamOpen.total": is_in + on_break,
            f"teamWorked.{seed + 1}": hours,
        },
    }


def main():
    print(json.dumps([case(seed) for seed in range(6)]))


main()
