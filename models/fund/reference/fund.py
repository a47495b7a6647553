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
    asset = lambda moved: moved["calls"] + moved["gain"] - moved["carry"] - moved["paid"]
    paid_in = now["calls"] + now["fees"]
    return {
        "Opening": asset(opening),
        "CalledForInvestments": move["calls"],
        "CalledForFees": move["fees"],
        "Fees": -move["fees"],
        "Gain": move["gain"],
        "Carry": -move["carry"],
        "Distributed": -move["paid"],
        "Closing": asset(now),
        "Commitment": now["commitment"],
        "PaidIn": paid_in,
        "Undrawn": now["commitment"] - paid_in,
        "Received": now["paid"],
    }


def accounts(books):
    """The account of the fund and of every LP after the last quarter of the books, and what rounding down loses."""
    moved = []
    for end in (len(books) - 1, len(books)):
        past = books[:end]
        calls, fees, paid, everything = (sum(row[name] for row in past) for name in ("calls", "fees", "paid", "all"))
        value, accrued = (past[-1]["value"], past[-1]["accrued"]) if past else (0, 0)
        gain, carry = value - calls + everything, everything - paid + accrued
        moved.append({"commitment": cents(COMMITTED), "calls": calls, "fees": fees, "gain": gain, "carry": carry, "paid": paid})
    opening, now = moved
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
            figures["commitmentRest.total" if name == "commitment" else f"{name}{time}Rest.total"] = rest
    return figures


def run(scenario, fee_rate, investment_years, valued_at, reported):
    invested = [year * MILLION / 4 for year in INVESTED for _ in range(4)]
    paid_out = [year * MILLION / 4 for year in DISTRIBUTED[scenario] for _ in range(4)]
    worth = lambda rate: sum(
        (out - into) / (1 + rate) ** index
        for index, (into, out) in enumerate(zip(invested, paid_out))
    )
    rate = bisect(worth, -0.5, 1)
    waterfall, cost, flows, fees, carry, books = Waterfall(), 0.0, [], 0.0, 0.0, []
    for index in range(reported):
        day = quarter_end(index + 1)
        base = COMMITTED if index < 4 * investment_years else cost
        fee = base * fee_rate / 4
        fees += fee
        waterfall.call(day, invested[index] + fee)
        lp, gp = waterfall.pay(day, paid_out[index])
        carry += gp
        value = sum(
            (paid_out[later] - invested[later]) / (1 + rate) ** (later - index)
            for later in range(index + 1, 40)
        )
        value = max(0.0, value)
        before = value + paid_out[index]
        cost = (cost + invested[index]) * value / before if before > 0 else 0.0
        flows.append((day, lp - invested[index] - fee))
        _, _, lp_value, accrued = waterfall.split(day, value * valued_at)
        amounts = {"calls": invested[index], "fees": fee, "all": paid_out[index], "paid": lp}
        amounts |= {"value": value * valued_at, "accrued": accrued}
        books.append({name: cents(amount) for name, amount in amounts.items()})
    paid_in = sum(amount for _, amount in waterfall.called)
    received = sum(amount for _, amount in waterfall.to_lps)
    by_quarter = [amount for _, amount in flows]
    by_quarter[-1] += lp_value
    return {
        "paidIn": paid_in,
        "received": received,
        "held": lp_value,
        f"accruedCarry.{reported}": accrued,
        "irr": xirr([*flows, (quarter_end(reported), lp_value)]),
        "tvpi": (received + lp_value) / paid_in,
        "dpi": received / paid_in,
        "rvpi": lp_value / paid_in,
        "parts.total": sum(PARTS),
        "lpShare.total": 1,
        "rateTurn.total": rate_turns(by_quarter),
        **accounts(books),
    }, {"fees": fees, "carry": carry, "paidIn": paid_in, "received": received}


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


def figures(scenario, fee_rate, investment_years, valued_at, reported):
    """What is reported, and the whole life of the fund."""
    found, _ = run(scenario, fee_rate, investment_years, valued_at, reported)
    _, life = run(scenario, fee_rate, investment_years, valued_at, 40)
    flows = [(out - into) * MILLION / 4 for into, out in zip(INVESTED, DISTRIBUTED[scenario]) for _ in range(4)]
    to_date = [sum(flows[: quarter + 1]) for quarter in range(40)]
    invested, distributed = sum(INVESTED) * MILLION, sum(DISTRIBUTED[scenario]) * MILLION
    return {
        **found,
        "invested.total": invested,
        "quarterInvested.total": invested,
        "distributed.total": distributed,
        "quarterDistributed.total": distributed,
        "grossFlowTurn.total": turns(flows),
        "grossTotalTurn.total": turns(to_date),
        "fee.total": life["fees"],
        "called.total": life["paidIn"],
        "carryPaid.total": life["carry"],
        "toLps.total": life["received"],
    }


def main():
    cases = [
        (scenario, fee_rate, years, valued_at, quarter)
        for scenario in DISTRIBUTED
        for fee_rate, years, valued_at in [(0.015, 5, 1.0), (0.02, 4, 0.8), (0.0, 10, 1.2)]
        for quarter in [8, 24, 40]
    ]
    names = ["feeRate", "investmentYears", "valuedAt", "quarter"]
    results = [
        json.dumps({"preset": scenario, "changes": dict(zip(names, terms)), "figures": figures(scenario, *terms)})
        for scenario, *terms in cases
    ]
    print("[\n" + ",\n".join(results) + "\n]")


main()
