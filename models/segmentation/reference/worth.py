"""A second implementation of what the segments are worth, to check the first.

Goes through the groups of customers one by one, in cents and exact fractions, and finds the segment of each by
looking for the first row of a list that holds its scores.

    python3 models/segmentation/reference/worth.py > models/segmentation/reference/worth.json
"""

import json
import math
import re
from fractions import Fraction
from pathlib import Path

SOURCE = (Path(__file__).parent / "../scored-customers.ts").read_text()
BASE = dict(
    recentFrom=4, lapsedTo=2, highFrom=4, lowTo=1, steadyFrom=3,
    balanceMargin=0.012, feeRate=0.004, accountCost=35, contactCost=2, wonBack=0.08, controlShare=0.2,
)
CASES = [
    {},
    {"balanceMargin": 0.005},
    {"recentFrom": 5, "highFrom": 5},
    {"recentFrom": 2, "lapsedTo": 4, "highFrom": 2, "lowTo": 4},
    {"recentFrom": 5, "lapsedTo": 4},
    {"balanceMargin": 0, "feeRate": 0},
    {"accountCost": 72.5, "contactCost": 1.25, "wonBack": 0.2, "steadyFrom": 5},
    {"wonBack": 0.15, "controlShare": 0.5},
    {"wonBack": 0},
]
NAMES = ["core", "growing", "newly active", "steady", "occasional", "at risk", "fading", "dormant"]


def groups():
    """Scores now and before, customers, balance and turnover in cents, and products."""
    for word in re.search(r'text = "([^"]+)"', SOURCE)[1].split(" "):
        before = None if word[2] == "-" else (int(word[2]), int(word[3]))
        yield (int(word[0]), int(word[1])), before, [int(part, 36) for part in word[4:].split(",")]


def segment(scores, case):
    recency, value = scores
    recent, lapsed = recency >= case["recentFrom"], recency <= case["lapsedTo"]
    high, low = value >= case["highFrom"], value <= case["lowTo"]
    steady = value >= case["steadyFrom"]
    rows = [
        ("core", recent and high), ("newly active", recent and low), ("growing", recent),
        ("at risk", lapsed and high), ("dormant", lapsed and low), ("fading", lapsed),
        ("steady", steady), ("occasional", True),
    ]
    return next(name for name, holds in rows if holds)


def trial(case, at_risk, control, gain, campaign, went):
    """What a control group shows: the difference of two shares, and how sure it is."""
    without = went["core"] / sum(went.values()) if sum(went.values()) else 0
    contacted_share = min(1, without + case["wonBack"])
    spread = {share: share * (1 - share) for share in (without, contacted_share)}
    both = spread[without] + spread[contacted_share]
    sizes = math.ceil((1.96 + 0.84) ** 2 * both / case["wonBack"] ** 2) if case["wonBack"] else "None"
    found = {"spontaneous": without, "controlCustomers": control, "neededCustomers": sizes}
    if control == 0:
        return found | dict.fromkeys(("upliftError", "campaignLow", "campaignHigh"), "None")
    error = math.sqrt(spread[contacted_share] / (at_risk - control) + spread[without] / control)
    off = 1.96 * error * (at_risk - control) * abs(gain)
    return found | {"upliftError": error, "campaignLow": campaign - off, "campaignHigh": campaign + off}


def worth(changes):
    case = BASE | changes
    margin, fee, account, contact, back = (
        Fraction(str(case[name]))
        for name in ("balanceMargin", "feeRate", "accountCost", "contactCost", "wonBack")
    )
    sums = {name: [0, 0, 0, 0] for name in NAMES}
    moved = {name: dict.fromkeys(NAMES, 0) for name in NAMES}
    for now, before, counts in groups():
        name = segment(now, case)
        sums[name] = [a + b for a, b in zip(sums[name], counts)]
        if before is not None:
            moved[segment(before, case)][name] += counts[0]
    earned = {
        name: (balance * margin + turnover * fee) / 100 - customers * account
        for name, (customers, balance, turnover, _) in sums.items()
    }
    each = {name: earned[name] / sums[name][0] if sums[name][0] else Fraction(0) for name in NAMES}
    at_risk, gain = sums["at risk"][0], each["core"] - each["at risk"]
    total = [sum(column) for column in zip(*sums.values())]
    columns = {
        "customers": [sums[name][0] for name in NAMES],
        "share": [sums[name][0] / total[0] for name in NAMES],
        "balanceSum": [sums[name][1] / 100 for name in NAMES],
        "turnoverSum": [sums[name][2] / 100 for name in NAMES],
        "productSum": [sums[name][3] for name in NAMES],
        "contribution": [float(earned[name]) for name in NAMES],
        **{f"moved{row}": list(moved[name].values()) for row, name in enumerate(NAMES, 1)},
    }
    control = math.floor(case["controlShare"] * at_risk + 0.5)
    campaign = (at_risk - control) * (back * gain - contact)
    figures = {
        **trial(case, at_risk, control, float(gain), float(campaign), moved["at risk"]),
        "coreWorth": float(earned["core"]),
        "atRisk": at_risk,
        "contacted": at_risk - control,
        "atRiskWorth": float(earned["at risk"]),
        "campaign": float(campaign),
        "needed": float(contact / gain) if at_risk and gain > 0 else "None",
        "balanceOfAll": total[1] / 100 / total[0],
        "turnoverOfAll": total[2] / 100 / total[0],
        "productsOfAll": total[3] / total[0],
        "eachOfAll": float(sum(earned.values()) / total[0]),
    }
    for line, values in columns.items():
        if not line.startswith("moved"):
            figures[f"{line}.total"] = sum(values)
        # The sheet never breaks a line within a name.
        figures |= {f"{line}.{name.replace(' ', chr(160))}": value for name, value in zip(NAMES, values)}
    return {"changes": changes, "figures": figures}


print(json.dumps([worth(changes) for changes in CASES]))
