"""A second implementation of scores and segments, to check the first.

Ranks come from bisection in sorted lists, in whole numbers, and the segments from the table of the page.

    python3 models/segmentation/reference/rfm.py > models/segmentation/reference/rfm.json
"""

import json
from bisect import bisect_right

# Segment, lowest and highest recency, lowest and highest value.
TABLE = [
    ("core", 4, 5, 4, 5), ("growing", 4, 5, 2, 3), ("newly active", 4, 5, 1, 1),
    ("steady", 3, 3, 3, 5), ("occasional", 3, 3, 1, 2),
    ("at risk", 1, 2, 4, 5), ("fading", 1, 2, 2, 3), ("dormant", 1, 2, 1, 1),
]


def customers():
    """With many ties, as a small congruential generator makes them."""
    state = 11
    rows = []
    for _ in range(237):
        draws = []
        for _ in range(3):
            state = (1103515245 * state + 12345) % 2**31
            draws.append(state / 2**31)
        rows.append({
            "daysSinceBooking": int(90 * draws[0] ** 2),
            "bookings": 1 + int(30 * draws[1] ** 3),
            "turnover": 10 * int(400 * draws[1] * draws[2]),
        })
    return rows


def fifths(values):
    ranked = sorted(values)
    return [-(-5 * bisect_right(ranked, value) // len(ranked)) for value in values]


def segment(recency, value):
    [name] = [
        name for name, low, high, least, most in TABLE
        if low <= recency <= high and least <= value <= most
    ]
    return name


rows = customers()
recency = fifths([-row["daysSinceBooking"] for row in rows])
frequency = fifths([row["bookings"] for row in rows])
monetary = fifths([row["turnover"] for row in rows])
scores = [
    {"recency": r, "frequency": f, "monetary": m} for r, f, m in zip(recency, frequency, monetary)
]
print(json.dumps({
    "customers": rows,
    "scores": scores,
    "segments": [segment(s["recency"], -(-(s["frequency"] + s["monetary"]) // 2)) for s in scores],
}))
