"""A second implementation of the fund, written from the page's text and not from the TypeScript.

Dates are Python dates, the rate of return is found by bisection on them, the waterfall is paid by comparing
what each side has with what it should have, and values are sums of discounted later flows. The LPs' accounts are
kept in whole cents and divided by fractions.

    python3 models/fund/reference/fund.py > models/fund/reference/fund.json
"""

import json
import math
from datetime import date, timedelta
from fractions import Fraction

MILLION = 1_000_000
INVESTED = [25, 30, 20, 10, 0, 0, 0, 0, 0, 0]
DISTRIBUTED = {
    "downside": [0, 0, 0, 0, 10, 15, 20, 20, 15, 10],
    "base": [0, 0, 0, 5, 20, 35, 45, 40, 25, 15],
    "upside": [0, 0, 5, 35, 65, 75, 60, 40, 20, 15],
}
COMMITTED = 100 * MILLION
PREFERRED, CARRY, HURDLE, CARRY_ABOVE = 0.08, 0.20, 0.22, 0.50
PARTS = [40, 25, 20, 10, 5]
MARKS = {
    "downside": [25, 56, 78, 90, 84, 70, 46, 25, 9, 0],
    "base": [25, 58, 86, 106, 106, 90, 61, 32, 13, 0],
    "upside": [25, 60, 100, 122, 108, 76, 45, 23, 11, 0],
}
INDEX = [0.09, 0.06, 0.11, -0.05, 0.22, 0.04, 0.19, -0.12, 0.15, 0.1]
STANDARD = {
    "feeRate": 0.015,
    "investmentYears": 5,
    "valuation": "forecast",
    "valuedAt": 1.0,
    "expensesAYear": 0.0,
    "recallable": 0.0,
    "lineQuarters": 0,
    "lineRate": 0.05,
}


def quarter_end(quarter):
    years, months = divmod(quarter * 3, 12)
    return date(2015 + years, months + 1, 1) - timedelta(days=1)


def bisect(value, low, high):
    """The place where a falling function crosses zero."""
    for _ in range(300):
        middle = (low + high) / 2
        if value(middle) > 0:
            low = middle
        else:
            high = middle
    return low


def xirr(flows):
    start = flows[0][0]
    worth = lambda rate: sum(
        amount / (1 + rate) ** ((day - start).days / 365) for day, amount in flows
    )
    return bisect(worth, -0.999, 10)


class Waterfall:
    """Keeps every flow to the LPs with its date, and asks what they are still owed at a rate."""

    def __init__(self):
        self.called, self.to_lps, self.to_gp = [], [], 0.0
        # Preferred return: capital and return are separate, return is paid after capital.
        self.capital, self.preferred, self.profit_lp, self.last = 0.0, 0.0, 0.0, None

    def call(self, day, amount):
        if self.last:
            years = (day - self.last).days / 365
            self.preferred += (self.capital + self.preferred) * ((1 + PREFERRED) ** years - 1)
        self.last = day
        self.capital += amount
        self.called.append((day, amount))

    def gap_to_hurdle(self, day):
        grow = lambda since: (1 + HURDLE) ** ((day - since).days / 365)
        return sum(amount * grow(since) for since, amount in self.called) - sum(
            amount * grow(since) for since, amount in self.to_lps
        )

    def split(self, day, amount):
        left, lp, gp = amount, 0.0, 0.0
        capital = min(left, self.capital)
        left -= capital
        preferred = min(left, self.preferred)
        left -= preferred
        lp += capital + preferred
        due = (self.profit_lp + preferred) * CARRY / (1 - CARRY) - self.to_gp
        catch_up = min(left, max(0.0, due))
        left -= catch_up
        gp += catch_up
        below = min(left, max(0.0, (self.gap_to_hurdle(day) - lp) / (1 - CARRY)))
        left -= below
        lp += below * (1 - CARRY) + left * (1 - CARRY_ABOVE)
        gp += below * CARRY + left * CARRY_ABOVE
        return capital, preferred, lp, gp

    def pay(self, day, amount):
        capital, preferred, lp, gp = self.split(day, amount)
        self.capital -= capital
        self.preferred -= preferred
        self.profit_lp += lp - capital
        self.to_gp += gp
        self.to_lps.append((day, lp))
        return lp, gp


