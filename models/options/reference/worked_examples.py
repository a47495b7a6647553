"""Two options that many textbooks work through, valued by other means than the closed formula.

The value is the integral of the payoff over the lognormal density, by Simpson’s rule;
the Greeks are differences of such values.

    python3 models/options/reference/worked_examples.py > models/options/reference/worked_examples.json
"""

import json
from math import exp, log, pi, sqrt

# Stock 42, strike 40, six months; and stock 49, strike 50, twenty weeks: the examples with which Hull's
# "Options, Futures, and Other Derivatives" introduces the formula and the Greek letters.
CASES = {
    "six months in the money": {"spot": 42, "strike": 40, "years": 0.5, "rate": 0.1, "volatility": 0.2},
    "twenty weeks": {"spot": 49, "strike": 50, "years": 0.3846, "rate": 0.05, "volatility": 0.2},
}

STEPS = 20_000
WIDTH = 12


def value(kind, spot, strike, years, rate, volatility):
    """Simpson's rule over the standard normal variable, from the strike outwards."""
    drift = (rate - volatility**2 / 2) * years
    spread = volatility * sqrt(years)
    at_strike = (log(strike / spot) - drift) / spread
    low, high = (at_strike, WIDTH) if kind == "call" else (-WIDTH, at_strike)
    width = (high - low) / STEPS

    def weighted(z):
        payoff = spot * exp(drift + spread * z) - strike
        return (payoff if kind == "call" else -payoff) * exp(-z * z / 2) / sqrt(2 * pi)

    inner = sum((4 if step % 2 else 2) * weighted(low + step * width) for step in range(1, STEPS))
    return exp(-rate * years) * (weighted(low) + inner + weighted(high)) * width / 3


def slope(of, at, step):
    """The first derivative from four values, so that the step can be wide enough for rounding."""
    return (8 * (of(at + step) - of(at - step)) - (of(at + 2 * step) - of(at - 2 * step))) / (12 * step)


def greeks(kind, case):
    def by(name):
        return lambda number: value(kind, **{**case, name: number})

    price = by("spot")
    spot, step = case["spot"], case["spot"] * 0.004
    bend = (
        16 * (price(spot + step) + price(spot - step))
        - (price(spot + 2 * step) + price(spot - 2 * step))
        - 30 * price(spot)
    ) / (12 * step**2)
    return {
        "value": value(kind, **case),
        "delta": slope(price, spot, step),
        "gamma": bend,
        "vega": slope(by("volatility"), case["volatility"], 0.002),
        # The value a moment later, so with less time left.
        "theta": -slope(by("years"), case["years"], 0.002),
    }


if __name__ == "__main__":
    results = {
        name: {"inputs": case, "call": greeks("call", case), "put": greeks("put", case)}
        for name, case in CASES.items()
    }
    print(json.dumps(results, indent=2))
