"""Makes loans.csv: 8,000 simulated consumer loans and the true probability that each defaults.

No borrower in it is real. Only Python's standard library is used, and only uniform random numbers with a
fixed seed, so the same file comes out on every machine:

    python3 loan_book.py > loans.csv
"""

import csv
import math
import random
import sys
from statistics import NormalDist

SEED = 2024
LOANS = 8_000
MONTHS = 48
FIRST_YEAR = 2018
ANNUAL_RATE = 0.079

FIELDS = [
    "loan",
    "granted",
    "income",
    "debt_payments",
    "job_years",
    "housing",
    "amount",
    "term",
    "purpose",
    "accounts",
    "arrears",
    "inquiries",
    "defaulted",
    "true_pd",
]

HOUSING = {"own": 0.36, "rent": 0.46, "family": 0.13, "not stated": 0.05}
PURPOSE = {"car": 0.34, "home": 0.25, "debts": 0.23, "other": 0.18}
TERMS = [12, 24, 36, 48, 60, 72, 84]

normal = NormalDist()


def installment(amount, term):
    """Level monthly payment in arrears."""
    rate = ANNUAL_RATE / 12
    return amount * rate / (1 - (1 + rate) ** -term)


def burden(loan):
    """Share of the net income that goes to this loan and to older debts."""
    return (installment(loan["amount"], loan["term"]) + loan["debt_payments"]) / loan["income"]


def pick(shares, u):
    for name, share in shares.items():
        if u < share:
            return name
        u -= share
    return name


def clamp(value, low, high):
    return max(low, min(high, value))


def draw_loan(number, draw):
    """What the lender knows on the day of the application."""
    month = number * MONTHS // LOANS
    year = month // 12
    income = round(clamp(2_600 * math.exp(0.42 * normal.inv_cdf(draw())), 900, 15_000), -1)
    older = draw() ** 2 * 0.45 if draw() < 0.6 else 0
    size = math.exp(0.62 * normal.inv_cdf(draw()))
    amount = round(clamp(4 * income * size, 1_000, 60_000), -2)
    longest = 1 + amount / 6_000
    term = TERMS[round(clamp(longest + 1.2 * normal.inv_cdf(draw()), 0, 6))]
    job_years = round(clamp(-5.5 * math.log(1 - draw()), 0, 40), 1)
    job_stated = draw() > 0.06
    # Careful borrowers hold older accounts, fall behind less and apply less often.
    care = normal.inv_cdf(draw())
    arrears = count(0.42 * math.exp(-0.95 * care), draw())
    # Inquiries rise a little from year to year, as applying becomes easier.
    inquiries = count(1.1 * (1 + 0.07 * year) * math.exp(-0.5 * care), draw())
    accounts = 1 + count(2.6 * math.exp(0.2 * care), draw())
    return {
        "loan": number + 1,
        "granted": f"{FIRST_YEAR + year}-{month % 12 + 1:02}",
        "income": int(income),
        "debt_payments": round(older * income),
        "job_years": job_years if job_stated else None,
        "housing": pick(HOUSING, draw()),
        "amount": int(amount),
        "term": term,
        "purpose": pick(PURPOSE, draw()),
        "accounts": accounts,
        "arrears": arrears,
        "inquiries": inquiries,
    }


def count(mean, u):
    """A Poisson count, at most nine, by inversion."""
    chance = math.exp(-mean)
    number = 0
    while u > chance and number < 9:
        u -= chance
        number += 1
        chance *= mean / number
    return number


def true_pd(loan):
    """The truth of this book: the probability that the borrower is 90 days late within twelve months.

    The last two lines are what a scorecard cannot see: an effect of two fields together, and one that turns
    around. The challenger can.
    """
    years = 4 if loan["job_years"] is None else loan["job_years"]
    late = min(loan["arrears"], 4)
    share = clamp(burden(loan), 0.02, 0.8)
    z = -5.25
    z += 7.0 * share
    z += [0, 1.5, 2.6, 3.3, 3.8][late]
    z += 0.44 * min(loan["inquiries"], 6)
    z -= 0.17 * min(years, 12)
    z += {"own": -0.75, "rent": 0.4, "family": 0.1, "not stated": 1.0}[loan["housing"]]
    z += {"car": -0.35, "home": -0.45, "debts": 0.9, "other": 0.2}[loan["purpose"]]
    z -= 0.11 * min(loan["accounts"], 8)
    z -= 0.35 * math.log(loan["income"] / 2_600)
    z += 0.5 if share > 0.4 and late > 0 else 0
    z += 0.3 if loan["term"] in (12, 84) else 0
    return 1 / (1 + math.exp(-z))


def loan_book():
    draw = random.Random(SEED).random
    for number in range(LOANS):
        loan = draw_loan(number, draw)
        probability = true_pd(loan)
        loan["defaulted"] = int(draw() < probability)
        loan["true_pd"] = f"{probability:.6f}"
        yield loan


if __name__ == "__main__":
    table = csv.DictWriter(sys.stdout, FIELDS, lineterminator="\n")
    table.writeheader()
    table.writerows(loan_book())
