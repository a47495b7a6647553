"""A second implementation of the five signals, to check the first.

Nothing is carried along from payment to payment: each signal is recomputed from the whole past, with the
medians and deviations of Python's statistics module.

    python3 models/fraud/reference/signals.py > models/fraud/reference/signals.json
"""

import json
from math import log, log10
from statistics import median, stdev


def payments():
    """Three payers and eight payees; a small congruential generator chooses them."""
    state = 7
    rows = []
    second = 0
    for _ in range(260):
        draws = []
        for _ in range(4):
            state = (1103515245 * state + 12345) % 2**31
            draws.append(state / 2**31)
        second += 60 + int(4000 * draws[0])
        cents = 100 * round(100 * 40 ** draws[3]) if draws[1] < 0.1 else round(500 * 900 ** draws[3])
        if draws[1] > 0.9:
            cents = 10000 * (1 + cents // 10000)
        rows.append({
            "payerId": 1 + int(3 * draws[1]),
            "payeeId": 1 + int(8 * draws[2] ** 4),
            "paidAt": second,
            "amount": cents / 100,
        })
    return rows


def signals(rows, index):
    now = rows[index]
    past = rows[:index]
    own = [row for row in past if row["payerId"] == now["payerId"]]
    theirs = [row["amount"] for row in past if row["payeeId"] == now["payeeId"]]

    score = None
    if len(own) >= 20:
        history = [log(row["amount"]) for row in own[-30:]]
        middle = median(history)
        mad = median(abs(x - middle) for x in history)
        score = 0.6745 * (log(now["amount"]) - middle) / mad if mad else None

    chi_square = None
    if len(theirs) >= 50 and stdev(log(amount) for amount in theirs) >= 1:
        digits = [f"{amount:e}"[0] for amount in theirs]
        chi_square = 0
        for digit in range(1, 10):
            expected = len(digits) * log10(1 + 1 / digit)
            chi_square += (digits.count(str(digit)) - expected) ** 2 / expected

    is_new = all(row["payeeId"] != now["payeeId"] for row in own)
    cents = round(100 * now["amount"])
    return {
        "velocity": sum(0 <= now["paidAt"] - row["paidAt"] <= 3600 for row in own),
        "score": score,
        "chiSquare": chi_square,
        "roundAmount": now["amount"] if cents % 10000 == 0 else 0,
        "newPayeeAmount": now["amount"] if is_new and len(own) >= 20 else 0,
    }


rows = payments()
print(json.dumps({"payments": rows, "signals": [signals(rows, index) for index in range(len(rows))]}))
