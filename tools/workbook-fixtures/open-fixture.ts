import { readFileSync } from "node:fs";
import { addressText } from "#workings/excel-formula.ts";
import { functions } from "#workings/functions/all.ts";
import type { Value } from "#workings/value.ts";
import type { CellCalculation, EnteredCells } from "#workings/workbook/cell-calculation.ts";
import { type OpenWorkbook, openWorkbook } from "#workings/workbook/open-workbook.ts";
import { returnWorkbook } from "#workings/workbook/return-workbook.ts";

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

type Inputs = Readonly<Record<string, Value>>;

/** Cases in which the figures of every sheet differ from those in the file. */
export const changedInputs: readonly [(typeof calculableFixtures)[number], Inputs][] = [
  ["loan-schedule", { "Inputs!C3": 300_000, "Inputs!C4": 0.05, "Inputs!C5": 48, "Inputs!C7": 250 }],
  ["loan-schedule", { "Inputs!C4": 0.01, "Inputs!C6": 46_000 }],
  ["three-statement", { "Assumptions!C4": 0.1, "Assumptions!C18": "High", "Assumptions!C11": 60 }],
  ["three-statement", { "Assumptions!C6": 0.9, "Assumptions!C15": 0.12, "Assumptions!C18": "Low" }],
  ["budget", { "Inputs!C3": "Production", "Inputs!C4": 0.1, "Inputs!C5": 0 }],
  ["budget", { "Inputs!C3": "Service", "Inputs!C4": -0.05, "Inputs!C6": 100 }],
  ["project", { "Inputs!C3": 46_203, "Inputs!C5": 60_000, "Inputs!C7": 16, "Inputs!C10": 3 }],
  ["project", { "Inputs!C6": 0.05, "Inputs!C8": 1_400_000, "Inputs!C10": 0 }],
  ["cap-table", { "Inputs!C3": 6_000_000, "Inputs!C5": 0.15, "Inputs!C8": true }],
  ["cap-table", { "Inputs!C6": 1_500_000, "Inputs!C7": 2 }],
  ["shared-formulas", { "Inputs!B3": -0.1, "Inputs!B4": 0.8 }],
  ["one-sheet", { "Model!C13": 150, "Model!C15": 0.05, "Model!C22": 2027, "Model!C23": 1 }],
  [
    "buyout",
    {
      ...{ "'1. Key Assumptions'!D6": 50, "'1. Key Assumptions'!D12": "Upside" },
      ...{ "'1. Key Assumptions'!D22": 0.08, "'1. Key Assumptions'!D25": false },
    },
  ],
  [
    "german-loan",
    { "'Übersicht'!B4": 45_500, "'Übersicht'!B6": 0.03, "'Übersicht'!B9": "act/360" },
  ],
];

export function enteredIn({ calculator }: OpenWorkbook, inputs: Inputs): EnteredCells {
  return new Map(
    Object.entries(inputs).map(([place, value]) => {
      const slot = calculator.slotOf(place);
      if (slot === null) throw new Error(`There is no ${place}`);
      return [slot, value];
    }),
  );
}

/** The file with these values in its inputs, and with the calculation in its formulas. */
export function returnedFile(
  bytes: Uint8Array,
  { workbook, calculator, calculation: before }: OpenWorkbook,
  calculation: CellCalculation,
): Uint8Array {
  const changed = new Map<string, Map<string, Value>>();
  for (const [slot, { sheet, row, column }] of calculator.linked.cells.entries()) {
    const value = calculation.value(slot);
    if (value === before.value(slot)) continue;
    const { part = "" } = workbook.sheets[sheet] ?? {};
    const cells = changed.get(part) ?? new Map<string, Value>();
    changed.set(part, cells.set(addressText({ row, column }), value));
  }
  return returnWorkbook(bytes, changed);
}
