"""Decides the test loans and scores the applicants a second time, loan by loan, without tables or lookups.

The probabilities of the test loans are those of scikit-learn (scores.json); coefficients and bins are the fitted
ones. Everything else is counted here: python3 decisions.py > decisions.json
"""

import csv
import json
import math
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).parent
CARD = json.loads((FOLDER / "../scorecard.json").read_text())
PACKED = json.loads((FOLDER / "../test-loans.json").read_text())
SCORES = json.loads((FOLDER / "scores.json").read_text())

# (probability, amount, whether it defaulted)
LOANS = [
    (SCORES[str(PACKED["firstNumber"] + i)], 100 * hundreds, PACKED["defaulted"][i] == "1")
    for i, hundreds in enumerate(PACKED["hundredsOfEuro"])
]
LENDERS = [
    (0.15, 0.45, 0.08),
    (0.01, 0.45, 0.08),
    (0.05, 1, 0.3),
    (0.125, 0.6, 0.05),
    (0.42, 0.05, 0.3),
    (0.5, 0.45, 0.08),
    (0.9, 1, 0.005),
]
APPLICANTS = {
    "car": dict(income=2400, debts=260, jobYears=2.5, housing="rent", amount=14000, term=48, purpose="car", accounts=4, arrears=1, inquiries=2),
    "debts": dict(income=2100, debts=380, jobYears=1.5, housing="rent", amount=15000, term=60, purpose="debts", accounts=3, arrears=1, inquiries=3),
    "owner": dict(income=4200, debts=0, jobYears=8, housing="own", amount=20000, term=60, purpose="home", accounts=4, arrears=0, inquiries=1),
}


def cost(cut_off, loss, margin):
    """What approved defaults lose and declined good loans do not earn, in exact fractions."""
    loss, margin = Fraction(str(loss)), Fraction(str(margin))
    of_defaults = sum(loss * amount for score, amount, bad in LOANS if bad and score < cut_off)
    of_refusals = sum(margin * amount for score, amount, bad in LOANS if not bad and score >= cut_off)
    return of_defaults, of_refusals


def lender(cut_off, loss, margin):
    refused = [bad for score, _, bad in LOANS if score >= cut_off]
    granted = [bad for score, _, bad in LOANS if score < cut_off]
    defaults = sum(bad for _, _, bad in LOANS)
    of_defaults, of_refusals = cost(cut_off, loss, margin)
    cheapest = min((sum(cost(step / 200, loss, margin)), step / 200) for step in range(201))
    return {
        "inputs": {"cutOff": cut_off, "loss": loss, "margin": margin},
        "granted": [granted.count(False), granted.count(True), len(granted)],
        "refused": [refused.count(False), refused.count(True), len(refused)],
        "costGranted": float(of_defaults),
        "costRefused": float(of_refusals),
        "cost": float(of_defaults + of_refusals),
        "costIfAllAreGranted": float(sum(cost(1, loss, margin))),
        "accuracy": (granted.count(False) + refused.count(True)) / len(LOANS),
        "caught": refused.count(True) / defaults,
        "defaultRate": granted.count(True) / len(granted),
        "cheapestCost": float(cheapest[0]),
        "cheapestCutOff": cheapest[1],
    }


def chosen_in_training(_, loss, margin):
    """The cheapest cutoff on the training loans, each scored here, and what it costs on the test loans."""
    loss, margin = Fraction(str(loss)), Fraction(str(margin))

    def training_cost(cut_off):
        lost = sum(amount for score, amount, bad in TRAINING if bad and score < cut_off)
        return loss * lost + margin * sum(amount for score, amount, bad in TRAINING if not bad and score >= cut_off)

    cut_off = min((training_cost(step / 200), step) for step in range(201))[1] / 200
    return {"trainedCutOff": cut_off, "trainedCost": float(sum(cost(cut_off, float(loss), float(margin))))}


