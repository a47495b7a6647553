"""A second implementation of the bond portfolio, by other means than the first.

Dates are counted by Python's calendar; yields come from the secant method; durations, convexities and key
rate durations are differences of repriced portfolios instead of derivatives; the curve is interpolated
segment by segment instead of by weights; the Z-spread comes from halving.

    python3 models/bonds/reference/portfolio.py > models/bonds/reference/portfolio.json
"""

import calendar
import json
import math
from datetime import date

KEYS = [2, 5, 10, 30]
SHIFTS = [-0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03]


RATINGS = ["AAA", "AA", "A", "BBB", "BB–C"]
CURRENCIES = ["EUR", "USD", "GBP"]


def bond(
    nominal,
    coupon,
    maturity,
    frequency=1,
    day_count="act/act",
    yield_rate=None,
    price=None,
    rating="AAA",
    currency="EUR",
):
    return {
        "nominal": nominal,
        "couponRate": coupon,
        "frequency": str(frequency),
        "maturity": maturity,
        "dayCount": day_count,
        "quote": "yield" if price is None else "price",
        "yieldRate": 0.03 if yield_rate is None else yield_rate,
        "price": 100 if price is None else price,
        "rating": rating,
        "currency": currency,
    }


def case(
    name,
    bonds,
    settlement="2026-01-15",
    rates=(0.022, 0.0245, 0.028, 0.032),
    move=(0.01, 0, 0),
    held=(3, 0.02),
    per_euro=(1.1, 0.85),
):
    return {
        "name": name,
        "inputs": {
            "settlement": settlement,
            "bonds": bonds,
            **{f"rate{years}": rate for years, rate in zip(KEYS, rates)},
            "shift": move[0],
            "steepening": move[1],
            "bend": move[2],
            "horizon": held[0],
            "fundingRate": held[1],
            "dollarsPerEuro": per_euro[0],
            "poundsPerEuro": per_euro[1],
        },
    }


LADDER = [
    bond(1_000_000, 0.02, "2028-02-15", yield_rate=0.0225),
    bond(1_000_000, 0.025, "2030-07-04", yield_rate=0.0245),
    bond(1_000_000, 0.03, "2033-05-15", 2, "30/360", price=99.25, rating="A"),
    bond(800_000, 0.0375, "2036-03-31", 4, "30/360", yield_rate=0.0355, rating="BBB"),
    bond(700_000, 0.0325, "2042-07-04", yield_rate=0.031, rating="AA"),
    bond(500_000, 0.018, "2053-08-15", yield_rate=0.0325),
]

CASES = [
    case("ladder, 100 basis points up", LADDER),
    case("ladder, steeper", LADDER, move=(0, 0.01, 0)),
    case("ladder, everything at once", LADDER, move=(-0.0075, -0.012, 0.008)),
    case("ladder on a leap day", LADDER[1:], settlement="2028-02-29", move=(0.02, 0.005, -0.01)),
    case(
        "month ends, in each frequency and day count",
        [
            bond(250_000, 0.0125, "2036-05-31", frequency, day_count, price=88.5)
            for frequency in (1, 2, 4)
            for day_count in ("act/act", "30/360")
        ],
        settlement="2027-02-28",
        move=(0.005, 0, 0.004),
    ),
    case(
        "no coupon, a short bond and a negative yield",
        [
            bond(1_000_000, 0, "2056-01-15", yield_rate=0.031),
            bond(1_000_000, 0.05, "2026-03-31", 2, "30/360", yield_rate=0.02),
            bond(1_000_000, 0.01, "2031-10-31", 2, price=112),
        ],
        move=(-0.01, 0.01, 0.01),
        held=(12, 0.035),
    ),
    case(
        "ACT/360 and three currencies, on a steep curve",
        [
            bond(1_000_000, 0.04, "2035-09-30", 2, "act/360", price=97.5, rating="BBB", currency="USD"),
            bond(2_000_000, 0.05, "2029-03-07", 1, "act/360", yield_rate=0.061, rating="BB–C", currency="GBP"),
            bond(500_000, 0.03, "2040-06-15", 4, "act/360", yield_rate=0.033, rating="AA"),
            bond(750_000, 0.045, "2049-12-01", 2, "30/360", price=104.25, rating="A", currency="USD"),
        ],
        settlement="2026-11-17",
        rates=(0.01, 0.02, 0.035, 0.05),
        move=(0.0025, 0.005, 0),
        held=(7, 0.0275),
        per_euro=(1.0625, 0.8725),
    ),
    case(
        "prices far from par",
        [
            bond(1_000_000, 0.15, "2080-12-31", 4, price=250),
            bond(1_000_000, 0.15, "2080-12-31", 1, "30/360", price=20),
            bond(1_000_000, 0, "2060-06-30", 2, price=180),
            bond(1_000_000, 0, "2060-06-30", 2, price=2),
            bond(1_000_000, 0.04, "2027-08-31", 4, "30/360", price=45),
        ],
        move=(0.003, -0.002, 0.001),
    ),
]