def cents(euro):
    return math.floor(euro * 100 + 0.5)


def divided(amount):
    """By the largest remainders; of equal ones the first is raised."""
    exact = [Fraction(amount * part, sum(PARTS)) for part in PARTS]
    down = [math.floor(part) for part in exact]
    by_loss = sorted(range(len(PARTS)), key=lambda lp: down[lp] - exact[lp])
    for lp in by_loss[: amount - sum(down)]:
        down[lp] += 1
    return down


def account(opening, now):
    """What moved in the quarter, in the order of the page, of two balances since the first close."""
    move = {name: now[name] - opening[name] for name in now}
    signs = {"called": 1, "paid": -1, "fees": -1, "expenses": -1, "interest": -1, "realized": 1, "unrealized": 1, "carry": -1}
    asset = lambda balance: sum(sign * balance[name] for name, sign in signs.items())
    return {
        "Opening": asset(opening),
        "Contributed": move["called"],
        "Distributed": -move["paid"],
        "Fees": -move["fees"],
        "Expenses": -move["expenses"],
        "Interest": -move["interest"],
        "Realized": move["realized"],
        "Unrealized": move["unrealized"],
        "Carry": -move["carry"],
        "Closing": asset(now),
        "Commitment": now["commitment"],
        "PaidIn": now["called"],
        "Recallable": now["recallable"],
        "Undrawn": now["commitment"] - now["called"] + now["recallable"],
        "Received": now["paid"],
    }


def accounts(balances):
    """The account of the fund and of every LP, of the last two balances, and what rounding down loses."""
    opening, now = balances
    of_lp = lambda balance, lp: {name: divided(amount)[lp] for name, amount in balance.items()}
    figures = {}
    for name, amount in account(opening, now).items():
        figures[f"fund{name}"] = figures[f"lp{name}.total"] = amount / 100
    for lp in range(len(PARTS)):
        for name, amount in account(of_lp(opening, lp), of_lp(now, lp)).items():
            figures[f"lp{name}.{lp + 1}"] = amount / 100
    for time, balance in (("Before", opening), ("Now", now)):
        for name, amount in balance.items():
            rest = sum(amount * part % sum(PARTS) for part in PARTS)
            if name != "recallable" or time == "Now":
                figures["commitmentRest.total" if name == "commitment" else f"{name}{time}Rest.total"] = rest
    return figures


class Books:
    """Flows in whole cents, each rounded in its quarter; interest is rounded to date."""

    def __init__(self):
        self.sums = dict.fromkeys(["invested", "fees", "expenses", "all", "paid", "capital"], 0)

    def add(self, amounts):
        for name, amount in amounts.items():
            self.sums[name] += amount if name == "capital" else cents(amount)

    def balance(self, cost, value, accrued, charged, interest_paid, recallable):
        sums, cost, value = self.sums, cents(cost), cents(value)
        return {
            "commitment": cents(COMMITTED),
            "recallable": cents(recallable),
            "called": sums["capital"] + cents(interest_paid),
            "paid": sums["paid"],
            "fees": sums["fees"],
            "expenses": sums["expenses"],
            "interest": cents(charged),
            "realized": sums["all"] - (sums["invested"] - cost),
            "unrealized": value - cost,
            "carry": sums["all"] - sums["paid"] + cents(accrued),
        }


def by_quarter_of(scenario, agreed):
    """What is invested and distributed in each quarter: a fourth of its year."""
    years = agreed.get("years") or [
        {"invested": into * MILLION, "distributed": out * MILLION}
        for into, out in zip(INVESTED, DISTRIBUTED[scenario])
    ]
    return [[year[name] / 4 for year in years for _ in range(4)] for name in ("invested", "distributed")]


def only_rate(flows):
    """The rate a quarter at which the flows are worth nothing, and 0 where there is none, another, or a loss above a tenth."""
    worth = lambda rate: sum(flow / (1 + rate) ** quarter for quarter, flow in enumerate(flows))
    tried = [-0.43 + step / 1000 for step in range(1500)]
    turns_at = [
        (low, high) for low, high in zip(tried, tried[1:]) if (worth(low) > 0) != (worth(high) > 0)
    ]
    if len(turns_at) != 1 or worth(tried[-1]) > 0:
        return 0.0
    rate = bisect(worth, *turns_at[0])
    return rate if rate >= -0.1 else 0.0


