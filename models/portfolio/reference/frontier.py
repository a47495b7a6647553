"""A second solver for the long-only frontier: sequential quadratic programming by SciPy.

Where the page follows the critical line from corner to corner, this minimizes the variance for one target
return after the other. Estimates are made again from the returns, with NumPy. Needs the packages of
requirements.txt:

    python3 models/portfolio/reference/frontier.py > models/portfolio/reference/frontier.json
"""

import json
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

HISTORY = json.loads((Path(__file__).parent.parent / "returns.json").read_text())
MONTHS = np.array(HISTORY["basisPoints"]).T / 10_000
RISKLESS = 0.02

CASES = [
    {"name": "balanced", "months": [60, 120], "means": 0.5, "covariance": 0.3, "limit": 0.35},
    {"name": "no shrinkage, no limit", "months": [84, 120], "means": 0, "covariance": 0, "limit": 1},
    {"name": "full shrinkage", "months": [0, 120], "means": 0.8, "covariance": 1, "limit": 0.5},
    {"name": "tight limit", "months": [60, 120], "means": 0.25, "covariance": 0.5, "limit": 0.15},
    {"name": "two years", "months": [96, 120], "means": 0.5, "covariance": 0.3, "limit": 0.25},
]


def estimate(case):
    rows = MONTHS[slice(*case["months"])]
    means, sample = rows.mean(axis=0), np.cov(rows, rowvar=False)
    deviations = np.sqrt(np.diag(sample))
    correlations = sample / np.outer(deviations, deviations)
    average = correlations[np.triu_indices(len(means), 1)].mean()
    target = np.outer(deviations, deviations) * (average + (1 - average) * np.eye(len(means)))
    shrunk = (1 - case["means"]) * means + case["means"] * means.mean()
    return 12 * shrunk, 12 * ((1 - case["covariance"]) * sample + case["covariance"] * target)


def solve(objective, count, limit, extra=()):
    """The best of several starts: a Sharpe ratio is not convex in the weights."""
    budget = {"type": "eq", "fun": lambda w: w.sum() - 1}
    starts = [np.full(count, 1 / count), *np.eye(count)]
    found = [
        minimize(
            objective,
            start,
            method="SLSQP",
            bounds=[(0, limit)] * count,
            constraints=[budget, *extra],
            options={"ftol": 1e-15, "maxiter": 1000},
        )
        for start in starts
    ]
    feasible = [one for one in found if abs(one.x.sum() - 1) < 1e-8 and all(abs(c["fun"](one.x)) < 1e-8 for c in extra)]
    return min(feasible, key=lambda one: one.fun).x


def solved(case):
    means, covariance = estimate(case)
    limit = case["limit"]

    def variance(w):
        return 100 * w @ covariance @ w

    def sharpe(w):
        return -(w @ means - RISKLESS) / np.sqrt(w @ covariance @ w)

    def moments(w):
        return {"expectedReturn": float(w @ means), "volatility": float(np.sqrt(w @ covariance @ w))}

    calmest = solve(variance, len(means), limit)
    highest = 0.0
    rest = 1.0
    for mean in sorted(means, reverse=True):
        highest += mean * min(limit, rest)
        rest = max(0.0, rest - limit)
    low = float(calmest @ means)
    targets = [low + share * (highest - low) for share in (0.25, 0.5, 0.75)]
    frontier = [
        solve(variance, len(means), limit, [{"type": "eq", "fun": lambda w, t=t: w @ means - t}]) for t in targets
    ]
    return {
        **case,
        "highestReturn": float(highest),
        "calmest": moments(calmest),
        "bestSharpe": float(-sharpe(solve(sharpe, len(means), limit))),
        "frontier": [moments(w) for w in frontier],
    }


def rounded(value):
    """Six digits: what the solver's tolerance leaves."""
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return float(f"{value:.6g}") if isinstance(value, float) else value


if __name__ == "__main__":
    results = [json.dumps(rounded(solved(case))) for case in CASES]
    print("[\n" + ",\n".join(results) + "\n]")