def day(text):
    return date.fromisoformat(text)


def back(maturity, months):
    """So many months before maturity; month ends stay month ends."""
    count = maturity.year * 12 + maturity.month - 1 - months
    year, month = divmod(count, 12)
    last = calendar.monthrange(year, month + 1)[1]
    ends = maturity.day == calendar.monthrange(maturity.year, maturity.month)[1]
    return date(year, month + 1, last if ends else min(maturity.day, last))


def is_february_end(one):
    return one.month == 2 and one.day == calendar.monthrange(one.year, 2)[1]


def days_360(start, end):
    first, last = start.day, end.day
    if is_february_end(start) and is_february_end(end):
        last = 30
    if is_february_end(start) or first == 31:
        first = 30
    if last == 31 and first == 30:
        last = 30
    return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first


def schedule(one, settlement):
    """Times of the payments in years, their amounts and the interest accrued."""
    maturity, frequency = day(one["maturity"]), int(one["frequency"])
    months = 12 // frequency
    dates = [maturity]
    while dates[-1] > settlement:
        dates.append(back(maturity, months * len(dates)))
    previous, following = dates[-1], dates[-2]
    if one["dayCount"] != "30/360":
        elapsed = (settlement - previous).days / (following - previous).days
    else:
        elapsed = days_360(previous, settlement) / (360 / frequency)
    coupon = 100 * one["couponRate"] / frequency
    accrued = coupon * elapsed
    if one["dayCount"] == "act/360":
        # Basis 2 of Excel: actual days, gone by and to come, as shares of a period of 360 / frequency.
        elapsed = 1 - (following - settlement).days / (360 / frequency)
        accrued = one["couponRate"] * 100 * (settlement - previous).days / 360
    count = len(dates) - 1
    times = [(index + 1 - elapsed) / frequency for index in range(count)]
    amounts = [coupon] * (count - 1) + [coupon + 100]
    return times, amounts, accrued


def interpolated(rates, years):
    if years <= KEYS[0]:
        return rates[0]
    for (low, high), (before, after) in zip(zip(KEYS, KEYS[1:]), zip(rates, rates[1:])):
        if years <= high:
            return before + (after - before) * (years - low) / (high - low)
    return rates[-1]


def price(times, amounts, yearly, moves=(0, 0, 0, 0)):
    return math.fsum(
        amount * (1 + yearly + interpolated(moves, years)) ** -years
        for years, amount in zip(times, amounts)
    )


def z_spread(times, amounts, wanted, curve):
    low, high = -0.95, 3.0
    for _ in range(100):
        middle = (low + high) / 2
        worth = math.fsum(
            # Below nothing at all, no price is high enough.
            amount * max(1e-9, 1 + interpolated(curve, years) + middle) ** -years
            for years, amount in zip(times, amounts)
        )
        low, high = (middle, high) if worth > wanted else (low, middle)
    return (low + high) / 2


def secant(function, first, second):
    for _ in range(200):
        low, high = function(first), function(second)
        if high == low:
            break
        first, second = second, second - high * (second - first) / (high - low)
        if abs(second - first) < 1e-15:
            break
    return second


def valued(one, settlement):
    times, amounts, accrued = schedule(one, settlement)
    frequency = int(one["frequency"])
    if one["quote"] == "price":
        wanted = one["price"] + accrued
        yearly = secant(lambda rate: price(times, amounts, rate) - wanted, 0.02, 0.03)
    else:
        yearly = (1 + one["yieldRate"] / frequency) ** frequency - 1
    return times, amounts, accrued, yearly


