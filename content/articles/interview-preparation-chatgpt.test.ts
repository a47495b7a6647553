import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
import { runQuery } from "#content/data/test-database.ts";
import { pythonOrSkip, runProgram } from "#tools/python.ts";
import { type CellContent, Excel } from "#tools/vba/excel.ts";
import { VbaModule } from "#tools/vba/module.ts";

import { differences, readSamples } from "./samples/test-samples.ts";

const article = readFileSync(new URL("interview-preparation-chatgpt.mdx", import.meta.url), "utf8");
const samples = readSamples(article);
const byHeading = (language: string, title?: string) =>
  samples
    .filter((sample) => sample.language === language && (!title || sample.title === title))
    .map((sample) => [sample.heading, sample] as const);

test("each of the four tasks is solved in SQL, Python and VBA", () => {
  const tasks = [
    "Task 1: the top 3 by profit",
    "Task 2: expenses above 10,000",
    "Task 3: outliers",
    "Task 4: a 50/30/20 portfolio",
  ];
  for (const solutions of [byHeading("sql", "PostgreSQL"), byHeading("python"), byHeading("vb")]) {
    expect(solutions.map(([heading]) => heading)).toEqual(tasks);
  }
});

describe("SQL", () => {
  let database: PGlite;

  beforeAll(async () => {
    database = await emptyPostgres();
    for (const [, { code }] of byHeading("sql", "Setup")) await database.exec(code);
  });

  test.each(byHeading("sql", "PostgreSQL"))(
    "%s: the result table is what PostgreSQL answers",
    async (_, sample) => {
      if (!sample.table) throw new Error("No result table follows this query.");
      expect(differences(sample.table, await runQuery(database, sample.code))).toEqual([]);
    },
  );

  test("the quick answer to task 1 puts the product without a cost first, as the text says", async () => {
    const quick = "SELECT product FROM product_results ORDER BY revenue - cost DESC LIMIT 3";
    expect((await runQuery(database, quick)).rows[0]).toEqual(["Archive"]);
  });

  test("a plain weighted sum reports 6.1% for the year without gold, as the text says", async () => {
    const plain = `SELECT 100 * SUM(weight * annual_return) FROM weights
      JOIN asset_returns USING (asset) WHERE year = 2023`;
    expect(Number((await runQuery(database, plain)).rows[0]?.[0])).toBe(6.1);
  });

  test("no z-score exceeds (n - 1) / √n, so five values never reach two", async () => {
    const extreme = (n: number) =>
      `SELECT MAX((x - m) / s) FROM (
         SELECT x, AVG(x) OVER () AS m, STDDEV_SAMP(x) OVER () AS s
         FROM (SELECT CASE WHEN i = 1 THEN 1000000 ELSE 0 END::numeric AS x
               FROM generate_series(1, ${n}) AS i) AS sample) AS scored`;
    const largest = async (n: number) =>
      Number((await runQuery(database, extreme(n))).rows[0]?.[0]);
    expect(await largest(5)).toBeCloseTo(4 / Math.sqrt(5), 9);
    expect(await largest(5)).toBeLessThan(2);
    expect(await largest(6)).toBeGreaterThan(2);
    expect(article).toContain("For $n = 5$ that is 1.79.");
  });
});

test("the output of every Python sample is what pandas prints", { timeout: 60_000 }, (context) => {
  // The samples print with formats of their own, which are the same in all of these versions.
  const python = pythonOrSkip(context, { pandas: ["1.5", "2", "3"] });
  const solutions = byHeading("python").map(([, sample]) => sample);
  const printed = runPython(
    python,
    solutions.map(({ code }) => code),
  );
  expect(printed).toEqual(solutions.map(({ output }) => output));
});

