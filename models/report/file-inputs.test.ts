import { describe, expect, test } from "vitest";
import { maxSheetAccounts, sheetAccounts, sheetRowOf } from "./file-inputs.ts";
import { type LineName, lineNames } from "./lines.ts";
import type { Account } from "./trial-balance.ts";

function accounts(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ account: String(index), name: `Account ${index}`, rows: [index + 2] },
    ...{ closing: index, opening: 2 * index, budget: -index },
    line: lineNames[index % lineNames.length] as LineName,
  }));
}

describe("the accounts of the workbook", () => {
  test("are those of the file, as far as the rows reach", () => {
    const all = accounts(maxSheetAccounts);
    expect(sheetAccounts(all)).toBe(all);
    expect(sheetRowOf(maxSheetAccounts - 1, maxSheetAccounts)).toBe(maxSheetAccounts);
  });

  test("of a longer file are added up by line at its end, and every line keeps its sum", () => {
    const all = accounts(400);
    const listed = sheetAccounts(all);
    expect(listed).toHaveLength(maxSheetAccounts);
    expect(listed.at(-1)?.name).toMatch(/^Dividends paid: \d+ other accounts$/);
    for (const line of lineNames) {
      for (const column of ["closing", "opening", "budget"] as const) {
        const sum = (of: readonly Pick<Account, "line" | typeof column>[]) =>
          of.reduce((total, one) => total + (one.line === line ? one[column] : 0), 0);
        expect(sum(listed)).toBe(sum(all));
      }
    }
    expect(sheetRowOf(128, 400)).toBe(129);
    expect(sheetRowOf(129, 400)).toBeNull();
  });
});