def payment(amount, term):
    """The level payment at which the loan is worth its payments."""
    month = 1 + CARD["annualRate"] / 12
    return amount / sum(month**-n for n in range(1, term + 1))


def holds(one, value):
    if "is" in one:
        return one["is"] == value
    return "upTo" in one and (one["upTo"] is None or value <= one["upTo"])


def evidence(bins, chosen):
    good, bad = (sum(one[kind] for one in bins) for kind in ("good", "bad"))
    return math.log(chosen["good"] / good) - math.log(chosen["bad"] / bad)


def points(added):
    """Of a field that adds this to the log odds: 600 points at odds of 50 to 1, and twice the odds for 20 more."""
    at_odds = lambda log_odds_of_good: 600 + 20 * math.log2(math.exp(log_odds_of_good) / 50)
    fields = len(CARD["fields"])
    share = at_odds(-CARD["intercept"]) / fields
    return math.floor(share - 20 * math.log2(math.exp(added)) + 0.5)


def applicant(application):
    installment = payment(application["amount"], application["term"])
    values = {**application, "burden": (installment + application["debts"]) / application["income"]}
    log_odds = average = CARD["intercept"]
    factors, score = {}, 0
    for field in CARD["fields"]:
        bins = field["bins"]
        chosen = next(one for one in bins if holds(one, values[field["name"]]))
        mean = sum((one["good"] + one["bad"]) * evidence(bins, one) for one in bins) / sum(
            one["good"] + one["bad"] for one in bins
        )
        log_odds += field["coefficient"] * evidence(bins, chosen)
        average += field["coefficient"] * mean
        score += points(field["coefficient"] * evidence(bins, chosen))
        factors[field["name"]] = math.exp(field["coefficient"] * (evidence(bins, chosen) - mean))
    return {
        "score": score,
        "points": log_odds - CARD["intercept"],
        "installment": installment,
        "burden": values["burden"],
        "probability": 1 / (1 + math.exp(-log_odds)),
        "averageProbability": 1 / (1 + math.exp(-average)),
        "factors": factors,
    }


def above(value, freedom):
    """The chance of a larger chi-square, by integrating its density (Simpson)."""
    density = lambda x: x ** (freedom / 2 - 1) * math.exp(-x / 2) / (2 ** (freedom / 2) * math.gamma(freedom / 2))
    steps = 20_000
    width = value / steps
    weights = (1 if i in (0, steps) else 4 if i % 2 else 2 for i in range(steps + 1))
    return 1 - sum(weight * density(i * width) for i, weight in enumerate(weights)) * width / 3


