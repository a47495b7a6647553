"""What the page says of alerts, of the list by expected loss and of an auditor's checks, from the payments themselves.

Only the standard library, amounts in whole cents. The payments are generated and in no file of the repository, so
they are read from standard input, one table after the other:

    npx tsx content/data/payments/write-payments.ts
    cat content/data/payments/{payments,confirmed_fraud}.csv \
        | python3 models/fraud/reference/audit.py > models/fraud/reference/audit.json
"""

import csv
import json
import sys
from collections import defaultdict
from datetime import datetime, timedelta
from math import fsum, log, log10, sqrt
from statistics import median

DAY = timedelta(days=1)
RULES = ["velocity", "amount", "first digits", "round sum", "new payee"]
LIMIT = 100_000  # cents, for round sums, new payees and splits


def payments():
    rows, frauds = [], set()
    for row in csv.reader(sys.stdin):
        if row[0] == "payment_id":
            continue
        if len(row) == 2:
            frauds.add(int(row[0]))
        else:
            number, paid_at, payer, payee, amount = row
            euro, cents = amount.split(".")
            rows.append((int(number), datetime.fromisoformat(paid_at), payer, payee, 100 * int(euro) + int(cents)))
    return sorted(rows, key=lambda row: row[1]), frauds


def robust_score(history, value):
    middle = median(history)
    mad = median(abs(one - middle) for one in history)
    return 0.6745 * (value - middle) / mad if mad else 0


def chi_square(amounts):
    """Of the first digits, where there are 50 amounts that spread widely enough; otherwise nothing."""
    logs = [log(amount / 100) for amount in amounts]
    mean = fsum(logs) / len(logs)
    if sqrt(fsum((one - mean) ** 2 for one in logs) / (len(logs) - 1)) < 1:
        return 0
    digits = [str(amount)[0] for amount in amounts]
    expected = {str(digit): len(digits) * log10(1 + 1 / digit) for digit in range(1, 10)}
    return sum((digits.count(digit) - one) ** 2 / one for digit, one in expected.items())


def alerts_of(rows):
    """Each payment that a rule flags, with the rules that do; every rule sees only earlier payments."""
    by_payer, by_payee = defaultdict(list), defaultdict(list)
    for number, paid_at, payer, payee, amount in rows:
        own, theirs = by_payer[payer], by_payee[payee]
        in_the_hour = sum(paid_at - at <= timedelta(hours=1) for at, *_ in own)
        logs = [log(one / 100) for *_, one in own[-30:]]
        flagged = [
            in_the_hour >= 3,
            len(own) >= 20 and robust_score(logs, log(amount / 100)) >= 3.5,
            len(theirs) >= 50 and chi_square(theirs) >= 25,
            amount % 10_000 == 0 and amount >= LIMIT,
            len(own) >= 20 and amount >= LIMIT and all(other != payee for _, other, _ in own),
        ]
        own.append((paid_at, payee, amount))
        theirs.append(amount)
        if any(flagged):
            yield number, paid_at, amount, [rule for rule, is_flagged in zip(RULES, flagged) if is_flagged]


def checks(rows):
    """The questions an auditor asks of each payment, beyond the five rules."""
    by_pair = defaultdict(list)
    found = {name: [] for name in ["duplicate", "split", "outside 8 to 18", "full minute", "weekend"]}
    for number, paid_at, payer, payee, amount in rows:
        earlier = by_pair[payer, payee]
        parts = [one for at, one in earlier if paid_at - at <= DAY and one < LIMIT]
        answers = {
            "duplicate": any(one == amount and paid_at - at <= 30 * DAY for at, one in earlier),
            "split": amount < LIMIT <= amount + sum(parts),
            "outside 8 to 18": not 8 <= paid_at.hour < 18,
            "full minute": paid_at.second == 0,
            "weekend": paid_at.weekday() >= 5,
        }
        earlier.append((paid_at, amount))
        for name, is_found in answers.items():
            if is_found:
                found[name].append(number)
    return found


def share(part, whole):
    return round(part / whole, 12)


ROWS, FRAUDS = payments()
ALERTS = list(alerts_of(ROWS))


def judged(period):
    """Alerts, hits, precision and recall of the payments of a period, by count and by euro."""
    alerts = [(number, amount) for number, at, amount, _ in ALERTS if at.month in period]
    planted = [amount for number, at, *_, amount in ROWS if at.month in period and number in FRAUDS]
    hits = [amount for number, amount in alerts if number in FRAUDS]
    return {
        **{"alerts": len(alerts), "hits": len(hits), "frauds": len(planted)},
        **{"precision": share(len(hits), len(alerts)), "recall": share(len(hits), len(planted))},
        "euroPrecision": share(sum(hits), sum(amount for _, amount in alerts)),
        "euroRecall": share(sum(hits), sum(planted)),
    }


def listed():
    """The alerts from July on, by amount times how often the best of their rules was right before July."""
    hits = lambda some: sum(number in FRAUDS for number, *_ in some)
    half = lambda rule, months: [one for one in ALERTS if rule in one[3] and one[1].month in months]
    learned = {rule: half(rule, range(1, 7)) for rule in RULES}
    rates = {rule: (hits(some) + 1) / (len(some) + 2) for rule, some in learned.items()}
    later = [
        (number, at, amount, amount * max(rates[rule] for rule in reasons))
        for number, at, amount, reasons in ALERTS
        if at.month > 6
    ]
    orders = {
        "byLoss": sorted(later, key=lambda one: (-one[3], one[0])),
        "byDate": later,
        "byAmount": sorted(later, key=lambda one: (-one[2], one[0])),
    }
    euro = lambda some: sum(amount for number, _, amount, _ in some if number in FRAUDS) / 100
    return {
        "alerts": len(later),
        "fraud": euro(later),
        "first50": {name: euro(order[:50]) for name, order in orders.items()},
        "order": [[number, round(loss / 100, 6)] for number, _, _, loss in orders["byLoss"]],
        "hitsBefore": {rule: hits(some) for rule, some in learned.items()},
        "rightAfter": {
            rule: share(hits(some), len(some)) for rule in RULES for some in [half(rule, range(7, 13))]
        },
    }


counted = {rule: [number for number, _, _, reasons in ALERTS if rule in reasons] for rule in RULES}
counted["any rule"] = [number for number, *_ in ALERTS]

print(
    json.dumps(
        {
            "payments": len(ROWS),
            "rules": {rule: [len(some), len(FRAUDS.intersection(some))] for rule, some in counted.items()},
            "periods": {
                **{"1": judged(range(1, 7)), "2": judged(range(7, 13)), "year": judged(range(1, 13))},
            },
            "list": listed(),
            "checks": {
                name: [len(some), len(FRAUDS.intersection(some))] for name, some in checks(ROWS).items()
            },
        }
    )
)
