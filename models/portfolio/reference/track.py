"""A second implementation of the portfolio page, from the returns to what was earned out of sample.

Where the page follows the critical line, this moves weight between two assets at a time until no pair gains by it, and
searches the appetite for return that leads to the volatility asked for. Plain Python:

    python3 models/portfolio/reference/track.py > models/portfolio/reference/track.json
"""

import json
from math import sqrt
from pathlib import Path

HISTORY = json.loads((Path(__file__).parent.parent / "returns.json").read_text())
MONTHS = [[value / 10_000 for value in row] for row in zip(*HISTORY["basisPoints"])]
COUNT = len(HISTORY["assets"])
ASSETS = range(COUNT)
START = 120
YEARS = range((len(MONTHS) - START) // 12)

CASES = {
    "balanced": {"place": 0.3, "limit": 0.35, "window": 60, "covarianceShrinkage": 0.3, "meanShrinkage": 0.5},
    "calm": {"place": 0.0, "limit": 0.35, "window": 120, "covarianceShrinkage": 0.5, "meanShrinkage": 0.8},
    "trusting": {"place": 0.9, "limit": 1.0, "window": 36, "covarianceShrinkage": 0.0, "meanShrinkage": 0.0},
    "odd": {"place": 0.617, "limit": 0.2345, "window": 47, "covarianceShrinkage": 0.11, "meanShrinkage": 0.37},
}
RISKLESS, COST = 0.02, 0.002
SAMPLES, SEED = 200, 2015


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def estimate(month, case):
    return estimated(MONTHS[month - case["window"] : month], case)


def estimated(rows, case):
    means = [sum(column) / len(rows) for column in zip(*rows)]
    sample = [
        [sum((row[i] - means[i]) * (row[j] - means[j]) for row in rows) / (len(rows) - 1) for j in ASSETS]
        for i in ASSETS
    ]
    spread = [sqrt(sample[i][i]) for i in ASSETS]
    pairs = [sample[i][j] / spread[i] / spread[j] for i in ASSETS for j in range(i)]
    average = sum(pairs) / len(pairs)
    share, pulled = case["covarianceShrinkage"], case["meanShrinkage"]
    mean = sum(means) / COUNT
    expected = [12 * ((1 - pulled) * one + pulled * mean) for one in means]
    covariance = [
        [
            12 * (sample[i][j] if i == j else (1 - share) * sample[i][j] + share * average * spread[i] * spread[j])
            for j in ASSETS
        ]
        for i in ASSETS
    ]
    return expected, covariance


def generator(seed):
    """Mulberry32, a published generator of 32 bits."""
    mask = 0xFFFFFFFF
    state = seed
    while True:
        state = (state + 0x6D2B79F5) & mask
        mixed = ((state ^ (state >> 15)) * (state | 1)) & mask
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61) & mask)) & mask
        yield ((mixed ^ (mixed >> 14)) & mask) / 2**32


def spread(values):
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1))


def bootstrap(weights, case):
    """The spread of the estimates over samples of the months before the first decision."""
    known = MONTHS[START - case["window"] : START]
    random = generator(SEED)
    drawn = []
    for _ in range(SAMPLES):
        rows = [known[int(next(random) * len(known))] for _ in known]
        means, covariance = estimated(rows, case)
        mean, risk = dot(weights, means), volatility(weights, covariance)
        drawn.append((mean, risk, (mean - RISKLESS) / risk))
    return [spread(column) for column in zip(*drawn)]


def volatility(weights, covariance):
    return sqrt(dot(weights, [dot(row, weights) for row in covariance]))


def highest(expected, limit):
    """As much as allowed of the best asset, then of the next."""
    weights, rest = [0.0] * COUNT, 1.0
    for asset in sorted(ASSETS, key=lambda i: -expected[i]):
        weights[asset] = min(limit, rest)
        rest = max(0.0, rest - limit)
    return weights


