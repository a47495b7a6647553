"""A second implementation of the DCF model, to check the first.

It shares no formula with it where that is possible: the terminal value by growth is the sum of the cash
flows of the next fifteen hundred years instead of a closed form, the growths that a price or a multiple
assumes are searched for on that sum, and the cash flow is found from EBITDA downward. Amounts are in million euro. Writes the results as JSON: python3 dcf.py > dcf.json
"""

import datetime
import json
import math
import statistics

MILLION = 1_000_000
# Here; the sheet has them one by one.
IN_MILLIONS = ["revenue", "netDebt", "otherClaims", "shares"]

BASE = {
    "revenue": 1250, "firstGrowth": 0.05, "lastGrowth": 0.05, "ebitMargin": 0.125, "taxRate": 0.2,
    "reinvestmentShare": 0.2, "timing": "mid-year", "waccSource": "given", "givenWacc": 0.08,
    "riskFreeRate": 0.025, "beta": 1.1, "equityPremium": 0.06, "costOfDebt": 0.045, "debtShare": 0.2,
    "terminalBy": "growth", "terminalGrowth": 0.02, "terminalReinvestment": "follows-growth",
    "returnOnNewCapital": 0.1, "exitMultiple": 11, "netDebt": 400, "otherClaims": 200, "shares": 50,
    "sharePrice": 28, "depreciationShare": 0.035, "workingCapitalShare": 0.15,
    "valuationDate": "2021-12-31", "leaseShare": 0.4, "leaseBasis": "before-rent",
    "peers": [8.1, 8.8, 9.6, 10.9, 12.4],
}

CASES = {
    "base": {},
    "year end": {"timing": "year-end"},
    "held": {"terminalReinvestment": "held", "terminalGrowth": 0.025},
    "growth 2.5%": {"terminalGrowth": 0.025},
    "growth 1.5%": {"terminalGrowth": 0.015},
    "WACC 7%": {"givenWacc": 0.07},
    "from parts": {"waccSource": "parts", "beta": 1.4, "debtShare": 0.35, "costOfDebt": 0.062},
    "by multiple": {"terminalBy": "multiple", "exitMultiple": 9.5},
    "by multiple, year end": {"terminalBy": "multiple", "exitMultiple": 14, "timing": "year-end"},
    "fading growth": {
        "revenue": 400, "firstGrowth": 0.2, "lastGrowth": 0.04, "ebitMargin": 0.18, "taxRate": 0.25,
        "reinvestmentShare": 0.5, "givenWacc": 0.095, "terminalGrowth": 0.025,
        "returnOnNewCapital": 0.15, "netDebt": -150, "otherClaims": 20, "shares": 40, "sharePrice": 30,
    },
    "shrinking": {
        "firstGrowth": -0.04, "lastGrowth": -0.01, "terminalGrowth": -0.01, "sharePrice": 12,
        "terminalReinvestment": "held", "reinvestmentShare": 0.05,
    },
    "valued in March": {"valuationDate": "2022-03-31"},
    "valued in October, year end": {"valuationDate": "2022-10-15", "timing": "year-end"},
    "valued in July, by multiple": {
        "valuationDate": "2022-07-01", "terminalBy": "multiple", "firstGrowth": 0.08, "lastGrowth": 0.03,
    },
    "after rent": {"leaseBasis": "after-rent", "leaseShare": 0.25, "otherClaims": 300},
    "other peers": {
        "depreciationShare": 0.06, "workingCapitalShare": 0.3, "firstGrowth": 0.09,
        "peers": [14, 7.5, 9, 11.2, 6.1],
    },
}
YEAR_1_ENDS = datetime.date(2022, 12, 31)

PLANNED = 10
FOREVER = 1500


def wacc_of(case):
    if case["waccSource"] == "given":
        return case["givenWacc"]
    equity = case["riskFreeRate"] + case["beta"] * case["equityPremium"]
    debt = case["costOfDebt"] - case["costOfDebt"] * case["taxRate"]
    return equity - case["debtShare"] * (equity - debt)


def revenues_of(case):
    step = (case["lastGrowth"] - case["firstGrowth"]) / (PLANNED - 2)
    revenues = [case["revenue"]]
    for year in range(2, PLANNED + 1):
        revenues.append(revenues[-1] * (1 + case["firstGrowth"] + step * (year - 2)))
    return revenues


def to_come(case):
    """The part of year 1 that is still to come, by days."""
    return (YEAR_1_ENDS - datetime.date.fromisoformat(case["valuationDate"])).days / 365


def years_of_flows(case):
    """Begin and end of each year, in years from the valuation, and the moment at which its flow counts."""
    ends = [to_come(case) + year for year in range(PLANNED)]
    begins = [0.0, *ends[:-1]]
    if case["timing"] == "mid-year":
        return [(begin + end) / 2 for begin, end in zip(begins, ends)]
    return ends


