/** A sheet that calculates, for the owner to replace line by line: savings that earn interest. */
export function starterModel(slug: string, title: string): { file: string; text: string }[] {
  return [{ file: `models/${slug}/sheet.ts`, text: sheet(title) }];
}

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
    average: percent("Earned a year, of the deposit", "=earned/term/deposit"),
  },
  chart: {
    title: "Balance, euro by year",
    kind: "line",
    until: "term",
    lines: [{ name: "balance", tone: "green" }],
  },
  page: {
    label: "Savings model",
    strip: ["finalBalance", "earned"],
    says: {
      finalBalance: ({ text }) => \`after \${text("term")} at \${text("rate")} a year\`,
      earned: ({ text }) => \`on \${text("deposit")}\`,
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
        caption: "Interest and balance year by year, in euro",
        columns: ["interest", "balance"],
        until: "term",
      },
    ],
  },
});
`;