def run(scenario, reported, agreed):
    agreed = {**STANDARD, **agreed}
    invested, paid_out = by_quarter_of(scenario, agreed)
    rate = only_rate([out - into for into, out in zip(invested, paid_out)])
    ends = [0.0, *(mark * MILLION for mark in MARKS[scenario])]
    wait = agreed["lineQuarters"]

    def holdings(index):
        if agreed["valuation"] == "marks":
            year, part = divmod(index + 1, 4)
            return ends[year] + (ends[min(10, year + 1)] - ends[year]) * part / 4
        later = range(index + 1, 40)
        return max(0.0, sum((paid_out[q] - invested[q]) / (1 + rate) ** (q - index) for q in later))

    waterfall, books, cost = Waterfall(), Books(), 0.0
    flows, deals, bank = [], [], []
    totals = dict.fromkeys(["fees", "expenses", "carry", "recallable", "interest"], 0.0)
    level, called_in_index, received_in_index = 1.0, 0.0, 0.0
    empty = Books().balance(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    balances = [empty, empty]
    for index in range(reported):
        day = quarter_end(index + 1)
        level *= (1 + INDEX[index // 4]) ** 0.25
        base = COMMITTED if index < 4 * agreed["investmentYears"] else cost
        fee, expenses = base * agreed["feeRate"] / 4, agreed["expensesAYear"] / 4
        need = invested[index] + fee + expenses
        whole = cents(invested[index]) + cents(fee) + cents(expenses)
        # A draw on the line: when, how much, in cents, and when the LPs repay it.
        if index + wait < 40:
            bank.append((day, need, whole, index + wait))
            due, due_cents = 0.0, 0
        else:
            due, due_cents = need, whole
        years_of_360 = lambda since: (day - since).days / 360
        for since, amount, amount_cents, repaid in bank:
            if repaid == index:
                interest = amount * agreed["lineRate"] * years_of_360(since)
                totals["interest"] += interest
                due += amount + interest
                due_cents += amount_cents
        bank = [draw for draw in bank if draw[3] > index]
        debt = sum(amount * (1 + agreed["lineRate"] * years_of_360(since)) for since, amount, _, _ in bank)
        running = debt - sum(amount for _, amount, _, _ in bank)

        waterfall.call(day, due)
        before = waterfall.capital
        lp, gp = waterfall.pay(day, paid_out[index])
        if index < 4 * agreed["investmentYears"]:
            totals["recallable"] += agreed["recallable"] * (before - waterfall.capital)
        totals["fees"] += fee
        totals["expenses"] += expenses
        totals["carry"] += gp
        held = holdings(index)
        sold = held + paid_out[index]
        cost = (cost + invested[index]) * held / sold if sold > 0 else 0.0
        value = held if agreed["valuation"] == "marks" else held * agreed["valuedAt"]
        flows.append((day, lp - due))
        deals.append((day, paid_out[index] - invested[index]))
        called_in_index += due / level
        received_in_index += lp / level
        _, _, _, accrued = waterfall.split(day, max(0.0, value - debt))
        net = value - debt - accrued
        books.add({"invested": invested[index], "fees": fee, "expenses": expenses, "all": paid_out[index]})
        books.add({"paid": lp, "capital": due_cents})
        charged = totals["interest"] + running
        state = (cost, value, accrued, charged, totals["interest"], totals["recallable"])
        balances = [balances[1], books.balance(*state)]
    paid_in = sum(amount for _, amount in waterfall.called)
    received = sum(amount for _, amount in waterfall.to_lps)
    by_quarter = [amount for _, amount in flows]
    by_quarter[-1] += net
    deals_by_quarter = [amount for _, amount in deals]
    deals_by_quarter[-1] += value
    return {
        "paidIn": paid_in,
        "received": received,
        "held": net,
        f"accruedCarry.{reported}": accrued,
        "discountRate": rate,
        "irr": xirr([*flows, (quarter_end(reported), net)]),
        "tvpi": (received + net) / paid_in,
        "dpi": received / paid_in,
        "rvpi": net / paid_in,
        "grossIrr": xirr([*deals, (quarter_end(reported), value)]) if turns(deals_by_quarter) == 1 else "None",
        "moic": (sum(paid_out[:reported]) + value) / sum(invested[:reported]),
        "pme": (received_in_index + net / level) / called_in_index,
        "dealFlowTurn.total": turns(deals_by_quarter),
        "parts.total": sum(PARTS),
        "lpShare.total": 1,
        "rateTurn.total": rate_turns(by_quarter),
        **accounts(balances),
    }, {**totals, "paidIn": paid_in, "received": received, "flows": flows}


def turns(flows):
    """How often the flows change their sign."""
    signs = [flow > 0 for flow in flows if flow != 0]
    return sum(one != other for one, other in zip(signs, signs[1:]))


def rate_turns(flows):
    """How often their worth crosses zero on the way from -90% to 1,880% a year, each rate 20% above the last."""
    above = [
        sum(flow / (0.1 * 1.2**step) ** (quarter / 4) for quarter, flow in enumerate(flows)) > 0
        for step in range(30)
    ]
    return sum(one != other for one, other in zip(above, above[1:]))


def figures(scenario, reported, change):
    """What is reported, and the whole life of the fund."""
    found, _ = run(scenario, reported, change)
    _, life = run(scenario, 40, change)
    into, out = by_quarter_of(scenario, change)
    invested, distributed = sum(into), sum(out)
    return {
        **found,
        "invested.total": invested,
        "quarterInvested.total": invested,
        "distributed.total": distributed,
        "quarterDistributed.total": distributed,
        "grossTurn.total": rate_turns([paid - spent for spent, paid in zip(into, out)]),
        "fee.total": life["fees"],
        "quarterExpenses.total": life["expenses"],
        "needed.total": invested + life["fees"] + life["expenses"],
        "lineInterest.total": life["interest"],
        "called.total": life["paidIn"],
        "carryPaid.total": life["carry"],
        "toLps.total": life["received"],
        "breakEven": break_even(life["flows"]),
    }


def break_even(flows):
    """The quarter in which the LPs, having paid, have their money back."""
    cash, has_paid = 0.0, False
    for quarter, (_, flow) in enumerate(flows, 1):
        cash += flow
        has_paid = has_paid or cash < 0
        if has_paid and cash >= 0:
            return quarter
    return "Never"


CHANGES = [
    {},
    {"feeRate": 0.02, "investmentYears": 4, "valuedAt": 0.8},
    {"feeRate": 0.0, "investmentYears": 10, "valuedAt": 1.2},
    {"valuation": "marks"},
    {"expensesAYear": 500_000.0, "recallable": 0.5},
    {"lineQuarters": 2},
    {"lineQuarters": 4, "lineRate": 0.07, "valuation": "marks", "expensesAYear": 300_000.0, "recallable": 1.0},
]


def years_of(flows):
    """In millions, by year; nothing in the others."""
    amounts = [flows.get(year, (0, 0)) for year in range(1, 11)]
    return [{"invested": into * MILLION, "distributed": out * MILLION} for into, out in amounts]


# Flows that go back and forth: with one rate, and with two, of which one is a loss.
BACK_AND_FORTH = [
    years_of({1: (60, 0), 3: (0, 40), 4: (20, 0), 6: (0, 50), 10: (0, 30)}),
    years_of({2: (40, 0), 5: (0, 60), 6: (0, 20), 7: (0, 15), 8: (0, 10), 10: (30, 0)}),
]


def main():
    cases = [
        *((scenario, quarter, change) for scenario in DISTRIBUTED for change in CHANGES for quarter in [8, 24, 40]),
        *(("base", 24, {"years": years}) for years in BACK_AND_FORTH),
    ]
    results = [
        json.dumps({"preset": scenario, "changes": {"quarter": quarter, **change}, "figures": figures(scenario, quarter, change)})
        for scenario, quarter, change in cases
    ]
    print("[\n" + ",\n".join(results) + "\n]")


main()
