"""A second implementation of the monthly solar loan, to check the first.

Fifty digits instead of floating point; the payment of an annuity is searched for, as the one that leaves
nothing owed after the last month, instead of taken from the annuity formula; equal installments are paid
month by month; the share used at home that covers the payments of the first year is searched for too.

    python3 models/solar-loan/reference/solar_loan.py > models/solar-loan/reference/solar_loan.json
"""

import json
from decimal import Decimal as D, getcontext

getcontext().prec = 50

BASE = {
    "systemCost": "18000", "subsidyShare": "0.3", "loanYears": "10", "loanRate": "0.05",
    "yearlyProductionKwh": "8000", "electricityPrice": "0.35", "ownUseShare": "0.5",
    "feedInRate": "0.08", "repayment": "annuity", "ownUseBy": "even", "yearlyMaintenance": "0",
    "inverterCost": "0", "inverterYear": "13",
}

CASES = {
    "base": {},
    "15 years": {"loanYears": "15"},
    "20 years": {"loanYears": "20"},
    "all used at home": {"ownUseShare": "1"},
    "battery": {"systemCost": "25000", "ownUseShare": "0.75"},
    "no interest": {"loanRate": "0", "loanYears": "7"},
    "in installments": {"repayment": "instalments"},
    "20 years in installments": {"repayment": "instalments", "loanYears": "20"},
    "battery in installments": {"repayment": "instalments", "systemCost": "25000", "ownUseShare": "0.75"},
    "no interest in installments": {"repayment": "instalments", "loanRate": "0", "loanYears": "7"},
    "realistic": {
        "yearlyProductionKwh": "5700", "ownUseShare": "0.3", "ownUseBy": "season", "yearlyMaintenance": "200",
        "inverterCost": "1500",
    },
    "by season, so that a month uses all": {"ownUseBy": "season", "ownUseShare": "0.6", "inverterCost": "900"},
    "dear and short": {"loanRate": "0.12", "loanYears": "1", "subsidyShare": "0"},
}

SEASON = [D(one) for one in "1.9 1.45 1.08 0.83 0.77 0.77 0.77 0.83 1.02 1.35 1.9 2.2".split()]
PERCENT_BY_MONTH = [3, 5, 9, 12, 13, 13, 13, 12, 9, 6, 3, 2]


def installments(loan, rate, months):
    """What is paid each month, and what is owed after it."""
    payments, debts = [], []
    debt = loan
    for _ in range(months):
        payments.append(loan / months + debt * rate / 12)
        debt -= loan / months
        debts.append(debt)
    return payments, debts


def annuity(loan, rate, months):
    level = halve(D(0), loan * 2, lambda tried: owed(loan, rate, tried, months) > 0)
    return [level] * months, [owed(loan, rate, level, month + 1) for month in range(months)]


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


def benefits(case, shares):
    worths = [share * case["electricityPrice"] + (1 - share) * case["feedInRate"] for share in shares]
    return [
        case["yearlyProductionKwh"] * percent / 100 * worth for percent, worth in zip(PERCENT_BY_MONTH, worths)
    ]


def results(changes):
    words = {**BASE, **changes}
    repay = {"annuity": annuity, "instalments": installments}[words.pop("repayment")]
    factors = {"even": [D(1)] * 12, "season": SEASON}[words.pop("ownUseBy")]
    case = {name: D(text) for name, text in words.items()}
    loan = case["systemCost"] - case["systemCost"] * case["subsidyShare"]
    months = int(case["loanYears"]) * 12
    payments, debts = repay(loan, case["loanRate"], months)
    shares = [min(D(1), case["ownUseShare"] * factor) for factor in factors]
    by_month = benefits(case, shares)
    produced = case["yearlyProductionKwh"]
    used = sum(produced * percent / 100 * share for percent, share in zip(PERCENT_BY_MONTH, shares))
    upkeep = (case["yearlyMaintenance"] + case["inverterCost"] / case["inverterYear"]) / 12
    covered = sum(1 for amount, payment in zip(by_month, payments) if amount >= payment + upkeep)
    interest = sum(payments) - loan
    return {
        "changes": {name: text if name in ("repayment", "ownUseBy") else float(text) for name, text in changes.items()},
        "figures": {
            "loan": loan,
            "monthlyPayment": payments[0],
            "lastPayment": payments[-1],
            "totalInterest": interest,
            "totalPaid": sum(payments),
            "totalLeft": case["loanYears"] * (sum(by_month) - 12 * upkeep) - sum(payments),
            "owed.1": debts[11],
            "benefit.Jan": by_month[0],
            "benefit.Jun": by_month[5],
            "averageBenefit": sum(by_month) / 12,
            "monthsCovered": covered,
            "breakEvenShare": halve(
                D(-50), D(50), lambda share: sum(benefits(case, [share] * 12)) < sum(payments[:12]) + 12 * upkeep
            ),
            "monthShare.total": sum(PERCENT_BY_MONTH) / 100,
            "production.total": produced,
            "ownUse.total": used,
            "feedIn.total": produced - used,
            "saved.total": used * case["electricityPrice"],
            "earned.total": (produced - used) * case["feedInRate"],
            "benefit.total": sum(by_month),
            "payment.total": sum(payments[:12]),
            "upkeep.total": 12 * upkeep,
            "yearShare": used / produced,
            "left.total": sum(by_month) - sum(payments[:12]) - 12 * upkeep,
            "covered.total": covered,
            "paid.total": sum(payments),
            "repaid.total": loan,
            "interest.total": interest,
        },
    }


def as_number(item):
    if isinstance(item, D):
        return float(f"{item:.12g}")
    raise TypeError(item)


if __name__ == "__main__":
    cases = [f"{json.dumps(name)}: {json.dumps(results(changes), default=as_number)}" for name, changes in CASES.items()]
    print("{\n" + ",\n".join(cases) + "\n}")