def measured():
    train = CARD["fields"][0]["bins"]
    rate = sum(one["bad"] for one in train) / sum(one["good"] + one["bad"] for one in train)
    pairs = [
        (bad > good) + (bad == good) / 2
        for bad, _, defaulted in LOANS
        if defaulted
        for good, _, repaid in LOANS
        if not repaid
    ]
    order = sorted(LOANS)
    defaults = sum(bad for _, _, bad in LOANS)
    z = []
    for tenth in range(10):
        group = order[tenth * len(order) // 10 : (tenth + 1) * len(order) // 10]
        p = sum(score for score, _, _ in group) / len(group)
        z.append((sum(bad for *_, bad in group) - len(group) * p) / math.sqrt(len(group) * p * (1 - p)))
    chi_square = sum(one * one for one in z)
    off = (defaults - sum(score for score, *_ in LOANS)) / math.sqrt(sum(s * (1 - s) for s, *_ in LOANS))
    gaps = [
        sum(bad for s, _, bad in LOANS if s >= step / 200) / defaults
        - sum(not bad for s, _, bad in LOANS if s >= step / 200) / (len(LOANS) - defaults)
        for step in range(201)
    ]
    return {
        "gini": 2 * sum(pairs) / len(pairs) - 1,
        "kolmogorovSmirnov": max(gaps),
        "hosmerLemeshow": chi_square,
        "hosmerLemeshowChance": above(chi_square, 10),
        "expectedRate": sum(score for score, *_ in LOANS) / len(LOANS),
        "overallDeviation": off,
        "overallChance": math.erfc(abs(off) / math.sqrt(2)),
        "area": sum(pairs) / len(pairs),
        "brier": sum((score - bad) ** 2 for score, _, bad in LOANS) / len(LOANS),
        "brierOfRate": sum((rate - bad) ** 2 for _, _, bad in LOANS) / len(LOANS),
    }


def case(name, terms):
    """The sheet of one applicant and one lender."""
    deciding, application = lender(*terms), applicant(APPLICANTS[name])
    cut_off, probability = terms[0], application["probability"]
    columns = ["repaid", "defaulted", "all"]
    counts = {
        f"{field['name']}{kind.title()}.total": sum(one[kind] for one in field["bins"])
        for field in CARD["fields"]
        for kind in ("good", "bad")
    }
    return {
        "name": f"{name}, cutoff {cut_off}",
        "preset": name,
        "changes": deciding["inputs"],
        "figures": {
            "probability": probability,
            "accuracy": deciding["accuracy"],
            "caught": deciding["caught"],
            "cost": deciding["cost"],
            "expectedLoss": probability * terms[1] * APPLICANTS[name]["amount"],
            "decision": "declined" if probability >= cut_off else "approved",
            "installment": application["installment"],
            "burden": application["burden"],
            "averageProbability": application["averageProbability"],
            **{f"granted.{column}": count for column, count in zip(columns, deciding["granted"])},
            **{f"refused.{column}": count for column, count in zip(columns, deciding["refused"])},
            **{
                f"loans.{column}": approved + declined
                for column, approved, declined in zip(columns, deciding["granted"], deciding["refused"])
            },
            "costGranted.all": deciding["costGranted"],
            "costRefused.all": deciding["costRefused"],
            "costTotal.all": deciding["cost"],
            "costAt.All": deciding["costIfAllAreGranted"],
            "defaultRateAt.Chosen": deciding["defaultRate"],
            "cheapestCost": deciding["cheapestCost"],
            "cheapestCutOff": deciding["cheapestCutOff"],
            "points.total": application["points"],
            "scorePoints.total": application["score"],
            **chosen_in_training(*terms),
            **counts,
        },
    }


def training_loans():
    """(probability, amount, whether it defaulted) of the loans of 2018 to 2020."""
    with open(FOLDER / "../../../content/code/credit-risk-model/loans.csv", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["granted"] < "2021"]
    return [(probability_of(row), int(row["amount"]), row["defaulted"] == "1") for row in rows]


def probability_of(row):
    values = {name: float(row[name]) for name in ("income", "accounts", "arrears", "inquiries")}
    values |= {"term": int(row["term"]), "housing": row["housing"], "purpose": row["purpose"]}
    values["jobYears"] = float(row["job_years"]) if row["job_years"] else None
    owed = payment(float(row["amount"]), values["term"]) + float(row["debt_payments"])
    values["burden"] = owed / values["income"]
    log_odds = CARD["intercept"]
    for field in CARD["fields"]:
        value = values[field["name"]]
        chosen = next(b for b in field["bins"] if ("missing" in b if value is None else holds(b, value)))
        log_odds += field["coefficient"] * evidence(field["bins"], chosen)
    return 1 / (1 + math.exp(-log_odds))


TRAINING = training_loans()

cases = [*(case("car", terms) for terms in LENDERS), *(case(name, LENDERS[0]) for name in APPLICANTS)]
others = {
    "factors": {name: applicant(one)["factors"] for name, one in APPLICANTS.items()},
    "measured": measured(),
}
print('{"cases": [\n' + ",\n".join(map(json.dumps, cases)) + "\n],")
print(",\n".join(f"{json.dumps(name)}: {json.dumps(held)}" for name, held in others.items()) + "\n}")
