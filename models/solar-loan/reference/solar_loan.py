"""A second implementation of the monthly solar loan, to check the first.

Fifty digits instead of floating point; the payment is searched for, as the one that leaves nothing owed
after the last month, instead of taken from the annuity formula; the share used at home that covers the
payments is searched for too.

    python3 models/solar-loan/reference/solar_loan.py > models/solar-loan/reference/solar_loan.json
"""

import json
from decimal import Decimal as D, getcontext

getcontext().prec = 50

BASE = {
    "systemCost": "18000", "subsidyShare": "0.3", "loanYears": "10", "loanRate": "0.05",
    "yearlyProductionKwh": "8000", "electricityPrice": "0.35", "ownUseShare": "0.5",
    "feedInRate": "0.08",
}

CASES = {
    "base": {},
    "15 years": {"loanYears": "15"},
    "20 years": {"loanYears": "20"},
    "all used at home": {"ownUseShare": "1"},
    "battery": {"systemCost": "25000", "ownUseShare": "0.75"},
    "no interest": {"loanRate": "0", "loanYears": "7"},
    "dear and short": {"loanRate": "0.12", "loanYears": "1", "subsidyShare": "0"},
}

PER_CENT_BY_MONTH = [3, 5, 9, 12, 13, 13, 13, 12, 9, 6, 3, 2]


def owed(loan, rate, payment, months):
    for _ in range(months):
        loan = loan + loan * rate / 12 - payment
    return loan


def halve(low, high, is_too_low):
    for _ in range(120):
        middle = (low + high) / 2
        if is_too_low(middle):
            low = middle
        else:
            high = middle
    return (low + high) / 2


def benefits(case, share):
    worth = share * case["electricityPrice"] + (1 - share) * case["feedInRate"]
    return [case["yearlyProductionKwh"] * percent / 100 * worth for percent in PER_CENT_BY_MONTH]


def results(changes):
    case = {name: D(text) for name, text in {**BASE, **changes}.items()}
    loan = case["systemCost"] - case["systemCost"] * case["subsidyShare"]
    months = int(case["loanYears"]) * 12
    payment = halve(D(0), loan * 2, lambda tried: owed(loan, case["loanRate"], tried, months) > 0)
    by_month = benefits(case, case["ownUseShare"])
    return {
        "changes": {name: float(text) for name, text in changes.items()},
        "loan": loan,
        "monthlyPayment": payment,
        "totalInterest": payment * months - loan,
        "owedAfterAYear": owed(loan, case["loanRate"], payment, 12),
        "january": by_month[0],
        "june": by_month[5],
        "averageBenefit": sum(by_month) / 12,
        "monthsCovered": sum(1 for amount in by_month if amount >= payment),
        "breakEvenShare": halve(D(-50), D(50), lambda share: sum(benefits(case, share)) < 12 * payment),
    }


def as_number(item):
    if isinstance(item, D):
        return float(f"{item:.12g}")
    raise TypeError(item)


if __name__ == "__main__":
    print(json.dumps({name: results(changes) for name, changes in CASES.items()}, indent=2, default=as_number))
