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
    (2200, "dividends"), (2300, "?"), (3000, "loans"), (3200, "currentLoans"), (3300, "payables"),
    (3400, "otherLiabilities"), (3700, "?"), (4000, "revenue"), (4900, "otherIncome"),
    (5000, "goods"), (5900, "inventoryChange"), (6000, "staff"), (6200, "otherCosts"), (6800, "depreciation"), (6900, "?"),
    (7000, "interest"), (7100, "?"), (7600, "tax"), (7700, "?"),
]
INCOME = {"revenue", "otherIncome"}
COSTS = {"goods", "inventoryChange", "staff", "otherCosts", "depreciation", "interest", "tax"}
ASSETS = {"fixedAssets", "inventory", "receivables", "otherAssets", "cash"}
LIABILITIES = {"payables", "otherLiabilities", "currentLoans", "loans"}
EQUITY = {"capital", "retainedEarnings", "dividends"}
ACTIVITY = {
    **dict.fromkeys(["inventory", "receivables", "otherAssets", "payables", "otherLiabilities"], "operating"),
    "fixedAssets": "investing",
    **dict.fromkeys(["loans", "currentLoans", "capital", "retainedEarnings", "dividends"], "financing"),
}
TITLES = {
    "revenue": "Revenue", "goods": "Goods and materials", "inventoryChange": "Change in inventories", "otherIncome": "Other income", "staff": "Staff",
    "otherCosts": "Other operating costs", "depreciation": "Depreciation", "interest": "Interest",
    "tax": "Income tax", "fixedAssets": "Fixed assets, net", "inventory": "Inventory",
    "receivables": "Trade receivables", "otherAssets": "Prepaid and other assets", "cash": "Cash",
    "payables": "Trade payables", "otherLiabilities": "Tax and other liabilities", "currentLoans": "Loans due within a year", "loans": "Loans due later",
    "capital": "Share capital", "retainedEarnings": "Retained earnings", "dividends": "Dividends paid",
}
COLUMNS = {1: "accountClosing", 2: "accountOpening", 3: "accountBudget"}


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
    accounts = [
        (row["account"], of(row, "debit") - of(row, "credit"), of(row, "opening"), of(row, "budget"))
        for row in rows
    ]
    return accounts, {row["account"]: row["name"] for row in rows}


def ratio(amount, base):
    return float(amount / base) if base else "None"


def figures(accounts, vat):
    """Debits are positive. Profit is what the income accounts have in credit beyond the cost accounts."""
    total = lambda kinds, column: sum(
        (row[column] for row in accounts if line_of(row[0]) in kinds), Decimal(0)
    )
    profit = -total(INCOME | COSTS, 1)
    flows = {"operating": profit, "investing": Decimal(0), "financing": Decimal(0)}
    for account, closing, opening, _ in accounts:
        activity = ACTIVITY.get(line_of(account))
        if activity:
            # Whatever a credit on another account brought, cash gained.
            flows[activity] -= closing - opening
    depreciation = total({"depreciation"}, 1)
    flows["operating"] += depreciation
    flows["investing"] -= depreciation
    revenue, goods, interest = -total({"revenue"}, 1), total({"goods"}, 1), total({"interest"}, 1)
    sold = goods + total({"inventoryChange"}, 1)
    operating = profit + interest + total({"tax"}, 1)
    equity, liabilities = profit - total(EQUITY, 1), -total(LIABILITIES, 1)
    average_equity = (equity - total(EQUITY, 2)) / 2
    current_liabilities = -total(LIABILITIES - {"loans"}, 1)
    current_ratio = ratio(total(ASSETS - {"fixedAssets"}, 1), current_liabilities)
    receivables = total({"receivables"}, 1)
    collected = ratio(receivables / (1 + vat[0]) * 365, revenue)
    stored = ratio(total({"inventory"}, 1) * 365, sold)
    paid = ratio(-total({"payables"}, 1) / (1 + vat[1]) * 365, goods)
    amounts = {
        "profit": profit,
        "operatingCash": flows["operating"],
        "netProfit.actual": profit,
        "netProfit.budget": -total(INCOME | COSTS, 3),
        "costOfSales.actual": sold,
        "costOfSales.budget": total({"goods", "inventoryChange"}, 3),
        "inventoryTie": total({"inventoryChange", "inventory"}, 1) - total({"inventory"}, 2),
        "gross.actual": revenue - sold,
        "operating.actual": operating,
        "beforeTax.actual": operating - interest,
        "assets.end": total(ASSETS, 1),
        "liabilities.end": liabilities,
        "equity.end": equity,
        "equity.start": -total(EQUITY, 2),
        "liabilitiesAndEquity.end": liabilities + equity,
        "balanceCheck.end": 0,
        "currentLiabilities.end": current_liabilities,
        "averageEquity.value": average_equity,
        "flowChange.period": total({"cash"}, 1) - total({"cash"}, 2),
        "flowInvesting.period": flows["investing"],
        "flowFinancing.period": flows["financing"],
        "cashAtEnd.period": total({"cash"}, 1),
        "flowCheck.period": 0,
        **{f"{column}.total": sum(row[place] for row in accounts) for place, column in COLUMNS.items()},
    }
    return {
        **{name: float(amount) for name, amount in amounts.items()},
        "checks": "Passed",
        "liquidity": current_ratio,
        "currentRatio.value": current_ratio,
        "quickRatio.value": ratio(receivables + total({"cash"}, 1), current_liabilities),
        "grossMargin.value": ratio(revenue - sold, revenue),
        "operatingMargin.value": ratio(operating, revenue),
        "netMargin.value": ratio(profit, revenue),
        "returnOnEquity.value": ratio(profit, max(average_equity, 0)),
        "debtToEquity.value": ratio(liabilities, max(equity, 0)),
        "interestCover.value": ratio(operating, interest),
        "receivableDays.value": collected,
        "inventoryDays.value": stored,
        "payableDays.value": paid,
        "cashCycle.value": "None" if "None" in (collected, stored, paid) else collected + stored - paid,
    }


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


def case(name, accounts, names, decimal_mark, vat=(Decimal("0.19"), Decimal("0.19"))):
    rows = [
        {
            "accountName": names.get(account, ""),
            "accountNumber": account,
            "accountLine": TITLES[line_of(account)],
            **{column: float(amounts[place - 1]) for place, column in COLUMNS.items()},
        }
        for account, *amounts in accounts
    ]
    inputs = {
        "decimalMark": decimal_mark,
        "daysInPeriod": 365,
        "vatInReceivables": float(vat[0]),
        "vatInPayables": float(vat[1]),
        "hasOpening": "yes",
        "hasBudget": "yes",
        "problemsInFile": 0,
        "accounts": rows,
    }
    return {"name": name, "inputs": inputs, "figures": figures(accounts, vat)}


def main():
    cases = [
        case("trading", *read("trading.csv", ",", False), "point", (Decimal("0.134"), Decimal("0.19"))),
        case("service", *read("service.csv", ";", True), "comma"),
        *(case(f"generated {seed}", generated(seed), {}, "point") for seed in range(12)),
    ]
    print(json.dumps(cases))


main()
