"""A second implementation of the solar dashboard, as a household would keep its books.

Production and price are carried from year to year, and each year's money is put into an account. The bank's
account is that of loan.py; the rate of return is found by bisection.

    python3 models/solar/reference/roof.py > models/solar/reference/roof.json
"""

import json

from loan import annuity, installments

BASE = {
    "financing": "cash", "systemCost": 18000, "subsidyShare": 0.3, "yearlyProductionKwh": 8000,
    "degradation": 0.005, "lifetimeYears": 25, "yearlyMaintenance": 0, "electricityPrice": 0.35,
    "priceRise": 0.03, "loanShare": 1, "loanYears": 10, "loanRate": 0.05, "repayment": "annuity",
    "discountRate": 0.04, "ownUseShare": 1, "feedInRate": 0.08, "inverterCost": 0, "inverterYear": 13,
}

# What is fed in is paid for so long, by the Renewable Energy Sources Act.
FEED_IN_YEARS = 20

CASES = {
    "in cash": {},
    "on a loan": {"financing": "loan"},
    "in installments, with maintenance": {
        "financing": "loan", "repayment": "instalments", "yearlyMaintenance": 250, "loanShare": 0.6,
    },
    "no subsidy": {"subsidyShare": 0},
    "flat prices": {"priceRise": 0},
    "a long loan on a short life": {
        "financing": "loan", "lifetimeYears": 12, "loanYears": 20, "loanShare": 0.8, "loanRate": 0.031,
    },
    "realistic": {
        "yearlyProductionKwh": 5700, "priceRise": 0.02, "ownUseShare": 0.3,
        "yearlyMaintenance": 200, "inverterCost": 1500,
    },
    "half fed in, a second inverter never bought": {
        "financing": "loan", "ownUseShare": 0.5, "inverterCost": 2000, "inverterYear": 30, "feedInRate": 0.12,
    },
    "never paid back": {"electricityPrice": 0.1, "systemCost": 60000, "priceRise": -0.02},
}


def worth(rate, flows):
    today = 0
    for flow in reversed(flows):
        today = today / (1 + rate) + flow
    return today


def rate_turns(flows):
    """How often their worth crosses zero on the way from -90% to 1,880%, each rate 20% above the last."""
    above = [worth(0.1 * 1.2**step - 1, flows) > 0 for step in range(30)]
    return sum(one != other for one, other in zip(above, above[1:]))


def rate_of_return(flows):
    """By halving, where money goes in first and one rate alone makes it worth nothing; tried by the basis point."""
    above = [worth(point / 10_000, flows) > 0 for point in range(-9_900, 100_000)]
    found = [point for point, (one, other) in enumerate(zip(above, above[1:])) if one != other]
    if len(found) != 1 or above[-1]:
        return "None"
    low, high = (found[0] - 9_900) / 10_000, (found[0] - 9_899) / 10_000
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if worth(middle, flows) > 0 else (low, middle)
    return low


def payback(flows):
    """Years until the account stays out of the red; within a year money comes in evenly."""
    balances = [sum(flows[: year + 1]) for year in range(len(flows))]
    if balances[-1] < 0:
        return "Never"
    red = [year for year, balance in enumerate(balances) if balance < 0]
    return red[-1] - balances[red[-1]] / flows[red[-1] + 1] if red else 0


def figures(changes):
    case = {**BASE, **changes}
    cost = case["systemCost"] * (1 - case["subsidyShare"])
    loan = cost * case["loanShare"]
    repay = {"annuity": annuity, "instalments": installments}[case["repayment"]]
    payments = repay(loan, case["loanRate"], case["loanYears"])
    produced, price = case["yearlyProductionKwh"], case["electricityPrice"]
    production, savings, in_cash, on_loan = [], [], [-cost], [loan - cost]
    fed_in, inverters = [], []
    for year in range(max(case["lifetimeYears"], case["loanYears"])):
        lives = year < case["lifetimeYears"]
        production.append(produced if lives else 0)
        own = production[-1] * case["ownUseShare"]
        fed_in.append((production[-1] - own) * case["feedInRate"] if year < FEED_IN_YEARS else 0)
        savings.append(own * price + fed_in[-1])
        inverters.append(case["inverterCost"] if lives and year + 1 == case["inverterYear"] else 0)
        in_cash.append(savings[-1] - inverters[-1] - (case["yearlyMaintenance"] if lives else 0))
        on_loan.append(in_cash[-1] - (payments[year] if year < case["loanYears"] else 0))
        produced *= 1 - case["degradation"]
        price *= 1 + case["priceRise"]
    flows = on_loan if case["financing"] == "loan" else in_cash
    return {
        "npv": worth(case["discountRate"], flows),
        "irr": rate_of_return(flows),
        "payback": payback(flows),
        "savings": sum(savings),
        "costAfterSubsidy": cost,
        "production.total": sum(production),
        "saving.total": sum(savings),
        "earned.total": sum(fed_in),
        "inverter.total": sum(inverters),
        "maintenance.total": case["yearlyMaintenance"] * case["lifetimeYears"],
        "loanPayment.total": sum(payments),
        "flowInCash.total": sum(in_cash),
        "flowOnLoan.total": sum(on_loan),
        "rateTurn.total": rate_turns(flows),
    }


if __name__ == "__main__":
    cases = [f"{json.dumps(name)}: {json.dumps({'changes': one, 'figures': figures(one)})}" for name, one in CASES.items()]
    print("{\n" + ",\n".join(cases) + "\n}")