describe("VBA", () => {
  const [topThree, largeExpenses, outliers, portfolio] = byHeading("vb").map(
    ([, { code }]) => new VbaModule(code),
  ) as [VbaModule, VbaModule, VbaModule, VbaModule];
  const [products, expenses, invoices] = byHeading("sql", "Setup").map(([, { code }]) =>
    insertedRows(code),
  ) as [CellContent[][], CellContent[][], CellContent[][]];

  test("prints the products of the result table, and how many are left out", () => {
    const excel = new Excel({ Results: [["Product", "Revenue", "Cost"], ...products] });
    topThree.run(excel, "TopThreeByProfit");
    expect(excel.printed).toEqual([
      ["Ledger Pro", 61_000],
      ["Cash View", 55_000],
      ["Tax Kit", 48_000],
      ["Audit Trail", 48_000],
      ["Left out, amount missing: 1"],
    ]);
  });

  test("says so when fewer than three products have both amounts", () => {
    const excel = new Excel({ Results: [["Product", "Revenue", "Cost"], ...products.slice(-3)] });
    topThree.run(excel, "TopThreeByProfit");
    expect(excel.messages).toEqual(["Only 2 rows have both revenue and cost."]);
  });

  test("colors what is above the limit, and in another color what is not a number", () => {
    const [above, noNumber] = [255 + 235 * 256 + 156 * 65_536, 255 + 199 * 256 + 206 * 65_536];
    const more: CellContent[][] = [[7, "IT", "12,500"]];
    const excel = new Excel({ Expenses: [["Id", "Cost center", "Amount"], ...expenses, ...more] });
    const colors = () =>
      expenses.concat(more).map((_, row) => excel.sheet("Expenses").cellAt(row + 2, 3).color);
    const expected = [null, above, null, above, noNumber, null, noNumber];
    largeExpenses.run(excel, "HighlightLargeExpenses");
    expect(colors()).toEqual(expected);
    // Yesterday's highlight does not survive today's correction.
    excel.sheet("Expenses").range("C3").value = 1;
    largeExpenses.run(excel, "HighlightLargeExpenses");
    expect(colors()).toEqual(expected.with(1, null));
  });

  test("colors nothing on a sheet without expenses", () => {
    const excel = new Excel({ Expenses: [["Id", "Cost center", "Amount"]] });
    largeExpenses.run(excel, "HighlightLargeExpenses");
    expect(excel.sheet("Expenses").cellAt(2, 3).color).toBeNull();
  });

  test("lists the invoice of the result table", () => {
    const excel = new Excel({ Invoices: [["Invoice", "Amount"], ...invoices] });
    outliers.run(excel, "ListOutliers");
    expect(excel.printed).toEqual([["R-10", 9800]]);
  });

  test("flags none of five invoices, and says why", () => {
    const excel = new Excel({ Invoices: [["Invoice", "Amount"], ...invoices.slice(0, 5)] });
    outliers.run(excel, "ListOutliers");
    expect(excel.messages).toEqual(["With fewer than six values, this rule never flags one."]);
  });

  test.each([
    ["2020", [0.18, -0.02, -0.04], 0.076],
    ["2021", [-0.14, -0.12, 0.06], -0.094],
    ["2022", [0.17, 0.05, 0.09], 0.118],
    ["2023, without gold", [0.11, 0.02, null], "#NUM!"],
    ["2023, with a text for gold", [0.11, 0.02, "n/a"], "#NUM!"],
  ])("returns the portfolio’s %s", (_, returns, expected) => {
    const rows = [0.5, 0.3, 0.2].map((weight, place) => [weight, returns[place] ?? null]);
    const excel = new Excel({ Portfolio: rows });
    const [weights, yearly] = ["A1:A3", "B1:B3"].map((address) =>
      excel.sheet("Portfolio").range(address),
    );
    const result = portfolio.run(excel, "PortfolioReturn", weights, yearly);
    if (typeof expected === "string") expect(result).toBe(expected);
    else expect(result).toBeCloseTo(expected, 12);
  });

  test("is executed to its last statement", () => {
    const left = [topThree, largeExpenses, outliers, portfolio].map((one) => one.linesNotRun());
    expect(left).toEqual([[], [], [], []]);
  });
});

/** The rows of `INSERT INTO … VALUES ('a', 1, NULL), …`. */
function insertedRows(sql: string): CellContent[][] {
  const [, values = ""] = sql.split("VALUES");
  return [...values.matchAll(/\(([^()]*)\)/g)].map(([, row = ""]) =>
    row.split(",").map((cell) => {
      const text = /^'(.*)'$/.exec(cell.trim())?.[1];
      return text ?? (cell.trim() === "NULL" ? null : Number(cell));
    }),
  );
}

/** Reads the scripts from its input, runs each with names of its own, and prints what they printed. */
const runEach = `
import contextlib, io, json, sys
printed = []
for script in json.load(sys.stdin):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(script, "script", "exec"), {"__name__": "__main__"})
    printed.append(output.getvalue())
print(json.dumps(printed))
`;

/**
 * What each script prints, without the last line break. In one process, because loading pandas takes longer than the
 * scripts.
 */
function runPython(python: string, scripts: readonly string[]): string[] {
  const input = JSON.stringify(scripts);
  const printed: string[] = JSON.parse(runProgram(python, ["-c", runEach], { input }));
  return printed.map((text) => text.trimEnd());
}