def figures_of(inputs):
    settlement = day(inputs["settlement"])
    steep, bend = inputs["steepening"], inputs["bend"]

    def moves_at(shift):
        return [
            shift + steep * share + bend * middle
            for share, middle in zip((-1 / 2, -1 / 6, 1 / 6, 1 / 2), (-1 / 2, 1 / 2, 1 / 2, -1 / 2))
        ]

    moves = moves_at(inputs["shift"])
    curve = [inputs[f"rate{years}"] for years in KEYS]
    bonds = [(one, *valued(one, settlement)) for one in inputs["bonds"]]

    def euros(one):
        return one["nominal"] / {"EUR": 1, "USD": inputs["dollarsPerEuro"], "GBP": inputs["poundsPerEuro"]}[one["currency"]]

    def worth(moves):
        return math.fsum(
            euros(one) / 100 * price(times, amounts, yearly, moves)
            for one, times, amounts, _, yearly in bonds
        )

    def scaled(by):
        return [by * move for move in moves]

    value = worth([0] * 4)
    step = 1e-4

    def slope(direction):
        along = lambda by: worth([by * part for part in direction])
        return (along(-2 * step) - 8 * along(-step) + 8 * along(step) - along(2 * step)) / (12 * step)

    def curvature(direction):
        along = lambda by: worth([by * part for part in direction])
        return (
            -along(-2 * step) + 16 * along(-step) - 30 * value + 16 * along(step) - along(2 * step)
        ) / (12 * step * step)

    parallel = [1, 1, 1, 1]
    # Along the move that was asked for, in units of one point, so that the steps suit every size.
    size = max(map(abs, moves)) or 1
    direction = scaled(1 / size)
    first, second = slope(direction) * size, curvature(direction) * size * size
    key_durations = [
        -slope([1 if index == key else 0 for index in range(4)]) / value for key in range(4)
    ]
    modified, repriced = -slope(parallel) / value, worth(moves) - value
    by_bond = [
        {
            "clean": price(times, amounts, yearly) - accrued,
            "accrued": accrued,
            "dirty": price(times, amounts, yearly),
            "annualYield": yearly,
            "payments": len(times),
            "years": times[-1],
            "macaulay": math.fsum(
                years * amount * (1 + yearly) ** -years for years, amount in zip(times, amounts)
            )
            / price(times, amounts, yearly),
            # In hundredths of a point.
            "spread": (yearly - interpolated(curve, times[-1])) * 10_000,
            "zSpread": z_spread(times, amounts, price(times, amounts, yearly), curve) * 10_000,
            "value": euros(one) / 100 * price(times, amounts, yearly),
            "change": euros(one)
            / 100
            * (price(times, amounts, yearly, moves) - price(times, amounts, yearly)),
        }
        for one, times, amounts, accrued, yearly in bonds
    ]
    held = [min(one["years"], inputs["horizon"] / 12) for one in by_bond]
    income = [one["value"] * ((1 + one["annualYield"]) ** years - 1) for one, years in zip(by_bond, held)]
    carry = [
        earned - one["value"] * inputs["fundingRate"] * years
        for earned, one, years in zip(income, by_bond, held)
    ]

    def slope_of(times, amounts, yearly):
        at = lambda by: price(times, amounts, yearly + by)
        return (at(-2 * step) - 8 * at(-step) + 8 * at(step) - at(2 * step)) / (12 * step)

    # What each bond loses for a rate of 1, in euros.
    slopes = [-euros(one) / 100 * slope_of(times, amounts, yearly) for one, times, amounts, _, yearly in bonds]
    roll_down = [
        loss * (interpolated(curve, one["years"]) - interpolated(curve, one["years"] - years))
        for loss, one, years in zip(slopes, by_bond, held)
    ]
    total_slope = math.fsum(slopes)

    def by_dv01(name):
        return math.fsum(loss * one[name] for loss, one in zip(slopes, by_bond)) / total_slope

    figures = {
        **{f"{name}.{row}": amount for row, one in enumerate(by_bond, 1) for name, amount in one.items()},
        "marketValue": value,
        "value.total": value,
        "averageMacaulay": math.fsum(one["value"] * one["macaulay"] for one in by_bond) / value,
        "repriced": repriced,
        "change.total": repriced,
        "repricedShare": repriced / value,
        "euroNominal.total": math.fsum(euros(one) for one, *_ in bonds),
        "averageYield": math.fsum(one["value"] * one["annualYield"] for one in by_bond) / value,
        "income.total": math.fsum(income),
        "carry.total": math.fsum(carry),
    }
    for kind, names in {"rating": RATINGS, "currency": CURRENCIES}.items():
        members = {name: [row for row, (one, *_) in enumerate(bonds) if one[kind] == name] for name in names}
        for name, rows in members.items():
            figures[f"{kind}Value.{name}"] = math.fsum(by_bond[row]["value"] for row in rows)
        figures[f"{kind}Value.total"] = value
    for shift in SHIFTS:
        name = f"{'down' if shift < 0 else 'up'}{round(abs(shift) * 10_000)}"
        figures[f"repriced_{name}"] = worth(moves_at(shift)) - value
        figures[f"repricedShare_{name}"] = (worth(moves_at(shift)) - value) / value
    by_differences = {
        "modifiedDuration": modified,
        "averageConvexity": curvature(parallel) / value,
        **{f"keyDuration.{years}": duration for years, duration in zip(KEYS, key_durations)},
        "keyDuration.total": modified,
        "keyDv01.total": modified * value / 10_000,
        **{f"dv01.{row}": loss / 10_000 for row, loss in enumerate(slopes, 1)},
        "dv01.total": total_slope / 10_000,
        "ratingDv01.total": total_slope / 10_000,
        "currencyDv01.total": total_slope / 10_000,
        "portfolioYield": by_dv01("annualYield"),
        "averageZSpread": by_dv01("zSpread"),
        "rollDown.total": math.fsum(roll_down),
        "breakEvenRise": (math.fsum(carry) + math.fsum(roll_down)) / total_slope,
        "byDuration": first,
        "keyChange.total": first,
        "withConvexity": first + second / 2,
        "convexityGain.total": second / 2,
        "durationShare": first / value,
        "convexityShare": (first + second / 2) / value,
    }
    return {"figures": {**figures, **by_differences}, "within": dict.fromkeys(by_differences, 1e-5)}


if __name__ == "__main__":
    results = [json.dumps({**one, **figures_of(one["inputs"])}) for one in CASES]
    print("[\n" + ",\n".join(results) + "\n]")