def claims_on(case):
    """Under IFRS 16 EBITDA is before rent, and the leases are owed."""
    leases = case["leaseShare"] * case["otherClaims"]
    owed = case["netDebt"] + case["otherClaims"]
    return owed if case["leaseBasis"] == "before-rent" else owed - leases


def enterprise_value(case):
    """Present values of the plan and of what follows it."""
    rate = wacc_of(case)
    moments = years_of_flows(case)
    shares_of_year = [to_come(case)] + [1.0] * (PLANNED - 1)
    revenues = revenues_of(case)
    profit = [revenue * case["ebitMargin"] * (1 - case["taxRate"]) for revenue in revenues]
    plan = math.fsum(
        part * amount * (1 - case["reinvestmentShare"]) / (1 + rate) ** moment
        for part, amount, moment in zip(shares_of_year, profit, moments)
    )
    if case["terminalBy"] == "multiple":
        price = revenues[-1] * case["ebitMargin"] * case["exitMultiple"]
        return plan, price / (1 + rate) ** (PLANNED - 1 + to_come(case))
    growth = case["terminalGrowth"]
    kept = case["reinvestmentShare"]
    if case["terminalReinvestment"] == "follows-growth":
        kept = growth / case["returnOnNewCapital"]
    after = math.fsum(
        profit[-1] * (1 - kept) * math.exp(years * math.log1p(growth))
        * math.exp(-(moments[-1] + years) * math.log1p(rate))
        for years in range(1, FOREVER + 1)
    )
    return plan, after


def per_share(case):
    return (sum(enterprise_value(case)) - claims_on(case)) / case["shares"]


def assumed_growth(case):
    """The level growth of the plan at which a share is worth its price."""
    low, high = -0.3, 0.6
    for _ in range(45):
        middle = (low + high) / 2
        if per_share({**case, "firstGrowth": middle, "lastGrowth": middle}) < case["sharePrice"]:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def growths_worth(case, wanted):
    """Every growth after the plan at which what follows it is worth this today, below the WACC by half a point."""

    def excess(growth):
        by_growth = {**case, "terminalBy": "growth", "terminalGrowth": growth}
        return enterprise_value(by_growth)[1] - wanted

    # Off the round numbers that a case may have, where there would be no change of sign to see.
    grid = [-0.1999 + 0.0047 * index for index in range(100)]
    grid = [growth for growth in grid if growth < wacc_of(case) - 0.005]
    found = []
    for low, high in zip(grid, grid[1:]):
        if excess(low) * excess(high) >= 0:
            continue
        for _ in range(45):
            middle = (low + high) / 2
            if excess(low) * excess(middle) <= 0:
                high = middle
            else:
                low = middle
        found.append((low + high) / 2)
    return found


def grid_of(case):
    """Enterprise values around the case: five rates, and five growths or multiples."""
    moved, apart = ("exitMultiple", 1) if case["terminalBy"] == "multiple" else ("terminalGrowth", 0.005)
    return [
        [
            sum(
                enterprise_value(
                    {
                        **case,
                        "waccSource": "given",
                        "givenWacc": wacc_of(case) + 0.005 * row,
                        moved: case[moved] + apart * column,
                    }
                )
            )
            for column in range(-2, 3)
        ]
        for row in range(-2, 3)
    ]


def spent_on_growth(case):
    """Working capital and capex of each year of the plan, and of the year after it."""
    revenues = revenues_of(case)
    before = [revenues[0] / (1 + case["firstGrowth"]), *revenues]
    growth = case["terminalGrowth"]
    kept = [case["reinvestmentShare"]] * PLANNED + [
        growth / case["returnOnNewCapital"]
        if case["terminalReinvestment"] == "follows-growth"
        else case["reinvestmentShare"]
    ]
    working_capital, capex = [], []
    for earlier, revenue, share in zip(before, [*revenues, revenues[-1] * (1 + growth)], kept):
        added = case["workingCapitalShare"] * (revenue - earlier)
        profit = revenue * case["ebitMargin"] * (1 - case["taxRate"])
        working_capital.append(added)
        capex.append(revenue * case["depreciationShare"] + share * profit - added)
    return working_capital, capex


