"""The examples in Microsoft's documentation of PMT, CUMIPMT, CUMPRINC, IRR, NPV and XIRR, worked out again.

Fifty digits; the payment and the rates are searched for by halving, and the debt is kept from month to month.

    python3 models/cash-flow/reference/worked_examples.py > models/cash-flow/reference/worked_examples.json
"""

import json
from datetime import date
from decimal import Decimal as D, getcontext

getcontext().prec = 50


def halve(low, high, is_too_low):
    for _ in range(140):
        middle = (low + high) / 2
        if is_too_low(middle):
            low = middle
        else:
            high = middle
    return (low + high) / 2


def account(loan, rate, payment, months):
    """Interest and repayment of each month, and what is owed in the end."""
    rows = []
    for _ in range(months):
        interest = loan * rate
        rows.append((interest, payment - interest))
        loan -= payment - interest
    return rows, loan


def level_payment(loan, rate, months):
    return halve(D(0), loan * 2, lambda payment: account(loan, rate, payment, months)[1] > 0)


def worth(rate, flows):
    return sum(flow / (1 + rate) ** year for year, flow in enumerate(flows))


def rate_of(flows):
    return halve(D("-0.99"), D(5), lambda rate: worth(rate, flows) > 0)


def dated_rate(flows):
    start = flows[0][0]

    def value(rate):
        return sum(flow / (1 + rate) ** (D((day - start).days) / 365) for day, flow in flows)

    return halve(D("-0.99"), D(5), lambda rate: value(rate) > 0)


BUSINESS = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]
INVESTMENT = [-40_000, 8_000, 9_200, 10_000, 12_000, 14_500]
DATED = [
    (date(2008, 1, 1), -10_000),
    (date(2008, 3, 1), 2_750),
    (date(2008, 10, 30), 4_250),
    (date(2009, 2, 15), 3_250),
    (date(2009, 4, 1), 2_750),
]

if __name__ == "__main__":
    monthly = D("0.09") / 12
    mortgage, _ = account(D(125_000), monthly, level_payment(D(125_000), monthly, 360), 360)
    results = {
        "payment": level_payment(D(10_000), D("0.08") / 12, 10),
        "firstInterest": mortgage[0][0],
        "firstRepayment": mortgage[0][1],
        "secondYearInterest": sum(interest for interest, _ in mortgage[12:24]),
        "secondYearRepayment": sum(repayment for _, repayment in mortgage[12:24]),
        "rateAfterTwoYears": rate_of(BUSINESS[:3]),
        "rateAfterFourYears": rate_of(BUSINESS[:5]),
        "rateAfterFiveYears": rate_of(BUSINESS),
        "datedRate": dated_rate(DATED),
        "outlayInAYear": worth(D("0.1"), [0, -10_000, 3_000, 4_200, 6_800]),
        "outlayToday": worth(D("0.08"), INVESTMENT),
        "lateLoss": worth(D("0.08"), [*INVESTMENT, -9_000]),
    }
    print(json.dumps({name: float(f"{number:.15g}") for name, number in results.items()}, indent=2))
