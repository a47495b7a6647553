"""Fits the scorecard to loans.csv and measures it on loans it has not seen.

Trained on the loans of 2018 to 2020, tested on those of 2021. Writes scorecard.json, which the page draws and
scores with, and scores.json, the probability of every test loan to compare other implementations with:

    pip install -r requirements.txt
    python3 scorecard.py [folder for the results]
"""

import csv
import json
import math
import sys
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import brier_score_loss, roc_auc_score

from loan_book import ANNUAL_RATE, HOUSING, PURPOSE, burden

HERE = Path(__file__).parent
CUT_OFF = 0.15
STEPS = 200
FEWEST_LOANS = 0.04
MOST_BINS = 6

# Numbers are cut into bins at multiples of the unit; names are bins already.
NUMBERS = {
    "burden": 0.01,
    "jobYears": 0.5,
    "income": 50,
    "accounts": 1,
    "arrears": 1,
    "inquiries": 1,
    "term": 1,
}
NAMES = {"housing": list(HOUSING), "purpose": list(PURPOSE)}


def read_loans():
    with open(HERE / "loans.csv", newline="") as file:
        return [typed(row) for row in csv.DictReader(file)]


def typed(row):
    loan = {
        name: float(row[name])
        for name in ("income", "debt_payments", "amount", "accounts", "arrears", "inquiries", "true_pd")
    }
    loan["term"] = int(row["term"])
    loan["jobYears"] = float(row["job_years"]) if row["job_years"] else None
    loan["burden"] = burden(loan)
    return loan | {
        "loan": int(row["loan"]),
        "housing": row["housing"],
        "purpose": row["purpose"],
        "bad": row["defaulted"] == "1",
        "isTest": row["granted"] >= "2021",
    }


def bin_number(name, unit, loans):
    """Bins whose default rate rises or falls steadily; loans without a value have a bin of their own."""
    known = [loan for loan in loans if loan[name] is not None]
    values = np.array([loan[name] for loan in known])
    bad = np.array([loan["bad"] for loan in known])
    cuts = np.quantile(values, np.linspace(0, 1, 21)[1:-1])
    # Rounded, so that a cut reads well and no loan lies exactly between two ways of calculating.
    edges = sorted({round(round(cut / unit) * unit, 6) for cut in cuts})
    edges = [edge for edge in edges if values.min() <= edge < values.max()] + [math.inf]
    groups = np.searchsorted(edges, values)
    bins = [
        {"upTo": edge, "good": int((~bad[groups == i]).sum()), "bad": int(bad[groups == i].sum())}
        for i, edge in enumerate(edges)
    ]
    rising = np.corrcoef(values, bad)[0, 1] > 0
    while (weakest := weakest_pair(bins, rising, len(loans))) is not None:
        left, right = bins[weakest], bins[weakest + 1]
        merged = {"upTo": right["upTo"], "good": left["good"] + right["good"], "bad": left["bad"] + right["bad"]}
        bins[weakest : weakest + 2] = [merged]
    bins = [{**one, "upTo": None if one["upTo"] == math.inf else one["upTo"]} for one in bins]
    missing = [loan["bad"] for loan in loans if loan[name] is None]
    if missing:
        bins.append({"missing": True, "good": missing.count(False), "bad": missing.count(True)})
    return bins


def rate(one):
    return one["bad"] / (one["good"] + one["bad"])


def weakest_pair(bins, rising, loans):
    """The neighbors to merge next: out of order, too small, or too many bins; None when all is well."""
    if len(bins) == 1:
        return None
    steps = [(rate(b) - rate(a)) * (1 if rising else -1) for a, b in zip(bins, bins[1:])]
    size = [one["good"] + one["bad"] for one in bins]
    is_small = [min(a, b) < FEWEST_LOANS * loans for a, b in zip(size, size[1:])]
    if min(steps) <= 0 or len(bins) > MOST_BINS:
        return int(np.argmin(steps))
    if any(is_small):
        return min((step, i) for i, (step, small) in enumerate(zip(steps, is_small)) if small)[1]
    return None


def bin_names(name, options, loans):
    return [
        {
            "is": option,
            "good": sum(loan[name] == option and not loan["bad"] for loan in loans),
            "bad": sum(loan[name] == option and loan["bad"] for loan in loans),
        }
        for option in options
    ]


def with_evidence(bins):
    """Weight of evidence: ln of the share of all good loans over the share of all bad loans."""
    good, bad = (sum(one[kind] for one in bins) for kind in ("good", "bad"))
    return [{**one, "woe": math.log((one["good"] / good) / (one["bad"] / bad))} for one in bins]


def bin_of(bins, value):
    for one in bins:
        if value is None:
            if "missing" in one:
                return one
        elif "is" in one:
            if one["is"] == value:
                return one
        elif "upTo" in one and (one["upTo"] is None or value <= one["upTo"]):
            return one
    raise ValueError(f"no bin holds {value}")


def evidence(fields, loans):
    return np.array([[bin_of(bins, loan[name])["woe"] for name, bins in fields.items()] for loan in loans])


def curve(loans, scores):
    """For each cutoff in steps of half a point: how many loans are declined."""
    bad = np.array([loan["bad"] for loan in loans])
    declined = [scores >= step / STEPS for step in range(STEPS + 1)]
    return {
        "goodRefused": [int((some & ~bad).sum()) for some in declined],
        "badRefused": [int((some & bad).sum()) for some in declined],
    }


