import { describe, expect, test } from "vitest";
import { demoCases } from "./demo-cases.ts";
import type { LineName } from "./lines.ts";
import { maxRows, readTrialBalance } from "./trial-balance.ts";

function read(text: string, mapping: readonly (readonly [string, LineName])[] = []) {
  const cells = text.split("\n").map((row) => row.split("|"));
  return readTrialBalance(cells, { decimalMark: "point", mapping: new Map(mapping) });
}

describe("readTrialBalance", () => {
  test("takes debit less credit, and maps an account by its number", () => {
    const { accounts, problems } = read(
      "account|name|debit|credit\n1010|Bank|70|\n2000|Shares||70",
    );
    expect(problems).toEqual([]);
    expect(accounts).toEqual([
      {
        account: "1010",
        name: "Bank",
        rows: [2],
        closing: 7000,
        opening: 0,
        budget: 0,
        line: "cash",
      },
      {
        account: "2000",
        name: "Shares",
        rows: [3],
        closing: -7000,
        opening: 0,
        budget: 0,
        line: "capital",
      },
    ]);
  });

  test("takes one signed column instead, whatever the case and order of the titles", () => {
    const { accounts } = read(" Budget |BALANCE|Code\n|70|1010\n|(70)|2000");
    expect(accounts.map(({ closing }) => closing)).toEqual([7000, -7000]);
  });

  test("follows the mapping before the file's own column, and that before the number", () => {
    const file = "account|balance|line\n1010|5|Inventory\n1020|-5|receivables\n1030|0|";
    const lines = read(file, [["1020", "loans"]]).accounts.map(({ line }) => line);
    expect(lines).toEqual(["inventory", "loans", "cash"]);
  });

  test("adds up rows of one account and says so", () => {
    const { accounts, notices } = read("account|balance\n1010|3\n2000|-7\n1010|4");
    expect(accounts[0]).toMatchObject({ closing: 700, rows: [2, 4] });
    expect(notices).toEqual([{ kind: "added up", account: "1010", rows: [2, 4] }]);
  });

  test("passes over blank rows and totals, and says which row was a total", () => {
    const read1 = read("account|balance\n1010|7\n|\n2000|-7\nTotal|99");
    expect(read1.problems).toEqual([]);
    expect(read1.notices).toEqual([{ kind: "total left out", row: 5 }]);
  });

  test("names the row, the column and the text of what is not an amount", () => {
    const { problems } = read("account|debit|credit\n1010|12,5|\n2000||x");
    expect(problems).toEqual([
      { kind: "not an amount", row: 2, column: "debit", written: "12,5" },
      { kind: "not an amount", row: 3, column: "credit", written: "x" },
    ]);
  });

  test("names an account that no line takes, with its row and amount", () => {
    const { problems } = read("account|name|balance\n8100|Trade fair|7\n2000||-7");
    expect(problems).toEqual([
      expect.objectContaining({ kind: "unmapped", row: 2, account: "8100", closing: 700 }),
    ]);
    expect(read("account|balance\n8100|7\n2000|-7", [["8100", "otherCosts"]]).problems).toEqual([]);
  });

  test("names a line that does not exist, and a row without an account", () => {
    const { problems } = read("account|balance|line\n1010|0|Petty cash\n|7|");
    expect(problems).toEqual([
      { kind: "unknown line", row: 2, written: "Petty cash" },
      { kind: "no account", row: 3 },
    ]);
  });

  test("gives the difference, and the rows that may explain it", () => {
    const { problems } = read("account|debit|credit\n1010|90|\n1020|20|\n2000||70\n3000|20|");
    // 130 debits, 70 credits: 30 on the wrong side would explain 60.
    expect(problems).toEqual([
      { kind: "unbalanced", column: "closing", difference: 6000, suspects: [] },
    ]);
    const wrongSide = read("account|debit|credit\n1010|100|\n2000||70\n3000|30|");
    expect(wrongSide.problems).toEqual([
      { kind: "unbalanced", column: "closing", difference: 6000, suspects: [4] },
    ]);
  });

  test("refuses an opening balance of income and an opening that does not balance", () => {
    const { problems } = read("account|balance|opening\n4000|-7|5\n1010|7|1");
    expect(problems.map(({ kind }) => kind)).toEqual(["opening of income", "unbalanced"]);
  });

  test.each([
    ["", { kind: "empty" }],
    ["name|balance\nBank|7", { kind: "no column", missing: "account" }],
    ["account|debit\n1010|7", { kind: "no column", missing: "amount" }],
    [
      `account|balance${"\n1010|0".repeat(maxRows + 1)}`,
      { kind: "too many rows", rows: maxRows + 1 },
    ],
  ])("says what is wrong with a file as a whole", (text, problem) => {
    expect(read(text)).toMatchObject({ problems: [problem], accounts: [], notices: [] });
  });

  test("reads as many rows as are allowed, and titles with blanks around them", () => {
    const { problems } = read(` account | balance ${"\n1010|0".repeat(maxRows)}`);
    expect(problems).toEqual([]);
  });
});

test("the demo with errors has two: swapped digits, which differ by a multiple of nine, and a new account", () => {
  const { cells, decimalMark } = demoCases.errors;
  const { problems } = readTrialBalance(cells, { decimalMark, mapping: new Map() });
  expect(problems).toEqual([
    expect.objectContaining({ kind: "unmapped", row: 30, account: "8100" }),
    { kind: "unbalanced", column: "closing", difference: -180_00, suspects: [] },
  ]);
});