def methods(case):
    """Enterprise values from low to high: by growth and by multiple around the case, and by the peers."""

    def around(**moved):
        return [
            sum(enterprise_value({**case, **moved, "waccSource": "given", "givenWacc": wacc_of(case) + by}))
            for by in (-0.005, 0, 0.005)
        ]

    by_growth = [
        value
        for by in (-0.005, 0, 0.005)
        for value in around(terminalBy="growth", terminalGrowth=case["terminalGrowth"] + by)
    ]
    by_multiple = [
        value
        for by in (-1, 0, 1)
        for value in around(terminalBy="multiple", exitMultiple=case["exitMultiple"] + by)
    ]
    lower, _, upper = statistics.quantiles(case["peers"], n=4, method="inclusive")
    ebitda = case["revenue"] * (case["ebitMargin"] + case["depreciationShare"])
    return {
        "growth": (min(by_growth), max(by_growth)),
        "multiple": (min(by_multiple), max(by_multiple)),
        "peers": (lower * ebitda, upper * ebitda),
    }


def results(changes):
    case = {**BASE, **changes}
    plan, after = enterprise_value(case)
    revenues = revenues_of(case)
    ebit = [revenue * case["ebitMargin"] for revenue in revenues]
    tax = [amount * case["taxRate"] for amount in ebit]
    kept = [(amount - part) * case["reinvestmentShare"] for amount, part in zip(ebit, tax)]
    depreciation = [revenue * case["depreciationShare"] for revenue in revenues]
    ebitda = [amount + part for amount, part in zip(ebit, depreciation)]
    *working_capital, next_working_capital = spent_on_growth(case)[0]
    *capex, next_capex = spent_on_growth(case)[1]
    next_depreciation = depreciation[-1] * (1 + case["terminalGrowth"])
    claims = claims_on(case)
    leases = claims - case["netDebt"] - (1 - case["leaseShare"]) * case["otherClaims"]
    at_end = after * (1 + wacc_of(case)) ** (PLANNED - 1 + to_come(case))
    priced = case["sharePrice"] * case["shares"] + claims
    [growth_of_terminal] = growths_worth(case, after)
    [growth_of_price] = growths_worth(case, priced - plan)
    money = {
        "planPresentValue": plan,
        "presentValue.total": plan,
        "terminalPresentValue": after,
        "enterprise": plan + after,
        "equity": plan + after - claims,
        "claims": claims,
        "leasesDeducted": leases,
        "ebitda.total": math.fsum(ebitda),
        "depreciation.total": math.fsum(depreciation),
        "workingCapital.total": math.fsum(working_capital),
        "capex.total": math.fsum(capex),
        "nextWorkingCapital": next_working_capital,
        "nextCapex": next_capex,
        "flowCheck.1": 0,
        "ebit.total": math.fsum(ebit),
        "tax.total": math.fsum(tax),
        "nopat.total": math.fsum(ebit) - math.fsum(tax),
        "reinvestment.total": math.fsum(kept),
        "freeCashFlow.total": math.fsum(ebitda) - math.fsum(tax) - math.fsum(capex) - math.fsum(working_capital),
        **{
            f"enterprise{end}.{method}": values[place]
            for method, values in methods(case).items()
            for place, end in enumerate(["Low", "High"])
        },
        **{
            f"atWacc{row}.{column}": worth
            for row, values in enumerate(grid_of(case), 1)
            for column, worth in enumerate(values, 1)
        },
    }
    return {
        "changes": {name: as_in_sheet(name, value) for name, value in changes.items()},
        "figures": {
            **{name: amount * MILLION for name, amount in money.items()},
            "wacc": wacc_of(case),
            "perShare": per_share(case),
            "terminalShare": after / (plan + after),
            "impliedMultiple": at_end / ebit[-1],
            "ebitdaMultiple": (plan + after) / ebitda[0],
            "pricedMultiple": priced / ebitda[0],
            "peerMedian": statistics.median(case["peers"]),
            "terminalEbitdaMultiple": at_end / ebitda[-1],
            "terminalCapexRatio": next_capex / next_depreciation,
            "leverage": (case["netDebt"] + leases) / ebitda[0],
            "debtOfValue": 1 - per_share(case) / (per_share(case) + (case["netDebt"] + leases) / case["shares"]),
            "stub": to_come(case),
            **{
                f"share{end}.{method}": (values[place] - claims) / case["shares"]
                for method, values in methods(case).items()
                for place, end in enumerate(["Low", "High"])
            },
            "priceGrowthInPlan": assumed_growth(case),
            "shareAtPriceGrowth": case["sharePrice"],
            "impliedGrowth": growth_of_terminal,
            "priceGrowthAfter": growth_of_price,
        },
    }


def as_in_sheet(name, value):
    if name == "peers":
        return [{"peerMultiple": multiple} for multiple in value]
    return value * MILLION if name in IN_MILLIONS else value


def rounded(value):
    if isinstance(value, float):
        return float(f"{value:.11g}")
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return value


if __name__ == "__main__":
    cases = [f"{json.dumps(name)}: {json.dumps(rounded(results(changes)))}" for name, changes in CASES.items()]
    print("{\n" + ",\n".join(cases) + "\n}")
