"""A second implementation of the options model, by other means than the first.

Values are integrals of the payoff over the lognormal density (Simpson's rule, split at the strike)
instead of the closed formula; Greeks are differences of those values; break-even points come from a
search for changes of sign and bisection instead of slopes; extremes from a fine grid.

    python3 models/options/reference/strategies.py > models/options/reference/strategies.json
"""

import json
import math

DAYS = 365


def leg(side, kind, strike, premium, quantity=1):
    return {"side": side, "type": kind, "strike": strike, "premium": premium, "quantity": quantity}


def case(name, legs, spot=100, volatility=0.3, rate=0, term=91, day=0):
    return {
        "name": name,
        "inputs": {
            "legs": legs,
            "spot": spot,
            "volatility": volatility,
            "rate": rate,
            "termDays": term,
            "day": day,
        },
    }


SHARE = leg("long", "share", 100, 100)

CASES = [
    case("bull call spread", [leg("long", "call", 100, 6), leg("short", "call", 110, 2.5)]),
    case(
        "bull call spread with interest, half-way",
        [leg("long", "call", 100, 6), leg("short", "call", 110, 2.5)],
        spot=104,
        rate=0.05,
        term=180,
        day=90,
    ),
    case(
        "straddle on the last day but one",
        [leg("long", "call", 100, 6), leg("long", "put", 100, 6)],
        spot=97,
        volatility=0.45,
        rate=0.02,
        day=90,
    ),
    case(
        "collar of ten shares",
        [
            {**SHARE, "quantity": 10},
            leg("long", "put", 90, 2, 10),
            leg("short", "call", 110, 2.5, 10),
        ],
        rate=0.03,
        day=30,
    ),
    case(
        "butterfly",
        [leg("long", "call", 90, 12), leg("short", "call", 100, 6, 2), leg("long", "call", 110, 2.5)],
        volatility=0.15,
        day=60,
    ),
    case(
        "iron condor with a negative rate",
        [
            leg("long", "put", 85, 1),
            leg("short", "put", 90, 2),
            leg("short", "call", 110, 2.5),
            leg("long", "call", 115, 1.5),
        ],
        rate=-0.01,
        term=365,
        day=100,
    ),
    case("naked short call", [leg("short", "call", 110, 2.5)], spot=120, rate=0.04, day=10),
    case(
        "synthetic share with cash",
        [leg("long", "call", 100, 6), leg("short", "put", 100, 6), leg("long", "cash", 100, 100)],
        rate=0.06,
        term=365,
        day=200,
    ),
    case(
        "six legs",
        [
            leg("long", "call", 95, 8.65),
            leg("short", "call", 105.5, 3.8, 3),
            leg("long", "put", 80, 0.4, 2),
            leg("short", "put", 92, 2.6),
            leg("short", "share", 100, 101.35),
            leg("short", "cash", 100, 12.5, 4),
        ],
        spot=88,
        volatility=0.6,
        rate=0.0725,
        term=250,
        day=17,
    ),
]


def quantity(one):
    return one["quantity"] if one["side"] == "long" else -one["quantity"]


def payoff(one, price, growth):
    return {
        "call": max(0.0, price - one["strike"]),
        "put": max(0.0, one["strike"] - price),
        "share": price,
        "cash": one["premium"] * growth,
    }[one["type"]]


def integral(function, low, high, steps=2000):
    width = (high - low) / steps
    total = function(low) + function(high)
    for index in range(1, steps):
        total += (4 if index % 2 else 2) * function(low + index * width)
    return total * width / 3


def option_value(kind, spot, strike, years, rate, volatility):
    deviation = volatility * math.sqrt(years)
    drift = (rate - volatility * volatility / 2) * years
    kink = (math.log(strike / spot) - drift) / deviation

    def weighted(z):
        price = spot * math.exp(drift + deviation * z)
        gain = price - strike if kind == "call" else strike - price
        return gain * math.exp(-z * z / 2) / math.sqrt(2 * math.pi)

    low, high = (max(kink, -12.0), 12.0) if kind == "call" else (-12.0, min(kink, 12.0))
    return math.exp(-rate * years) * integral(weighted, low, high) if high > low else 0.0


def value(legs, spot, volatility, rate, term_days, day):
    """`day` may be a fraction, which theta needs."""
    total = 0.0
    for one in legs:
        if one["type"] == "share":
            unit = spot
        elif one["type"] == "cash":
            unit = one["premium"] * math.exp(rate * day / DAYS)
        else:
            years = (term_days - day) / DAYS
            unit = option_value(one["type"], spot, one["strike"], years, rate, volatility)
        total += quantity(one) * unit
    return total


def slope(function, at, step):
    return (
        function(at - 2 * step) - 8 * function(at - step) + 8 * function(at + step) - function(at + 2 * step)
    ) / (12 * step)


def curvature(function, at, step):
    return (
        -function(at - 2 * step)
        + 16 * function(at - step)
        - 30 * function(at)
        + 16 * function(at + step)
        - function(at + 2 * step)
    ) / (12 * step * step)


def bisect(function, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        if (function(middle) > 0) == (function(low) > 0):
            low = middle
        else:
            high = middle
    return (low + high) / 2


def figures_of(inputs):
    legs, rate = inputs["legs"], inputs["rate"]
    term, day = inputs["termDays"], inputs["day"]
    growth = math.exp(rate * term / DAYS)
    cost = sum(quantity(one) * one["premium"] for one in legs)

    def profit(price):
        return sum(quantity(one) * payoff(one, price, growth) for one in legs) - cost * growth

    def of(spot=inputs["spot"], volatility=inputs["volatility"], on=day):
        return value(legs, spot, volatility, rate, term, on)

    # The grid holds every strike, as strikes come in steps of a half.
    grid = [index / 2 for index in range(0, 4001)]
    profits = [profit(price) for price in grid]
    crossings = [
        bisect(profit, low, high)
        for low, high, before, after in zip(grid, grid[1:], profits, profits[1:])
        if (before > 0) != (after > 0)
    ]
    end = profits[-1] - profits[-2]
    scale = 1e-9
    by_differences = {
        "delta.total": slope(lambda spot: of(spot=spot), inputs["spot"], 0.05),
        "gamma.total": curvature(lambda spot: of(spot=spot), inputs["spot"], 0.05),
        # Quoted for one point of volatility and for one day.
        "vega.total": slope(lambda volatility: of(volatility=volatility), inputs["volatility"], 0.001) / 100,
        "theta.total": slope(lambda on: of(on=on), day, 0.05),
    }
    figures = {
        "cost.total": cost,
        "size.total": sum(
            one["quantity"]
            * ((one["strike"] if one["type"] in ("call", "put") else 0) + one["premium"] * growth)
            for one in legs
        ),
        "financing": cost * growth - cost,
        "greatestProfit": "Unlimited" if end > scale else max(profits),
        "greatestLoss": "Unlimited" if end < -scale else min(profits),
        "breakEvenCount": len(crossings),
        "breakEven": crossings[0],
        "upperBreakEven": crossings[-1],
        "value": of(),
        "legValue.total": of(),
        "profitToday": of() - cost * math.exp(rate * day / DAYS),
        **by_differences,
    }
    return {"figures": figures, "within": dict.fromkeys(by_differences, 1e-5)}


if __name__ == "__main__":
    print(json.dumps([{**one, **figures_of(one["inputs"])} for one in CASES], indent=2))
