"""Published examples of bonds, worked out again from their payments.

Every payment is discounted on its own, with fifty digits and coupon dates counted back from maturity; the
yield is searched for by halving. The inputs are those of the examples in Microsoft's documentation of PRICE,
YIELD, DURATION and MDURATION, and of the duration example of Hull's "Options, Futures, and Other
Derivatives".

    python3 models/bonds/reference/worked_examples.py > models/bonds/reference/worked_examples.json
"""

import json
from decimal import Decimal as D, getcontext

getcontext().prec = 50


def payments(coupon, count, per_year):
    return [D(100) * coupon / per_year + (100 if number == count else 0) for number in range(1, count + 1)]


def present_values(coupon, count, per_year, elapsed, rate):
    """What each payment is worth, and in how many years it falls."""
    growth = 1 + rate / per_year
    for number, amount in enumerate(payments(coupon, count, per_year), start=1):
        periods = number - elapsed
        yield amount / growth**periods, periods / per_year


def clean(coupon, count, per_year, elapsed, rate):
    worth = sum(value for value, _ in present_values(coupon, count, per_year, elapsed, rate))
    return worth - D(100) * coupon / per_year * elapsed


def duration(coupon, count, per_year, elapsed, rate):
    values = list(present_values(coupon, count, per_year, elapsed, rate))
    return sum(value * years for value, years in values) / sum(value for value, _ in values)


def yield_of(price, *bond):
    low, high = D(0), D(1)
    for _ in range(120):
        middle = (low + high) / 2
        if clean(*bond, middle) > price:
            low = middle
        else:
            high = middle
    return (low + high) / 2


if __name__ == "__main__":
    # 15 February 2008 is halfway from 15 November to 15 May, in months of thirty days.
    price_bond = (D("0.0575"), 20, 2, D("0.5"))
    yield_bond = (D("0.0575"), 18, 2, D("0.5"))
    # From 1 July 2018 to 1 January 2048, and from 1 January 2008 to 1 January 2016.
    duration_bond = (D("0.08"), 59, 2, D(0))
    modified_bond = (D("0.08"), 16, 2, D(0))
    hull_bond = (D("0.1"), 6, 2, D(0))
    hull_rate = 2 * ((D("0.12") / 2).exp() - 1)
    # The bond of PRICE by ACT/360: 92 days gone by and 90 to come, of 180; the periods after them are whole.
    half_gone = D(1) - D(90) / 180
    actual_accrued = D("5.75") / 2 * 92 / 180
    actual_dirty = sum(value for value, _ in present_values(D("0.0575"), 20, 2, half_gone, D("0.065")))
    results = {
        "price": clean(*price_bond, D("0.065")),
        "yield": yield_of(D("95.04287"), *yield_bond),
        "duration": duration(*duration_bond, D("0.09")),
        "modifiedDuration": duration(*modified_bond, D("0.09")) / (1 + D("0.09") / 2),
        "actual360Accrued": actual_accrued,
        "actual360Price": actual_dirty - actual_accrued,
        "hullPrice": clean(*hull_bond, hull_rate),
        "hullDuration": duration(*hull_bond, hull_rate),
    }
    print(json.dumps({name: float(f"{number:.15g}") for name, number in results.items()}, indent=2))
