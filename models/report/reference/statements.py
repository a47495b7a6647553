"""A second implementation of the report, written from the page's text and not from the TypeScript.

It shares no code with it: files are read by Python's csv module, amounts are decimals, and the cash flow
is found account by account. Its output is kept beside it:

    python3 models/report/reference/statements.py > models/report/reference/statements.json
"""

import csv
import json
import pathlib
import random
from decimal import Decimal

HERE = pathlib.Path(__file__).parent

# First number of each range, ascending; "?" is a gap that the standard mapping leaves unmapped.
STARTS = [
    (0, "fixedAssets"), (1000, "cash"), (1100, "?"), (1200, "receivables"), (1300, "inventory"),
    (1400, "otherAssets"), (1500, "?"), (2000, "capital"), (2100, "retainedEarnings"),
    (2200, "dividends"), (2300, "?"), (3000, "loans"), (3200, "?"), (3300, "payables"),
    (3400, "otherLiabilities"), (3700, "?"), (4000, "revenue"), (4900, "otherIncome"),
    (5000, "goods"), (6000, "staff"), (6200, "otherCosts"), (6800, "depreciation"), (6900, "?"),
    (7000, "interest"), (7100, "?"), (7600, "tax"), (7700, "?"),
]
INCOME = {"revenue", "otherIncome"}
COSTS = {"goods", "staff", "otherCosts", "depreciation", "interest", "tax"}
ASSETS = {"fixedAssets", "inventory", "receivables", "otherAssets", "cash"}
LIABILITIES = {"payables", "otherLiabilities", "loans"}
EQUITY = {"capital", "retainedEarnings", "dividends"}
ACTIVITY = {
    **dict.fromkeys(["inventory", "receivables", "otherAssets", "payables", "otherLiabilities"], "operating"),
    "fixedAssets": "investing",
    **dict.fromkeys(["loans", "capital", "retainedEarnings", "dividends"], "financing"),
}


def line_of(account):
    number = int(account)
    found = "?"
    for start, line in STARTS:
        if number >= start:
            found = line
    return found


def amount(text, decimal_comma):
    negative = text.startswith("(") or text.startswith("-")
    digits = text.strip("()-")
    if decimal_comma:
        digits = digits.replace(".", "").replace(",", ".")
    else:
        digits = digits.replace(",", "")
    value = Decimal(digits or "0")
    return -value if negative else value


def read(name, separator, decimal_comma):
    with open(HERE / name, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter=separator))
    of = lambda row, column: amount(row[column], decimal_comma)
    return [
        (row["account"], of(row, "debit") - of(row, "credit"), of(row, "opening"), of(row, "budget"))
        for row in rows
    ]


def cents(value):
    return int(value * 100)


def statements(accounts):
    """Debits are positive. Profit is what the income accounts have in credit beyond the cost accounts."""
    total = lambda kinds, column: sum(
        (row[column] for row in accounts if line_of(row[0]) in kinds), Decimal(0)
    )
    profit = -total(INCOME | COSTS, 1)
    budgeted = -total(INCOME | COSTS, 3)
    flows = {"operating": profit, "investing": Decimal(0), "financing": Decimal(0)}
    for account, closing, opening, _ in accounts:
        activity = ACTIVITY.get(line_of(account))
        if activity:
            # Whatever a credit on another account brought, cash gained.
            flows[activity] -= closing - opening
    depreciation = total({"depreciation"}, 1)
    flows["operating"] += depreciation
    flows["investing"] -= depreciation
    revenue, goods = -total({"revenue"}, 1), total({"goods"}, 1)
    current_liabilities = -total({"payables", "otherLiabilities"}, 1)
    result = {
        "profit": cents(profit),
        "budgetedProfit": cents(budgeted),
        "grossProfit": cents(revenue - goods),
        "assets": cents(total(ASSETS, 1)),
        "liabilities": cents(-total(LIABILITIES, 1)),
        "equity": cents(-total(EQUITY, 1) + profit),
        "openingEquity": cents(-total(EQUITY, 2)),
        **{name: cents(value) for name, value in flows.items()},
        "closingCash": cents(total({"cash"}, 1)),
        "netMargin": float(profit / revenue) if revenue else None,
        "currentRatio": (
            float(total(ASSETS - {"fixedAssets"}, 1) / current_liabilities)
            if current_liabilities
            else None
        ),
        "receivableDays": float(total({"receivables"}, 1) / revenue * 365) if revenue else None,
    }
    return result


def generated(seed):
    """A trial balance that balances, in closing and in opening, with amounts to the cent."""
    numbers = random.Random(seed)
    known = [n for n in range(0, 7700, 50) if line_of(f"{n:04}") != "?"]
    chosen = sorted(numbers.sample(known, 30))
    money = lambda: Decimal(numbers.randint(-9_999_999, 9_999_999)) / 100
    rows = []
    for number in chosen:
        is_income = line_of(f"{number:04}") in INCOME | COSTS
        rows.append([f"{number:04}", money(), Decimal(0) if is_income else money(), money() if is_income else Decimal(0)])
    rows.append(["1099", -sum(row[1] for row in rows), -sum(row[2] for row in rows), Decimal(0)])
    return rows


def main():
    files = {
        "trading": read("trading.csv", ",", False),
        "service": read("service.csv", ";", True),
    }
    output = {
        "files": {name: statements(accounts) for name, accounts in files.items()},
        "generated": [
            {
                "accounts": [
                    [account, str(closing), str(opening), str(budget)]
                    for account, closing, opening, budget in generated(seed)
                ],
                "statements": statements(generated(seed)),
            }
            for seed in range(12)
        ],
    }
    print(json.dumps(output))


main()
