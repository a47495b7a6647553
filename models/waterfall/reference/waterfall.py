"""A second implementation of the waterfall, written from the page's text and not from the TypeScript.

Deals are objects with their own payments. What the LPs are owed is the future value of dated flows, not a
balance carried from year to year; who receives the next euro is found by comparing what both sides hold with
what they should; and the clawback is searched for: the smallest amount with which the agreement is kept.

    python3 models/waterfall/reference/waterfall.py > models/waterfall/reference/waterfall.json
"""

import json
import random

MILLION = 1_000_000
FEE, PREFERRED, CARRY, HURDLE, CARRY_ABOVE = 0.015, 0.08, 0.20, 0.22, 0.50
INVESTED = [25, 30, 20, 10, 0, 0, 0, 0, 0, 0]
SCENARIOS = {
    "downside": ([0, 0, 0, 0, 10, 15, 20, 20, 15, 10], [1, 1, 1, 1, 1, 1, 1, 1, 2, 3]),
    "base": ([0, 0, 0, 5, 20, 35, 45, 40, 25, 15], [1, 1, 1, 1, 1, 1, 2, 3, 2, 4]),
    "upside": ([0, 0, 5, 35, 65, 75, 60, 40, 20, 15], [1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
}
STANDARD = {
    "carryBasis": "fund",
    "clawback": "off",
    "feeBasis": "commitment",
    "investmentYears": 5,
    "fundEnd": "last-flow",
    "fundLife": 10,
    "dealCosts": "all",
    "heldValue": 1.0,
    "escrowShare": 0.0,
    "gpCommitment": 0.0,
    "expensesAYear": 0.0,
    "companyFeeRate": 0.0,
    "feeOffset": 1.0,
}
CHANGES = [
    {},
    {"carryBasis": "deals"},
    {"clawback": "on"},
    {"carryBasis": "deals", "clawback": "on"},
    {"feeBasis": "invested"},
    {"feeBasis": "invested", "investmentYears": 3, "carryBasis": "deals", "clawback": "on"},
    {"fundEnd": "set", "fundLife": 7},
    {"fundEnd": "set", "fundLife": 8, "feeBasis": "invested", "clawback": "on", "carryBasis": "deals"},
    {"gpCommitment": 0.02},
    {"expensesAYear": 300_000.0, "gpCommitment": 0.05},
    {"companyFeeRate": 0.01, "feeOffset": 0.8},
    {"companyFeeRate": 0.05, "feeOffset": 1.0, "feeBasis": "invested", "investmentYears": 1},
    {"carryBasis": "deals", "dealCosts": "pro-rata"},
    {"carryBasis": "deals", "dealCosts": "pro-rata", "clawback": "on", "escrowShare": 0.3},
    {"carryBasis": "deals", "clawback": "interim"},
    {"carryBasis": "deals", "clawback": "interim", "heldValue": 0.6, "escrowShare": 0.3, "gpCommitment": 0.02},
    {"clawback": "interim", "heldValue": 0.5},
]


class Deal:
    def __init__(self, bought, cost):
        self.bought, self.cost, self.payments = bought, cost, []


def worth(flows, rate, year):
    """What dated amounts are worth in a year."""
    return sum(amount * (1 + rate) ** (year - when) for when, amount in flows)


def run(committed, invested, distributed, paying, agreed):
    years = range(1, len(invested) + 1)
    deals = {year: Deal(year, invested[year - 1]) for year in years}
    for year in years:
        if distributed[year - 1]:
            deals[min(paying[year - 1], year)].payments.append(year)

    last_flow = max([y for y in years if invested[y - 1] or distributed[y - 1]], default=0)
    last_fee = agreed["fundLife"] if agreed["fundEnd"] == "set" else last_flow
    end = max(last_fee, last_flow)

    def fee(year):
        if year > last_fee:
            return 0.0
        if agreed["feeBasis"] == "commitment" or year <= agreed["investmentYears"]:
            return FEE * committed
        held = [d for d in deals.values() if d.bought < year and (not d.payments or d.payments[-1] >= year)]
        return FEE * sum(d.cost for d in held)

    # The GP pays its part of deals and expenses, and no fee.
    lps_part = 1 - agreed["gpCommitment"]
    fees, offset = {}, 0.0
    for year in years:
        charged = fee(year) * lps_part
        offset += deals[year].cost * lps_part * agreed["companyFeeRate"] * agreed["feeOffset"]
        fees[year] = max(0.0, charged - offset)
        offset = max(0.0, offset - charged)
    expenses = {year: agreed["expensesAYear"] if year <= last_fee else 0.0 for year in years}
    costs = {year: fees[year] + expenses[year] * lps_part for year in years}

    def due_of(deal):
        if agreed["carryBasis"] == "fund":
            return deal.bought
        return deal.payments[0] if deal.payments else end

    def counted(year):
        """The flows from the LPs that have to be answered before carry in this year."""
        flows = [(d.bought, d.cost * lps_part) for d in deals.values() if due_of(d) <= year]
        for y in range(1, year + 1):
            sharing = [d for d in deals.values() if d.bought <= y and d.cost > 0]
            if agreed["carryBasis"] == "fund" or agreed["dealCosts"] == "all" or not sharing:
                flows.append((y, costs[y]))
                continue
            whole = sum(d.cost for d in sharing)
            flows += [(y, costs[y] * d.cost / whole) for d in sharing if due_of(d) <= year]
        return flows

    to_lps, to_gp = [], []
    tiers = dict.fromkeys(["capital", "preferred", "catchUp", "sharedLp", "sharedGp", "aboveLp", "aboveGp"], 0.0)
    # Of each payment to the LPs, what was capital and what was preferred return.
    returned, preferred_paid, gp_total, lp_profit = [], [], 0.0, 0.0
    for year in years:
        left = distributed[year - 1] * lps_part
        lp = gp = 0.0
        flows = counted(year)
        capital_due = sum(a for _, a in flows) - sum(a for _, a in returned)
        owed = worth(flows, PREFERRED, year) - worth(returned + preferred_paid, PREFERRED, year)
        preferred_due = max(0.0, owed - capital_due)

        capital = min(left, max(0.0, capital_due))
        left -= capital
        preferred = min(left, preferred_due)
        left -= preferred
        lp += capital + preferred
        lp_profit += preferred
        returned.append((year, capital))
        preferred_paid.append((year, preferred))

        catch_up = min(left, max(0.0, CARRY / (1 - CARRY) * lp_profit - gp_total))
        left -= catch_up
        gp += catch_up

        gap = worth(flows, HURDLE, year) - worth(to_lps, HURDLE, year) - lp
        shared = min(left, max(0.0, gap / (1 - CARRY)))
        left -= shared
        above = left
        lp += shared * (1 - CARRY) + above * (1 - CARRY_ABOVE)
        gp += shared * CARRY + above * CARRY_ABOVE
        lp_profit += shared * (1 - CARRY) + above * (1 - CARRY_ABOVE)
        gp_total += gp
        to_lps.append((year, lp))
        to_gp.append(gp)
        shares = [shared * (1 - CARRY), shared * CARRY, above * (1 - CARRY_ABOVE), above * CARRY_ABOVE]
        for tier, amount in zip(tiers, [capital, preferred, catch_up, *shares]):
            tiers[tier] += amount

    paid_in = [(y, invested[y - 1] * lps_part + costs[y]) for y in years]
    own = sum(distributed) * agreed["gpCommitment"]
    profit = sum(distributed) - own - sum(a for _, a in paid_in)

    def if_ended(year):
        """The clawback of a fund that ends in a year, when it sells what it still holds and the LPs are paid."""
        held = [d for d in deals.values() if d.bought <= year and (not d.payments or d.payments[-1] > year)]
        sold = sum(d.cost for d in held) * lps_part * agreed["heldValue"] if year < end else 0.0
        received = to_lps[: year - 1] + [(year, to_lps[year - 1][1] + sold)]
        paid = paid_in[:year]
        so_far = sum(distributed[:year]) * lps_part + sold - sum(a for _, a in paid)
        return smallest_clawback(paid, received, sum(to_gp[:year]), so_far, year)

    clawback = 0.0 if agreed["clawback"] == "off" or end == 0 else if_ended(end)
    escrow, into_escrow, from_escrow, released = 0.0, 0.0, 0.0, 0.0
    for year in range(1, end + 1):
        needed = sum(to_gp[:year]) * agreed["escrowShare"]
        if agreed["clawback"] == "interim" and year < end:
            needed = max(needed, if_ended(year))
        into_escrow += max(0.0, needed - escrow)
        released = max(escrow, needed) if year == end else max(0.0, escrow - needed)
        from_escrow += released
        escrow = needed
    drawn = sum(a for _, a in paid_in)
    received = sum(a for _, a in to_lps) + clawback
    flows = [(y, lp - paid + (clawback if y == end else 0.0)) for (y, paid), (_, lp) in zip(paid_in, to_lps)]
    shared, above = tiers["sharedLp"] + tiers["sharedGp"], tiers["aboveLp"] + tiers["aboveGp"]
    from_tiers = sum(a for _, a in to_lps)
    rate = rate_of_return(flows)
    gross_by_year = [out - into for into, out in zip(invested, distributed)]
    gross = [flow for flow in gross_by_year if flow != 0]
    turns = sum(one * other < 0 for one, other in zip(gross, gross[1:]))
    return {
        "lpMultiple": received / drawn,
        "lpIrr": "None" if rate is None else rate,
        "carry": gp_total - clawback,
        "totalDistributed": sum(distributed),
        "gpShare": (gp_total - clawback) / profit if profit > 0 else "No profit",
        "carryPaid": gp_total,
        "clawbackDue": clawback,
        "firstCarry": next((year for year, amount in enumerate(to_gp, 1) if amount >= 500), "Never"),
        **{f"gpFromTiers.{year}": amount for year, amount in enumerate(to_gp, 1)},
        "invested.total": sum(invested),
        "distributed.total": sum(distributed),
        "managementFee.total": sum(fees.values()),
        "paidIn.total": drawn,
        "returnOfCapital.total": tiers["capital"],
        "preferredReturn.total": tiers["preferred"],
        "catchUp.total": tiers["catchUp"],
        "shared.total": shared,
        "sharedLp.total": tiers["sharedLp"],
        "sharedGp.total": tiers["sharedGp"],
        "sharedAbove.total": above,
        "sharedAboveLp.total": tiers["aboveLp"],
        "sharedAboveGp.total": tiers["aboveGp"],
        "lpFromTiers.total": from_tiers,
        "gpFromTiers.total": gp_total,
        "clawbackPaid.total": clawback,
        "givenBack.total": -clawback,
        "toLps.total": received,
        "toGp.total": gp_total - clawback + own,
        "lpInvested.total": sum(invested) * lps_part,
        "expenses.total": sum(expenses.values()),
        "lpExpenses.total": sum(expenses.values()) * lps_part,
        "offsetUsed.total": sum(fee(year) for year in years) * lps_part - sum(fees.values()),
        "costsDrawn.total": sum(costs.values()),
        "costsDue.total": sum(costs.values()),
        "gpPaidIn.total": (sum(invested) + sum(expenses.values())) * agreed["gpCommitment"],
        "gpFromCommitment.total": own,
        "throughTiers.total": sum(distributed) - own,
        "intoEscrow.total": into_escrow,
        "fromEscrow.total": from_escrow,
        "toEscrow.total": 0,
        "clawbackFromEscrow": min(clawback, released),
        **{f"clawbackIfEnded.{year}": if_ended(year) for year in years if year <= end},
        "grossFlow.total": sum(distributed) - sum(invested),
        "grossFlowTurn.total": turns,
        "grossMultiple": sum(distributed) / sum(invested),
        "grossIrr": "None" if turns != 1 or gross[-1] <= 0 else rate_of_return(list(zip(years, gross_by_year))),
        "toBoth.total": sum(distributed),
        "check.total": 0,
        "lpNetFlow.total": received - drawn,
        "rateTurn.total": rate_turns(flows),
    }


def rate_turns(flows):
    """How often the worth of flows crosses zero on the way from -90% to 1,880%, each rate 20% above the last."""
    above = [worth(flows, 0.1 * 1.2**step - 1, 0) > 0 for step in range(30)]
    return sum(one != other for one, other in zip(above, above[1:]))


def rate_of_return(flows):
    """By halving, where the LPs pay first and are worth nothing at one rate alone."""
    low, high = -0.9, 10.0
    at = lambda rate: worth(flows, rate, 1)
    grid = [at(low + (high - low) * step / 2_000) > 0 for step in range(2_001)]
    if grid != sorted(grid, reverse=True) or not grid[0] or grid[-1]:
        return None
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if at(middle) > 0 else (low, middle)
    return low


def smallest_clawback(paid_in, to_lps, carry, profit, end):
    # Capital and preferred return outstanding at the end: a surplus is not saved up for later calls.
    owed = 0.0
    for (year, paid), (_, received) in zip(paid_in, to_lps):
        if year <= end:
            owed = max(0.0, owed * (1 + PREFERRED) + paid - received)
    at_hurdle = worth([f for f in paid_in if f[0] <= end], HURDLE, end) - worth(
        [f for f in to_lps if f[0] <= end], HURDLE, end
    )

    def is_kept(given):
        has_preferred = given >= owed
        within_share = carry - given <= CARRY * max(0.0, profit) + 1e-6
        past_hurdle = at_hurdle - given <= 0
        return has_preferred and (within_share or past_hurdle)

    if is_kept(0.0):
        return 0.0
    low, high = 0.0, carry
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if is_kept(middle) else (middle, high)
    return high


def any_fund(chance):
    """A fund that invests in its first years and pays in most of the others, in tenths of a million."""
    amount = lambda most: chance.randrange(0, 10 * most) * MILLION / 10
    return {
        "committed": chance.randrange(20, 200) * MILLION,
        "invested": [amount(40) if year < 5 else 0.0 for year in range(10)],
        "distributed": [amount(90) if year > 1 and chance.random() < 0.8 else 0.0 for year in range(10)],
        "paying": [chance.randrange(1, 6) for _ in range(10)],
    }


def any_agreement(chance):
    return {
        "carryBasis": chance.choice(["fund", "deals"]),
        "clawback": chance.choice(["off", "on", "interim"]),
        "feeBasis": chance.choice(["commitment", "invested"]),
        "investmentYears": chance.randrange(1, 11),
        "fundEnd": chance.choice(["last-flow", "set"]),
        "fundLife": chance.randrange(1, 11),
        "dealCosts": chance.choice(["all", "pro-rata"]),
        "heldValue": chance.choice([0.5, 1.0, 1.4]),
        "escrowShare": chance.choice([0.0, 0.3]),
        "gpCommitment": chance.choice([0.0, 0.02, 0.1]),
        "expensesAYear": chance.choice([0.0, 400_000.0]),
        "companyFeeRate": chance.choice([0.0, 0.02]),
        "feeOffset": chance.choice([0.5, 1.0]),
    }


def inputs_of(committed, invested, distributed, paying):
    rows = zip(invested, distributed, paying)
    return {
        "committedCapital": committed,
        "years": [{"invested": into, "distributed": out, "deal": deal} for into, out, deal in rows],
    }


def main():
    results = []
    for name, (distributed, paying) in SCENARIOS.items():
        for change in CHANGES:
            fund = {
                "committed": 100 * MILLION,
                "invested": [amount * MILLION for amount in INVESTED],
                "distributed": [amount * MILLION for amount in distributed],
                "paying": paying,
            }
            outcome = run(**fund, agreed={**STANDARD, **change})
            results.append({"preset": name, "changes": change, "figures": outcome})
    chance = random.Random(20261117)
    for _ in range(20):
        fund, agreed = any_fund(chance), any_agreement(chance)
        changes = {**inputs_of(**fund), **agreed}
        results.append({"preset": "base", "changes": changes, "figures": run(**fund, agreed=agreed)})
    print("[\n" + ",\n".join(json.dumps(result) for result in results) + "\n]")


main()
