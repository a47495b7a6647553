"""A second implementation of the fund, written from the page's text and not from the TypeScript.

Dates are Python dates, the rate of return is found by bisection on them, the waterfall is paid by comparing
what each side has with what it should have, and values are sums of discounted later flows.

    python3 models/fund/reference/fund.py > models/fund/reference/fund.json
"""

import json
from datetime import date, timedelta

MILLION = 1_000_000
INVESTED = [25, 30, 20, 10, 0, 0, 0, 0, 0, 0]
DISTRIBUTED = {
    "downside": [0, 0, 0, 0, 10, 15, 20, 20, 15, 10],
    "base": [0, 0, 0, 5, 20, 35, 45, 40, 25, 15],
    "upside": [0, 0, 5, 35, 65, 75, 60, 40, 20, 15],
}
COMMITTED = 100 * MILLION
PREFERRED, CARRY, HURDLE, CARRY_ABOVE = 0.08, 0.20, 0.22, 0.50


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


def run(scenario, fee_rate, investment_years, valued_at, reported):
    invested = [year * MILLION / 4 for year in INVESTED for _ in range(4)]
    paid_out = [year * MILLION / 4 for year in DISTRIBUTED[scenario] for _ in range(4)]
    worth = lambda rate: sum(
        (out - into) / (1 + rate) ** index
        for index, (into, out) in enumerate(zip(invested, paid_out))
    )
    rate = bisect(worth, -0.5, 1)
    waterfall, cost, flows, fees, carry = Waterfall(), 0.0, [], 0.0, 0.0
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
    _, _, lp_value, accrued = waterfall.split(quarter_end(reported), value * valued_at)
    paid_in = sum(amount for _, amount in waterfall.called)
    received = sum(amount for _, amount in waterfall.to_lps)
    return {
        "paidIn": paid_in,
        "fees": fees,
        "distributedToLps": received,
        "carryPaid": carry,
        "netAssetValue": lp_value,
        "accruedCarry": accrued,
        "dpi": received / paid_in,
        "tvpi": (received + lp_value) / paid_in,
        "netIrr": xirr([*flows, (quarter_end(reported), lp_value)]),
    }


def main():
    cases = [
        (scenario, fee_rate, years, valued_at, quarter)
        for scenario in DISTRIBUTED
        for fee_rate, years, valued_at in [(0.015, 5, 1.0), (0.02, 4, 0.8), (0.0, 10, 1.2)]
        for quarter in [8, 24, 40]
    ]
    names = ["scenario", "feeRate", "investmentYears", "valuedAt", "quarter"]
    print(json.dumps([{**dict(zip(names, case)), **run(*case)} for case in cases], indent=1))


main()
