"""A second implementation of the loan's two ways of repayment, as a bank keeps the account.

Debt is carried from year to year: interest is added, the payment is taken off. The annuity is found by
bisection, as the payment that leaves nothing at the end, and not by its formula.

    python3 models/solar/reference/loan.py > models/solar/reference/loan.json
"""

import json

LOANS = [(12_600, 0.05, 10), (12_600, 0.0, 10), (9_450, 0.071, 15), (4_000, 0.12, 1)]


def account(debt, rate, payments):
    for payment in payments:
        debt = debt * (1 + rate) - payment
    return debt


def annuity(principal, rate, years):
    low, high = 0.0, principal * (1 + rate) + 1
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if account(principal, rate, [middle] * years) > 0 else (low, middle)
    return [low] * years


def installments(principal, rate, years):
    payments, debt = [], principal
    for _ in range(years):
        payment = principal / years + debt * rate
        debt = debt + debt * rate - payment
        payments.append(payment)
    return payments


if __name__ == "__main__":
    print(
        json.dumps(
            [
                {
                    "principal": principal,
                    "rate": rate,
                    "years": years,
                    "annuity": annuity(principal, rate, years),
                    "instalments": installments(principal, rate, years),
                }
                for principal, rate, years in LOANS
            ],
            indent=2,
        )
    )