def best(appetite, expected, covariance, limit, start):
    """Minimizes half the variance less appetite times return, by exchanges between two assets."""
    weights = list(start)
    gradient = [dot(row, weights) - appetite * mean for row, mean in zip(covariance, expected)]
    for _ in range(20_000):
        gain, pair = 1e-15, None
        for i in ASSETS:
            if weights[i] >= limit:
                continue
            for j in ASSETS:
                if i == j or weights[j] <= 0:
                    continue
                slope = gradient[j] - gradient[i]
                if slope > gain:
                    gain, pair = slope, (i, j)
        if pair is None:
            break
        i, j = pair
        bend = covariance[i][i] + covariance[j][j] - 2 * covariance[i][j]
        step = min(gain / bend, limit - weights[i], weights[j])
        weights[i] += step
        weights[j] -= step
        for k in ASSETS:
            gradient[k] += step * (covariance[k][i] - covariance[k][j])
    return weights


def at_place(place, expected, covariance, limit):
    top = highest(expected, limit)
    calmest = best(0, expected, covariance, limit, [1 / COUNT] * COUNT)
    low, high = volatility(calmest, covariance), volatility(top, covariance)
    target = low + place * (high - low)
    if place == 0:
        return calmest
    less, more, weights = 0.0, 10.0, calmest
    for _ in range(60):
        middle = (less + more) / 2
        weights = best(middle, expected, covariance, limit, weights)
        if volatility(weights, covariance) < target:
            less = middle
        else:
            more = middle
    return weights


def best_sharpe(expected, covariance, limit):
    """At the tangent, the appetite is variance per unit of excess return."""

    def ratio(appetite):
        weights = best(appetite, expected, covariance, limit, [1 / COUNT] * COUNT)
        excess = dot(weights, expected) - RISKLESS
        return weights, excess / volatility(weights, covariance)

    low, high = 0.0, 1.0
    shrink = (sqrt(5) - 1) / 2
    for _ in range(60):
        a, b = high - shrink * (high - low), low + shrink * (high - low)
        if ratio(a)[1] < ratio(b)[1]:
            low = a
        else:
            high = b
    return ratio((low + high) / 2)[0]


def solution(matrix, right):
    """By elimination; the matrix is positive definite, so no row need change its place."""
    rows = [row[:] + [one] for row, one in zip(matrix, right)]
    for i in ASSETS:
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for j in ASSETS:
            if j != i:
                rows[j] = [one - rows[j][i] * pivot for one, pivot in zip(rows[j], rows[i])]
    return [row[-1] for row in rows]


def parity(covariance):
    """All assets contribute the same where half the variance less the sum of logarithms is least: Newton's method."""
    weights = [1 / sqrt(covariance[i][i]) for i in ASSETS]
    for _ in range(100):
        slope = [dot(row, weights) - 1 / one for row, one in zip(covariance, weights)]
        bend = [[covariance[i][j] + (weights[i] ** -2 if i == j else 0) for j in ASSETS] for i in ASSETS]
        step = solution(bend, slope)
        # A weight stays above zero.
        share = min([1.0] + [0.9 * one / part for one, part in zip(weights, step) if part > 0])
        weights = [one - share * part for one, part in zip(weights, step)]
    total = sum(weights)
    return [one / total for one in weights]


def monthly_of(weights_of_years):
    return followed(weights_of_years)[2]


def followed(weights_of_years):
    wealth, trades, monthly, held = 100.0, [], [], None
    for year, weights in zip(YEARS, weights_of_years):
        trade = 1.0 if held is None else sum(abs(a - b) for a, b in zip(weights, held))
        trades.append(trade)
        value = wealth * (1 - COST * trade)
        amounts = [value * weight for weight in weights]
        before = wealth
        for row in MONTHS[START + 12 * year : START + 12 * year + 12]:
            amounts = [amount * (1 + one) for amount, one in zip(amounts, row)]
            monthly.append(sum(amounts) / before - 1)
            before = sum(amounts)
        wealth = before
        held = [amount / wealth for amount in amounts]
    return wealth, trades, monthly