def amounts_declined(loans, scores):
    """The same in euro."""
    amounts = np.array([loan["amount"] for loan in loans])
    bad = np.array([loan["bad"] for loan in loans])
    declined = [scores >= step / STEPS for step in range(STEPS + 1)]
    return {
        "goodAmountRefused": [int(amounts[some & ~bad].sum()) for some in declined],
        "badAmountRefused": [int(amounts[some & bad].sum()) for some in declined],
    }


def calibration(loans, scores):
    """Ten groups of equal size by score: predicted, observed, and what the truth was."""
    order = np.argsort(scores, kind="stable")
    bad = np.array([loan["bad"] for loan in loans])
    truth = np.array([loan["true_pd"] for loan in loans])
    return [
        {
            "loans": len(group),
            "defaults": int(bad[group].sum()),
            "predicted": float(scores[group].mean()),
            "truth": float(truth[group].mean()),
        }
        for group in np.array_split(order, 10)
    ]


def stability(before, after):
    """Population stability index of the score over ten bands of the training loans."""
    edges = np.quantile(before, np.linspace(0, 1, 11)[1:-1])
    shares = [np.bincount(np.searchsorted(edges, s), minlength=10) / len(s) for s in (before, after)]
    return float(((shares[1] - shares[0]) * np.log(shares[1] / shares[0])).sum())


def standard_error(area, bad, good):
    """Of an AUC, after Hanley and McNeil (1982)."""
    q1, q2 = area / (2 - area), 2 * area**2 / (1 + area)
    variance = area * (1 - area) + (bad - 1) * (q1 - area**2) + (good - 1) * (q2 - area**2)
    return math.sqrt(variance / (bad * good))


def challenger(train, test):
    """Gradient boosting on the same fields, without bins."""
    codes = {name: {option: i for i, option in enumerate(options)} for name, options in NAMES.items()}

    def table(loans):
        numbers = [[math.nan if loan[name] is None else loan[name] for name in NUMBERS] for loan in loans]
        names = [[codes[name][loan[name]] for name in NAMES] for loan in loans]
        return np.hstack([numbers, names])

    model = HistGradientBoostingClassifier(
        learning_rate=0.05,
        max_iter=150,
        max_leaf_nodes=8,
        min_samples_leaf=50,
        categorical_features=[len(NUMBERS) + i for i in range(len(NAMES))],
        early_stopping=False,
        random_state=0,
    )
    model.fit(table(train), [loan["bad"] for loan in train])
    return model.predict_proba(table(test))[:, 1]


def fit():
    loans = read_loans()
    train = [loan for loan in loans if not loan["isTest"]]
    test = [loan for loan in loans if loan["isTest"]]
    fields = {name: with_evidence(bin_number(name, unit, train)) for name, unit in NUMBERS.items()}
    fields |= {name: with_evidence(bin_names(name, options, train)) for name, options in NAMES.items()}

    # Without a penalty: with nine inputs and thousands of loans there is nothing to hold back.
    model = LogisticRegression(C=np.inf, solver="newton-cholesky", tol=1e-12, max_iter=200)
    train_evidence = evidence(fields, train)
    model.fit(train_evidence, [loan["bad"] for loan in train])
    trained, scores = (model.predict_proba(e)[:, 1] for e in (train_evidence, evidence(fields, test)))

    bad = np.array([loan["bad"] for loan in test])
    area = roc_auc_score(bad, scores)
    results = {
        "annualRate": ANNUAL_RATE,
        "intercept": float(model.intercept_[0]),
        "fields": [
            {"name": name, "coefficient": float(weight), "meanWoe": float(mean), "bins": bins}
            for (name, bins), weight, mean in zip(fields.items(), model.coef_[0], train_evidence.mean(axis=0))
        ],
        "train": {"loans": len(train), "defaults": sum(loan["bad"] for loan in train)},
        "test": {
            "loans": len(test),
            "defaults": int(bad.sum()),
            "amount": int(sum(loan["amount"] for loan in test)),
            "badAmount": int(sum(loan["amount"] for loan in test if loan["bad"])),
        },
        "measured": {
            "cutOff": CUT_OFF,
            "accuracy": float(((scores >= CUT_OFF) == bad).mean()),
            "area": float(area),
            "areaError": standard_error(area, int(bad.sum()), int((~bad).sum())),
            "areaInTraining": float(roc_auc_score([loan["bad"] for loan in train], trained)),
            "areaOfTruth": float(roc_auc_score(bad, [loan["true_pd"] for loan in test])),
            "areaOfChallenger": float(roc_auc_score(bad, challenger(train, test))),
            "brier": float(brier_score_loss(bad, scores)),
            "brierOfDefaultRate": float(brier_score_loss(bad, np.full(len(bad), np.mean([l["bad"] for l in train])))),
            "stability": stability(trained, scores),
            "expected": float(scores.sum()),
            "variance": float((scores * (1 - scores)).sum()),
        },
        "calibration": calibration(test, scores),
        "curve": curve(test, scores) | amounts_declined(test, scores),
        # A cutoff is chosen on the loans that the scorecard was fitted to, and judged on the others.
        "trainingCurve": amounts_declined(train, trained),
    }
    return results, {str(loan["loan"]): float(score) for loan, score in zip(test, scores)}


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    results, scores = fit()
    (folder / "scorecard.json").write_text(json.dumps(results, separators=(",", ":")) + "\n")
    (folder / "scores.json").write_text(json.dumps(scores) + "\n")
    for name, value in results["measured"].items():
        print(f"{name}: {value:.6f}")
