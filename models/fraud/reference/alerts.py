"""A second implementation of alerts, precision and recall, to check the first.

Writes out every payment of every group with the values that it reaches, and asks each rule about each of them.

    python3 models/fraud/reference/alerts.py > models/fraud/reference/alerts.json
"""

import json
import re
from fractions import Fraction
from pathlib import Path

SOURCE = (Path(__file__).parent / "../scored-payments.ts").read_text()
RULES = ["velocity", "score", "chiSquare", "roundAmount", "newPayeeAmount"]
# The lowest limit of each rule, and its step.
LOWEST = [2, 2, 10, 500, 500]
STEP = [1, 0.25, 5, 500, 500]
RULE_TITLES = ["Velocity", "Amount", "Digits", "Round", "Payee"]
KIND_TITLES = ["Burst", "Outlier", "Invoice", "Sum", "Details"]
KINDS = [None, "burst", "outlier", "made-up invoice", "round sum", "new payee"]
CASES = [
    [3, 3.5, 25, 1000, 1000, 1],
    [5, 4.5, 30, 2000, 2000, 1],
    [2, 2.5, 15, 500, 500, 1],
    [2, 2, 15, 500, 500, 2],
    [3, 4, 25, 5000, 500, 1],
    [2, 2, 10, 500, 500, 3],
    [8, 6, 60, 5000, 5000, 1],
    [8, 6, 60, 5000, 5000, 3],
]


def payments():
    for word in re.search(r'text = "([^"]+)"', SOURCE)[1].split(" "):
        levels = [int(digit, 36) for digit in word[:7]]
        values = [low + (n - 1) * step if n else 0 for n, low, step in zip(levels, LOWEST, STEP)]
        number, cents = (int(part, 36) for part in word[7:].split(","))
        # Only the sum of a group's amounts is kept: its payments share it, in exact fractions.
        for _ in range(number):
            yield values, KINDS[levels[5]], levels[6], Fraction(cents, 100 * number)


def counts(case):
    *limits, agreeing = case
    found = {name: [0, 0] for name in ["all", *RULES]}
    kinds = {kind: [0, 0] for kind in KINDS[1:]}
    total = frauds = 0
    # By half of the year: alerts, hits, frauds, and the same in euro.
    halves = {half: [0] * 6 for half in (1, 2)}
    for values, kind, half, amount in payments():
        flagged = [rule for rule, value, limit in zip(RULES, values, limits) if value >= limit]
        is_alert = len(flagged) >= agreeing
        total += 1
        is_fraud = kind is not None
        counted = [is_alert, is_alert and is_fraud, is_fraud]
        own = [*counted, *(amount * one for one in counted)]
        halves[half] = [a + b for a, b in zip(halves[half], own)]
        if kind is not None:
            frauds += 1
            kinds[kind][0] += 1
            kinds[kind][1] += is_alert
        if is_alert:
            for name in ["all", *flagged]:
                found[name][0] += 1
                found[name][1] += kind is not None
    alerts, hits = found.pop("all")
    figures = {
        "payments": total,
        "frauds": frauds,
        "alerts": alerts,
        "hits": hits,
        "precision": hits / alerts if alerts else "None",
        "recall": hits / frauds,
    }
    both = [a + b for a, b in zip(*halves.values())]
    figures["euroPrecision"] = float(both[4] / both[3]) if alerts else "–"
    figures["euroRecall"] = float(both[4] / both[5])
    for half, (flagged, right, planted, euro_flagged, euro_right, euro_planted) in halves.items():
        figures[f"halfAlerts.{half}"] = flagged
        figures[f"halfHits.{half}"] = right
        figures[f"halfPrecision.{half}"] = right / flagged if flagged else "–"
        figures[f"halfRecall.{half}"] = right / planted
        figures[f"halfEuroPrecision.{half}"] = float(euro_right / euro_flagged) if flagged else "–"
        figures[f"halfEuroRecall.{half}"] = float(euro_right / euro_planted)
    for name, (flagged, right) in zip(RULE_TITLES, found.values()):
        figures[f"ruleAlerts.{name}"] = flagged
        figures[f"ruleHits.{name}"] = right
        figures[f"rulePrecision.{name}"] = right / flagged if flagged else "–"
        figures[f"ruleRecall.{name}"] = right / frauds
    for name, (planted, caught) in zip(KIND_TITLES, kinds.values()):
        figures[f"planted.{name}"] = planted
        figures[f"found.{name}"] = caught
    return {"inputs": dict(zip([*RULES, "agreeing"], case)), "figures": figures}


print(json.dumps([counts(case) for case in CASES]))