def tracked(weights_of_years):
    wealth, trades, monthly = followed(weights_of_years)
    mean = sum(monthly) / len(monthly)
    spread = sqrt(12 * sum((one - mean) ** 2 for one in monthly) / (len(monthly) - 1))
    values = [1.0]
    for one in monthly:
        values.append(values[-1] * (1 + one))
    return {
        "trackReturn": (wealth / 100) ** (1 / len(YEARS)) - 1,
        "trackVolatility": spread,
        "maximumDrawdown": min(after / before - 1 for day, before in enumerate(values) for after in values[day:]),
        "trackSharpe": (12 * mean - RISKLESS) / spread,
        "trackSharpeError": sqrt(12 * (1 + ((mean - RISKLESS / 12) / (spread / sqrt(12))) ** 2 / 2) / len(monthly)),
        "turnover": sum(trades[1:]) / (len(trades) - 1),
        "tradingCosts": COST * sum(trades[1:]) / (len(trades) - 1),
        "wealth": wealth,
    }


def difference(returns, others):
    """Of two Sharpe ratios, with its standard error by Jobson and Korkie as corrected by Memmel: of a month, then a year."""
    count = len(returns)
    (one, risk), (other, other_risk) = [(sum(values) / count, spread(values)) for values in (returns, others)]
    together = sum((a - one) * (b - other) for a, b in zip(returns, others)) / (count - 1)
    correlation = together / risk / other_risk
    ratio, other_ratio = (one - RISKLESS / 12) / risk, (other - RISKLESS / 12) / other_risk
    variance = 2 - 2 * correlation + (ratio**2 + other_ratio**2) / 2 - ratio * other_ratio * correlation**2
    return {
        "sharpeGap": sqrt(12) * (ratio - other_ratio),
        "benchmarkCorrelation": correlation,
        "sharpeGapError": sqrt(12 * max(0.0, round(variance, 12)) / count),
    }


def solved(case):
    estimates = [estimate(START + 12 * year, case) for year in YEARS]
    limit = case["limit"]
    strategies = {
        "Chosen": [at_place(case["place"], *one, limit) for one in estimates],
        "Calmest": [at_place(0, *one, limit) for one in estimates],
        "Sharpe": [best_sharpe(*one, limit) for one in estimates],
        "Parity": [parity(covariance) for _, covariance in estimates],
        "Equal": [[1 / COUNT] * COUNT for _ in YEARS],
        "Benchmark": [[0.6, 0, 0, 0, 0.4, 0, 0, 0] for _ in YEARS],
    }
    truth = HISTORY["truth"]

    def figures(weights):
        first = weights[0]
        result = {"weights": first}
        for name, (means, covariance) in {
            "estimated": estimates[0],
            "true": (truth["expectedReturns"], truth["covariance"]),
        }.items():
            mean, risk = dot(first, means), volatility(first, covariance)
            result |= {f"{name}Return": mean, f"{name}Volatility": risk, f"{name}Sharpe": (mean - RISKLESS) / risk}
        return result | tracked(weights)

    found = {name: figures(weights) for name, weights in strategies.items()}
    chosen = found["Chosen"]
    monthly_benchmark = monthly_of(strategies["Benchmark"])
    for name, weights in strategies.items():
        beyond = [one - other for one, other in zip(monthly_of(weights), monthly_benchmark)]
        found[name]["trackingError"] = sqrt(12) * spread(beyond)
        found[name] |= difference(monthly_of(weights), monthly_benchmark)
    return_error, volatility_error, sharpe_error = bootstrap(strategies["Chosen"][0], case)
    headlines = {
        "expectedReturn": chosen["estimatedReturn"],
        "volatility": chosen["estimatedVolatility"],
        "sharpe": chosen["estimatedSharpe"],
        "outOfSample": chosen["trackSharpe"],
        "returnError": return_error,
        "volatilityError": volatility_error,
        "sharpeError": sharpe_error,
    }
    return {
        "changes": {**case, "risklessRate": RISKLESS, "tradingCost": COST},
        "strategies": found,
        "figures": {**headlines, "weightsAre": "Solved for these inputs"},
        # The searches leave a little.
        "within": dict.fromkeys(headlines, 2e-5),
    }


def rounded(value):
    """Nine digits: more than the searches leave."""
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return float(f"{value:.9g}") if isinstance(value, float) else value


if __name__ == "__main__":
    cases = [f"{json.dumps(name)}: {json.dumps(rounded(solved(case)))}" for name, case in CASES.items()]
    print("{\n" + ",\n".join(cases) + "\n}")
