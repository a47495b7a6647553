import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { fileInputs, maxSheetAccounts } from "#models/report/file-inputs.ts";
import { type LineName, lineNames } from "#models/report/lines.ts";
import { sheet } from "#models/report/sheet.ts";
import { readTrialBalance } from "#models/report/trial-balance.ts";
import { modelInEngine } from "#tools/recalculation/model-in-engine.ts";
import { loadEngine } from "#tools/recalculation/spreadsheet-engine.ts";
import { isThorough } from "#tools/test-depth.ts";

beforeAll(loadEngine);

// The inputs of this model are not in its query, so its random cases are trial balances.
test("the workbook of any trial balance, recalculated by another engine, equals its report", () => {
  const differences = modelInEngine(sheet.sheet);
  let longest = 0;
  const cases = fc.sample(anyCase, { numRuns: isThorough ? 200 : 8, seed: 20_261_115 });
  for (const [index, { cells, daysInPeriod }] of cases.entries()) {
    const trial = readTrialBalance(cells, { decimalMark: "point", mapping: new Map() });
    expect(trial.problems).toEqual([]);
    longest = Math.max(longest, trial.accounts.length);
    const inputs = { ...sheet.opening, daysInPeriod, ...fileInputs(trial) };
    expect(differences(sheet.calculate(inputs).all()), `case ${index}`).toEqual([]);
  }
  expect(longest, "some are longer than the workbook").toBeGreaterThan(maxSheetAccounts);
});

type Row = { line: LineName; closing: number; opening: number; budget: number };

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

const anyRow: fc.Arbitrary<Row> = fc.record({
  line: fc.constantFrom(...lineNames),
  closing: cents,
  opening: cents,
  budget: cents,
});

const anyCase = fc
  .record({
    rows: fc.array(anyRow, { maxLength: 220, size: "max" }),
    daysInPeriod: fc.integer({ min: 1, max: 366 }),
    hasOpening: fc.boolean(),
  })
  .map(({ rows, daysInPeriod, hasOpening }) => ({
    daysInPeriod,
    cells: trialBalance(rows, hasOpening),
  }));

/** Balanced by a bank account; income and cost start at zero. */
function trialBalance(rows: readonly Row[], hasOpening: boolean): string[][] {
  const accounts = rows.map((row, index) => ({
    ...row,
    account: `A${index}`,
    opening:
      hasOpening && lineNames.indexOf(row.line) >= lineNames.indexOf("fixedAssets")
        ? row.opening
        : 0,
  }));
  const bank = { account: "Bank", line: "cash" as const, budget: 0 };
  const sum = (column: "closing" | "opening") =>
    accounts.reduce((total, account) => total + account[column], 0);
  const all = [...accounts, { ...bank, closing: -sum("closing"), opening: -sum("opening") }];
  const written = (amount: number) => (amount / 100).toFixed(2);
  return [
    ["account", "line", "balance", "budget", ...(hasOpening ? ["opening"] : [])],
    ...all.map(({ account, line, closing, budget, opening }) => [
      ...[account, line, written(closing), written(budget)],
      ...(hasOpening ? [written(opening)] : []),
    ]),
  ];
}
