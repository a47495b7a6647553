"""Simulated monthly returns of eight assets, 2006 to 2025, and the truth they were drawn from.

No market is in them. Means, volatilities and correlations are invented but plausible; the months are
independent draws from a normal distribution with a fixed seed, by Python's standard library alone.

    python3 models/portfolio/returns.py > models/portfolio/returns.json
"""

import json
import math
import random
from statistics import NormalDist

# Chosen among the seeds 1900 to 2499 for an ordinary sample. In the second decade the assets' mean returns miss
# the true ones by 0.44 standard errors (root mean square), so that what a strategy loses there it loses to its
# estimates and not to a bad decade. In the five years before the first decision they miss by 0.74.
SEED = 2362
MONTHS = 240

# Yearly mean return and volatility.
ASSETS = {
    "World shares": (0.066, 0.155),
    "Small companies": (0.072, 0.195),
    "Emerging markets": (0.074, 0.215),
    "Property": (0.058, 0.17),
    "Government bonds": (0.026, 0.05),
    "Company bonds": (0.036, 0.07),
    "Gold": (0.04, 0.155),
    "Commodities": (0.035, 0.18),
}

CORRELATIONS = [
    [1.00],
    [0.85, 1.00],
    [0.72, 0.68, 1.00],
    [0.68, 0.66, 0.52, 1.00],
    [-0.10, -0.14, -0.08, 0.10, 1.00],
    [0.42, 0.38, 0.42, 0.42, 0.55, 1.00],
    [0.04, 0.02, 0.20, 0.08, 0.18, 0.16, 1.00],
    [0.32, 0.32, 0.42, 0.22, -0.20, 0.16, 0.36, 1.00],
]


def covariance():
    volatilities = [volatility for _, volatility in ASSETS.values()]
    return [
        [
            CORRELATIONS[max(i, j)][min(i, j)] * volatilities[i] * volatilities[j]
            for j in range(len(volatilities))
        ]
        for i in range(len(volatilities))
    ]


def cholesky(matrix):
    lower = [[0.0] * len(matrix) for _ in matrix]
    for i in range(len(matrix)):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = math.sqrt(rest) if i == j else rest / lower[j][j]
    return lower


def returns():
    draw = random.Random(SEED).random
    lower = cholesky(covariance())
    means = [mean for mean, _ in ASSETS.values()]
    for _ in range(MONTHS):
        shocks = [NormalDist().inv_cdf(draw()) for _ in means]
        yield [
            round(mean / 12 + sum(a * b for a, b in zip(row, shocks)) / math.sqrt(12), 4)
            for mean, row in zip(means, lower)
        ]


if __name__ == "__main__":
    book = {
        "assets": list(ASSETS),
        "firstYear": 2006,
        "truth": {
            "expectedReturns": [mean for mean, _ in ASSETS.values()],
            "covariance": [[round(value, 10) for value in row] for row in covariance()],
        },
        # By asset and in whole basis points, which takes the page a kilobyte less than rows of fractions.
        "basisPoints": [[round(value * 10_000) for value in asset] for asset in zip(*returns())],
    }
    print(json.dumps(book, separators=(",", ":")))
