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
    ("Ines Ferreira", 80), ("Jonas Weber", 160), ("Karim Nasser", 160), ("Lena Hoffmann", 160),
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


def hard_month(seed):
    """Shifts of five to twelve hours with breaks of 5 to 50 minutes, and rests of eight to fifteen hours."""
    numbers = random.Random(seed)
    rows, clock = [], 6 * 60
    while clock < 25 * DAY:
        rows.append({"kind": "In", "time": clock, "written": clock, "replaces": None})
        for _ in range(numbers.randint(0, 3)):
            clock += numbers.randint(60, 180)
            rows.append({"kind": "Break", "time": clock, "written": clock, "replaces": None})
            clock += numbers.randint(5, 50)
            rows.append({"kind": "In", "time": clock, "written": clock, "replaces": None})
        clock += numbers.randint(180, 360)
        rows.append({"kind": "Out", "time": clock, "written": clock, "replaces": None})
        clock += numbers.randint(8 * 60, 15 * 60)
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


def shifts_of(rows):
    """Each shift minute by minute: its minutes of work and its breaks, as far as a later stamp closed them."""
    gone = {row["replaces"] for row in rows}
    at = {row["time"]: row["kind"] for number, row in enumerate(rows, 1) if number not in gone}
    state, shifts, pending = "Out", [], []
    for minute in range(0, 31 * DAY):
        kind = at.get(minute)
        if kind == "In" and state == "Out":
            shifts.append({"start": minute, "end": None, "work": [], "breaks": []})
        elif kind == "In":
            shifts[-1]["breaks"].append(len(pending))
        elif kind and state == "In":
            shifts[-1]["work"] += pending
        if kind == "Out":
            shifts[-1]["end"] = minute
        if kind:
            state, pending = kind, []
        pending.append(minute)
    return shifts


def by_law(shifts):
    """Arbeitszeitgesetz: ten hours a day (3), breaks (4), rest (5), night (2) and Sundays (9). The month begins on a Monday."""
    short_breaks, short_by, nights = [], [], []
    for shift in shifts:
        worked = len(shift["work"])
        due = 45 if worked > 9 * 60 else 30 if worked > 6 * 60 else 0
        taken = sum(pause for pause in shift["breaks"] if pause >= 15)
        short = max(0, due - taken) if shift["end"] is not None else 0
        short_breaks.append(short > 0)
        short_by.append(short)
        nights.append(sum(1 for one in shift["work"] if not 6 * 60 <= one % DAY < 23 * 60))
    rests = [after["start"] - before["end"] for before, after in zip(shifts, shifts[1:])]
    return {
        "long": sum(1 for shift in shifts if shift["end"] is not None and len(shift["work"]) > 10 * 60),
        "breaks": sum(short_breaks),
        "by": sum(short_by) / 60,
        "rests": sum(1 for rest in rests if rest < 11 * 60),
        "night": sum(nights) / 60,
        "sunday": sum(1 for shift in shifts for one in shift["work"] if one // DAY % 7 == 6) / 60,
    }


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


def three_people(seed):
    people = [seed, seed + 1, seed + 2]
    return {one: until_break(month_of(one)) if one % 3 == 1 else month_of(one) for one in people}


def case(seed, logs):
    """The month of one person at the door, and of the others in the log."""
    people = sorted(logs)
    days, paused, _ = walk(logs[seed])
    states = [walk(logs[one])[2] for one in people]
    name, contract = TEAM[seed]
    day = sorted(days)[len(days) // 2]
    worked = [sum(walk(logs[one])[0].values()) / 60 for one in people]
    quarters = [math.floor(hours * 4 + 0.5) / 4 for hours in worked]
    hours, rounded = worked[0], quarters[0]
    legal = [by_law(shifts_of(logs[one])) for one in people]
    team = lambda name: sum(one[name] for one in legal)
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
            "shiftCount": len(shifts_of(logs[seed])),
            "shiftWorked.total": hours,
            "shiftPaused.total": paused / 60,
            "dayWorked.total": hours,
            **{f"dayWorked.{one}": days.get(one, 0) / 60 for one in range(1, 29)},
            "teamIn.total": is_in,
            "teamOnBreak.total": on_break,
            "teamOpen.total": is_in + on_break,
            f"teamWorked.{seed + 1}": hours,
            "teamWorked.total": sum(worked),
            "teamRounded.total": sum(quarters),
            "teamContract.total": sum(hours for _, hours in TEAM),
            "shiftBreakShort.total": legal[0]["by"],
            "shiftNight.total": legal[0]["night"],
            "shiftSunday.total": legal[0]["sunday"],
            "teamShifts.total": sum(len(shifts_of(logs[one])) for one in people),
            "teamLongDays.total": team("long"),
            "teamShortBreaks.total": team("breaks"),
            "teamShortRests.total": team("rests"),
            "teamNight.total": team("night"),
            "teamSunday.total": team("sunday"),
        },
    }


def main():
    cases = [case(seed, three_people(seed)) for seed in range(6)]
    print(json.dumps([*cases, *(case(seed, {seed: hard_month(seed)}) for seed in (6, 7))]))


main()
