import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fileInputs, maxSheetAccounts } from "#models/report/file-inputs.ts";
import { accountRanges } from "#models/report/lines.ts";
import { sheet } from "#models/report/sheet.ts";
import type { Problem } from "#models/report/trial-balance.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { demoText, readFile } from "./case-file.ts";
import { fileText, noticeText, problemText, shortUnit } from "./words.ts";

function read(text: string) {
  return readFile(text, { decimalMark: "point", mapping: new Map() });
}

function figuresOf(text: string) {
  const file = read(text);
  const inputs = { ...sheet.opening, ...fileInputs(file, file.openQuote) };
  return shownFigures(sheet.calculate(inputs));
}

const trading = figuresOf(demoText("trading"));

describe("the headlines", () => {
  // Added up by hand in models/report/sheet.test.ts.
  test("of the trading firm", () => {
    expect(resultsOf(sheet, trading)).toEqual([
      { id: "profit", label: "Profit", value: "€68,000", note: "€8,000 above budget" },
      {
        id: "operatingCash",
        label: "Operating cash flow",
        value: "€69,000",
        note: "cash from €24,000 to €43,000",
      },
      { id: "liquidity", label: "Current ratio", value: "2.27", note: "quick ratio 1.58" },
      { id: "checks", label: "Checks", value: "Passed", note: "" },
    ]);
    expect(fileText(read(demoText("trading")))).toBe("28 accounts, €657,000 on either side");
  });

  test("of a file without budget and opening say what is missing", () => {
    const bare = figuresOf("account,balance\n1010,5\n4000,-5");
    const notes = resultsOf(sheet, bare).map(({ note }) => note);
    expect(notes).toContain("no budget in the file");
    expect(notes).toContain("no opening balances in the file");
  });

  test("of a file with problems count them and show no figure", () => {
    const results = resultsOf(sheet, figuresOf(demoText("errors")));
    expect(results.map(({ value }) => value)).toEqual(["None", "None", "None", "2 problems"]);
    expect(fileText(read(demoText("errors")))).toBe("listed below, with their rows");
  });

  test("of a file whose last quotation mark is missing do not pass its checks", () => {
    const text = 'account,balance\n1010,5\n4000,-5\n"Total';
    expect(resultsOf(sheet, figuresOf(text)).at(-1)?.value).toBe("1 problem");
    expect(fileText(read(text))).toBe("listed below, with their rows");
  });
});

describe("what stops the report is said with its row:", () => {
  test.each([
    ["account,debit,credit\n1010,12;5,", "Row 2: “12;5” in the column debit is not an amount"],
    ["account,name,balance\n8100,Fair,5\n2000,,-5", "Row 2: account 8100 Fair with €5.00 is on no"],
    ["account,balance\n,5", "Row 2: there is no account number"],
    ["account,balance,line\n1010,0,Petty", "Row 2: the report has no line called “Petty”"],
    ["account,balance,opening\n4000,0,5\n1010,0,-5", "Row 2: account 4000 starts with €5.00"],
    ["account,balance\n1010,9", "differ by €9.00: the debits are larger. Look at row 2"],
    [
      "account,balance\n1010,1\n2000,-28\n3000,9",
      "the credits are larger. The difference is a multiple of 9",
    ],
    ["account\n1010", "“debit” and “credit”"],
    ["name,balance\nBank,5", "Row 1: no column is titled “account”"],
  ])("%s", (text, words) => {
    const said = read(text).problems.map(problemText).join(" ");
    expect(said).toContain(words);
  });

  test("no kind of problem is without words", () => {
    const others: Problem[] = [{ kind: "empty" }, { kind: "too many rows", rows: 2001 }];
    expect(others.map(problemText)).toEqual([
      expect.stringContaining("nothing to read yet"),
      "The file has 2,001 rows; the limit is 2,000.",
    ]);
  });
});

test("notices name their rows", () => {
  const { notices } = read("account,balance\n1010,5\n1010,5\nTotal,10\n2000,-10");
  expect(notices.map(noticeText).toSorted()).toEqual([
    "Row 4 looks like a total and was left out.",
    "Rows 2, 3 are all account 1010 and were added up.",
  ]);
});

test.each([
  [68_000, "€"],
  [100_000, "€k"],
  [12_000_000, "€m"],
])("labels of amounts up to %d are in %s", (largest, unit) => {
  expect(shortUnit(largest).name).toBe(unit);
});

describe("the prose", () => {
  const prose = readFileSync("content/projects/financial-report-generator.mdx", "utf8");

  test("states the trading firm's year as it is calculated", () => {
    const euro = (line: Parameters<typeof trading.at>[0], column = "period") =>
      `€${Math.abs(trading.numberAt(line, column)).toLocaleString("en-US")}`;
    expect(prose).toContain(
      `a profit of ${euro("netProfit", "actual")} becomes an operating cash flow of ${euro("flowOperating")}; ${euro("flowInvesting")} goes into machines and ${euro("flowFinancing")} to the bank and the owners, and cash rises from ${euro("cashAtStart")} to ${euro("cashAtEnd")}`,
    );
  });

  test("says what VAT does to the days of sales", () => {
    const days = trading.numberAt("receivableDays", "value");
    const withVat = days * (1 + trading.number("vatInReceivables"));
    expect(prose).toContain(`${withVat.toFixed(0)} days of sales are ${days.toFixed(0)} once VAT`);
    const due = trading.numberAt("currentLoans", "end").toLocaleString("en-US");
    expect(prose).toContain(`the €${due} that move to the next year’s installments`);
  });

  test("says how many accounts the workbook lists", () => {
    expect(prose).toContain(`It lists up to ${maxSheetAccounts} of them`);
  });

  test("names the first number of every range of accounts", () => {
    expect(prose).toContain(`size="${accountRanges.length} ranges"`);
    for (const { from } of accountRanges) expect(prose).toMatch(new RegExp(`\\b${from}\\b`));
  });
});
