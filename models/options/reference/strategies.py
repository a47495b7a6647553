"""A second implementation of the options model, by other means than the first.

Values are integrals of the payoff over the lognormal density (Simpson's rule, split at the strike)
instead of the closed formula; Greeks are differences of those values; break-even points come from a
search for changes of sign and bisection instead of slopes; extremes from a fine grid.

    python3 models/options/reference/strategies.py > models/options/reference/strategies.json
"""

import json
import math
from statistics import NormalDist

DAYS = 365


def leg(side, kind, strike, premium, quantity=1):
    return {"side": side, "type": kind, "strike": strike, "premium": premium, "quantity": quantity}


def case(name, legs, spot=100, volatility=0.3, rate=0, term=91, day=0, dividends=0, skew=0):
    return {
        "name": name,
        "inputs": {
            "legs": legs,
            "spot": spot,
            "volatility": volatility,
            "rate": rate,
            "termDays": term,
            "day": day,
            "dividendYield": dividends,
            "skew": skew,
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
        "short strangle with dividends and a skew",
        [leg("short", "put", 90, 2.4), leg("short", "call", 112, 2.1)],
        spot=103,
        volatility=0.28,
        rate=0.03,
        term=120,
        day=20,
        dividends=0.025,
        skew=0.015,
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


def option_value(kind, spot, strike, years, rate, volatility, dividends=0):
    deviation = volatility * math.sqrt(years)
    drift = (rate - dividends - volatility * volatility / 2) * years
    kink = (math.log(strike / spot) - drift) / deviation

    def weighted(z):
        price = spot * math.exp(drift + deviation * z)
        gain = price - strike if kind == "call" else strike - price
        return gain * math.exp(-z * z / 2) / math.sqrt(2 * math.pi)

    low, high = (max(kink, -12.0), 12.0) if kind == "call" else (-12.0, min(kink, 12.0))
    return math.exp(-rate * years) * integral(weighted, low, high) if high > low else 0.0


def at_strike(one, spot, volatility, skew):
    return max(0.01, volatility - 10 * skew * (one["strike"] / spot - 1))


def value(legs, spot, volatility, rate, term_days, day, dividends, skew, usual_spot):
    """`day` may be a fraction, which theta needs. A strike keeps its volatility when the share moves."""
    total = 0.0
    for one in legs:
        if one["type"] == "share":
            unit = spot
        elif one["type"] == "cash":
            unit = one["premium"] * math.exp(rate * day / DAYS)
        else:
            years = (term_days - day) / DAYS
            smile = at_strike(one, usual_spot, volatility, skew)
            unit = option_value(one["type"], spot, one["strike"], years, rate, smile, dividends)
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

    dividends, skew = inputs["dividendYield"], inputs["skew"]

    def of(spot=inputs["spot"], volatility=inputs["volatility"], on=day, interest=rate):
        return value(legs, spot, volatility, interest, term, on, dividends, skew, inputs["spot"])

    years = (term - day) / DAYS

    def worth_now(one):
        smile = at_strike(one, inputs["spot"], inputs["volatility"], skew)
        return option_value(one["type"], inputs["spot"], one["strike"], years, rate, smile, dividends)

    shorts = [one for one in legs if one["side"] == "short" and one["type"] in ("call", "put")]

    def required(kind):
        spot = inputs["spot"]
        return sum(
            one["quantity"]
            * max(
                0.2 * spot - max(0, one["strike"] - spot if kind == "call" else spot - one["strike"]),
                0.1 * (spot if kind == "call" else one["strike"]),
            )
            for one in shorts
            if one["type"] == kind
        )

    proceeds = sum(one["quantity"] * worth_now(one) for one in shorts)
    naked = proceeds + max(required("call"), required("put"))
    owed = [sum(quantity(one) * payoff(one, price, growth) for one in legs) for price in (index / 2 for index in range(0, 4001))]
    is_unlimited = owed[-1] < owed[-2] - 1e-9
    margin = naked if is_unlimited else min(naked, max(0, -min(owed)))

    def implied(one):
        """By the secant method, where the price is one that some volatility explains."""
        low, high = 0.001, 9.0
        at = lambda sigma: option_value(one["type"], inputs["spot"], one["strike"], term / DAYS, rate, sigma, dividends)
        if not at(low) + 0.01 < one["premium"] < at(high) - 0.01:
            return None
        first, second = 0.3, 0.31
        while abs(second - first) > 1e-12:
            below, above = at(first) - one["premium"], at(second) - one["premium"]
            if above == below:
                break
            first, second = second, max(low, second - above * (second - first) / (above - below))
        return second

    # The grid holds every strike, as strikes come in steps of a half.
    grid = [index / 2 for index in range(0, 4001)]
    profits = [profit(price) for price in grid]
    crossings = [
        bisect(profit, low, high)
        for low, high, before, after in zip(grid, grid[1:], profits, profits[1:])
        if (before > 0) != (after > 0)
    ]
    # The probability of a gain: that of every stretch between two crossings in whose middle there is one.
    log_price = NormalDist(
        math.log(inputs["spot"]) + (rate - dividends - inputs["volatility"] ** 2 / 2) * years,
        inputs["volatility"] * math.sqrt(years),
    )
    edges = [1e-6, *crossings, 1e6]
    likely = sum(
        log_price.cdf(math.log(above)) - log_price.cdf(math.log(below))
        for below, above in zip(edges, edges[1:])
        if profit((below + min(above, below + 100)) / 2) > 0
    )
    end = profits[-1] - profits[-2]
    scale = 1e-9
    by_differences = {
        "delta.total": slope(lambda spot: of(spot=spot), inputs["spot"], 0.05),
        "gamma.total": curvature(lambda spot: of(spot=spot), inputs["spot"], 0.05),
        # Quoted for one percentage point of volatility and for one day.
        "vega.total": slope(lambda volatility: of(volatility=volatility), inputs["volatility"], 0.001) / 100,
        "theta.total": slope(lambda on: of(on=on), day, 0.05),
        # For one percentage point.
        "rho.total": slope(lambda interest: of(interest=interest), rate, 0.0005) / 100,
        "profitLikely": likely,
        **{
            f"impliedVolatility.{row}": found
            for row, one in enumerate(legs, 1)
            if one["type"] in ("call", "put") and (found := implied(one)) is not None
        },
    }
    figures = {
        "cost.total": cost,
        "size.total": sum(
            one["quantity"]
            * ((one["strike"] if one["type"] in ("call", "put") else 0) + one["premium"] * growth)
            for one in legs
        ),
        "financing": cost * growth - cost,
        "proceeds.total": proceeds,
        "callMargin.total": required("call"),
        "putMargin.total": required("put"),
        "margin": margin,
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
    results = [json.dumps({**one, **figures_of(one["inputs"])}) for one in CASES]
    print("[\n" + ",\n".join(results) + "\n]")
