"""A second implementation of the rental model, to check the first.

Exact fractions instead of floating point, the debt by its closed form instead of month by month, and the
rate of return by bisection on exact values.

    python3 models/rental/reference/rental.py > models/rental/reference/rental.json
"""

import json
import math
from fractions import Fraction as F

OFFERED = {
    "purchasePrice": "232000", "transferTaxRate": "0.06", "notaryAndRegisterRate": "0.02",
    "agentRate": "0.02975", "loanToValue": "0.8", "loanRate": "0.039", "initialRepaymentRate": "0.02",
    "monthlyRent": "725", "vacancyRate": "0.03", "monthlyCosts": "88", "rentGrowth": "0.015",
    "costGrowth": "0.02", "valueGrowth": "0.015", "buildingShare": "0.75", "depreciationRate": "0.02",
    "taxRate": "0.42", "sellingCostRate": "0.02975", "discountRate": "0.04",
    "monthlyReserve": "0", "nextRate": "0.045",
}

CASES = {
    "offered": {},
    "with a reserve": {"monthlyReserve": "58"},
    "refinanced at 6%": {"nextRate": "0.06"},
    "no loan": {"loanToValue": "0"},
    "high yield": {
        "purchasePrice": "98000", "transferTaxRate": "0.055", "agentRate": "0.0357",
        "sellingCostRate": "0.0357", "monthlyRent": "510", "vacancyRate": "0.08", "monthlyCosts": "95",
        "buildingShare": "0.85", "valueGrowth": "0",
    },
    "dearer loan": {"loanRate": "0.049"},
    "prices rise by 3%": {"valueGrowth": "0.03"},
    "all on credit": {"loanToValue": "1", "initialRepaymentRate": "0.01"},
    "taxed profit": {"loanToValue": "0.3", "monthlyRent": "1400", "taxRate": "0.45"},
}

YEARS = 10
# The rises in price that the page compares.
RISES = ["0", "0.01", "0.015", "0.02", "0.03"]


def balance(loan, rate, payment, months):
    """What is owed after so many payments: L q^n - A (q^n - 1) / (q - 1)."""
    if rate == 0:
        return loan - payment * months
    q = 1 + rate / 12
    return loan * q**months - payment * (q**months - 1) / (q - 1)


def payment_then(owed, old_rate, payment, new_rate):
    """What repays the debt by the month in which the old payment would have, at the new rate: a present value."""
    if owed == 0:
        return 0
    if old_rate == 0:
        months = float(owed / payment)
    else:
        months = -math.log(1 - float(owed * old_rate / 12 / payment)) / math.log(1 + float(old_rate) / 12)
    if new_rate == 0:
        return float(owed) / months
    q = 1 + float(new_rate) / 12
    return float(owed) / ((1 - q**-months) / (q - 1))


def turns(flows):
    """How often the flows change their sign."""
    signs = [flow > 0 for flow in flows if flow != 0]
    return sum(one != other for one, other in zip(signs, signs[1:]))


def value(rate, flows):
    return sum(flow / (1 + rate) ** year for year, flow in enumerate(flows))


def rate_of_return(flows):
    low, high = F(-9, 10), F(9, 10)
    for _ in range(44):
        middle = (low + high) / 2
        if value(middle, flows) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def results(changes):
    case = {name: F(text) for name, text in {**OFFERED, **changes}.items()}
    price = case["purchasePrice"]
    costs_of_purchase = price * (
        case["transferTaxRate"] + case["notaryAndRegisterRate"] + case["agentRate"]
    )
    total = price + costs_of_purchase
    loan = price * case["loanToValue"]
    payment = loan * (case["loanRate"] + case["initialRepaymentRate"]) / 12
    equity = total - loan
    flows = [-equity]
    years = []
    for year in range(1, YEARS + 1):
        rent = 12 * case["monthlyRent"] * (1 + case["rentGrowth"]) ** (year - 1)
        costs = 12 * case["monthlyCosts"] * (1 + case["costGrowth"]) ** (year - 1)
        income = rent * (1 - case["vacancyRate"]) - costs
        opening = balance(loan, case["loanRate"], payment, 12 * (year - 1))
        closing = balance(loan, case["loanRate"], payment, 12 * year)
        interest = 12 * payment - (opening - closing)
        taxable = income - interest - total * case["buildingShare"] * case["depreciationRate"]
        reserve = 12 * case["monthlyReserve"] * (1 + case["costGrowth"]) ** (year - 1)
        flows.append(income - 12 * payment - reserve - taxable * case["taxRate"])
        years.append({
            "rent": rent, "vacancy": -rent * case["vacancyRate"],
            "rentReceived": rent * (1 - case["vacancyRate"]), "costs": -costs, "netRent": income,
            "interest": -interest, "repayment": closing - opening, "reserve": -reserve,
            "depreciation": -total * case["buildingShare"] * case["depreciationRate"],
            "taxableIncome": taxable, "taxSaved": -taxable * case["taxRate"], "cashFlow": flows[-1],
        })
    proceeds_at = lambda rise: price * (1 + rise) ** YEARS * (1 - case["sellingCostRate"]) - closing
    proceeds = proceeds_at(case["valueGrowth"])
    before = flows[:-1]
    compared = [before + [flows[-1] + proceeds_at(F(rise))] for rise in RISES]
    flows[-1] += proceeds
    service = 12 * payment
    then = payment_then(closing, case["loanRate"], payment, case["nextRate"])
    income_then = sum(
        sign * 12 * case[name] * (1 + case[rise]) ** YEARS * share
        for sign, name, rise, share in [
            (1, "monthlyRent", "rentGrowth", 1 - case["vacancyRate"]), (-1, "monthlyCosts", "costGrowth", 1),
        ]
    )
    first = {"rent": rent, **years[0]}
    figures = {
        "totalCost": total,
        "equity": equity,
        "loanAtSale": -closing,
        "proceeds": proceeds,
        "cashFlow.1": years[0]["cashFlow"],
        "npv": value(case["discountRate"], flows),
        "irr": rate_of_return(flows) if turns(flows) == 1 else "None",
        "cover": first["netRent"] / service if service else "None",
        "cashOnCash": (first["netRent"] - service) / equity,
        "breakEven": (service - first["costs"]) / first["rent"],
        **{f"{name}.total": sum(year[name] for year in years) for name in years[0]},
        "toOwner.total": sum(flows),
        "ltv.0": case["loanToValue"],
        "ltvAtSale": closing / (price * (1 + case["valueGrowth"]) ** YEARS),
        "paymentThen": then,
        "moreThen": then - (payment if closing else 0),
        "coverThen": float(income_then) / (12 * then) if then else "None",
        "turns": turns(flows),
        **{f"turnsAt{row}": turns(one) for row, one in enumerate(compared, 1)},
        **{f"returnAt{row}": rate_of_return(one) for row, one in enumerate(compared, 1) if turns(one) == 1},
    }
    return {
        "changes": {name: float(F(text)) for name, text in changes.items()},
        "figures": figures,
    }


def as_number(item):
    if isinstance(item, F):
        return float(f"{float(item):.12g}")
    raise TypeError(item)


if __name__ == "__main__":
    cases = [f"{json.dumps(name)}: {json.dumps(results(changes), default=as_number)}" for name, changes in CASES.items()]
    print("{\n" + ",\n".join(cases) + "\n}")
