import { readFileSync } from "node:fs";
import { functions } from "#workings/functions/all.ts";
import { type OpenWorkbook, openWorkbook } from "#workings/workbook/open-workbook.ts";

export function fixtureBytes(name: string): Uint8Array {
  return readFileSync(new URL(`${name}.xlsx`, import.meta.url));
}

export function openFixture(name: string): OpenWorkbook {
  return openWorkbook(fixtureBytes(name), functions);
}

/** Those that can be calculated in full. */
export const calculableFixtures = [
  "loan-schedule",
  "three-statement",
  "budget",
  "project",
  "cap-table",
  "shared-formulas",
  "one-sheet",
  "buyout",
  "german-loan",
] as const;
