/**
 * A sheet that calculates, for the owner to replace line by line: savings that earn interest. Beside it the program
 * that checks it, because a model without one fails the tests.
 */
export function starterModel(slug: string, title: string): { file: string; text: string }[] {
  const program = `models/${slug}/reference/${slug}`;
  return [
    { file: `models/${slug}/sheet.ts`, text: sheet(title) },
    { file: `${program}.py`, text: reference(program) },
    { file: `${program}.json`, text: `${JSON.stringify(results, null, 2)}\n` },
  ];
}

const reference = (
  program: string,
) => `"""A second implementation of the model, to check the first: compound interest by its closed form.

    python3 ${program}.py > ${program}.json
"""

import json
import math

CASES = [{}, {"deposit": 25000, "rate": 0.045, "term": 30}, {"rate": 0}]


def results(changes):
    case = {"deposit": 10000, "rate": 0.03, "term": 10, **changes}
    final = case["deposit"] * (1 + case["rate"]) ** case["term"]
    earned = final - case["deposit"]
    return {
        "changes": changes,
        "figures": {
            "finalBalance": final,
            "earned": earned,
            "average": earned / case["term"] / case["deposit"],
            "doubling": math.log(2, 1 + case["rate"]) if case["rate"] else "Never",
            "interest.total": earned,
        },
    }


print(json.dumps([results(changes) for changes in CASES], indent=2))
`;

/** What the program prints. */
const results = [{}, { deposit: 25_000, rate: 0.045, term: 30 }, { rate: 0 }].map((changes) => {
  const { deposit, rate, term } = { deposit: 10_000, rate: 0.03, term: 10, ...changes };
  const finalBalance = deposit * (1 + rate) ** term;
  const earned = finalBalance - deposit;
  const average = earned / term / deposit;
  const doubling = rate > 0 ? Math.log(2) / Math.log(1 + rate) : "Never";
  return {
    changes,
    figures: { finalBalance, earned, average, doubling, "interest.total": earned },
  };
});

const sheet = (title: string) => `import { defineSheet } from "#workings/define-sheet.ts";
import { count, euro, percent, years } from "#workings/describe.ts";

const longest = 40;

const base = { deposit: 10_000, rate: 0.03, term: 10 };

/** From this one definition come the page, its url, the working of every figure and the workbook. */
export const sheet = defineSheet({
  title: ${JSON.stringify(title)},
  // What a visitor can change. Rates are fractions: 0.03 is 3%. The key is the parameter in the url.
  inputs: {
    deposit: euro("Deposit", { key: "deposit", from: 1_000, to: 100_000, step: 1_000 }),
    rate: percent("Interest rate", { key: "rate", from: 0, to: 0.1, step: 0.001 }, { per: "a year" }),
    term: years("Term", { key: "term", from: 1, to: longest, step: 1 }),
  },
  groups: [{ title: "Savings", names: ["deposit", "rate", "term"] }],
  presets: { base: { title: "Base", inputs: base } },
  opensWith: "base",
  steps: {
    growth: count("Growth of one euro", "=(1+rate)^term", { digits: 4 }),
  },
  tables: {
    years: {
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: Array.from({ length: longest + 1 }, (_, year) => year) },
      lines: {
        // In a table a name is the value of the same year, and previous(x) that of the year before.
        interest: euro("Interest", "=IF(year<=term,previous(balance)*rate,0)", { first: "=0", total: true }),
        balance: euro("Balance", "=previous(balance)+interest", { first: "=deposit" }),
      },
    },
  },
  results: {
    finalBalance: euro("Final balance", "=last(balance)"),
    earned: euro("Interest earned", "=total(interest)"),
    average: percent("Earned a year", "=earned/term/deposit"),
    doubling: years("Doubles in", '=IF(rate>0,LN(2)/LN(1+rate),"Never")', { digits: 1 }),
  },
  chart: {
    title: "Balance, euros by year",
    kind: "line",
    until: "term",
    lines: [{ name: "balance", tone: "green" }],
  },
  page: {
    label: ${JSON.stringify(title)},
    // Two or four of the results.
    strip: ["finalBalance", "earned", "average", "doubling"],
    notes: {
      finalBalance: ({ text }) => \`after \${text("term")} at \${text("rate")} a year\`,
      earned: ({ text }) => \`on \${text("deposit")}\`,
      average: () => "of the deposit",
      doubling: ({ text }) => \`at \${text("rate")} a year\`,
    },
    chart: {
      title: ({ text }) => \`\${text("deposit")} grows to \${text("finalBalance")}\`,
      caption: "Fig. 1 – balance at the end of each year, €",
      summary: ({ text }) =>
        \`The balance grows from \${text("deposit")} to \${text("finalBalance")} in \${text("term")}.\`,
    },
    tables: [
      {
        table: "years",
        caption: "Interest and balance year by year, in euros",
        columns: ["interest", "balance"],
        until: "term",
      },
    ],
  },
});
`;
