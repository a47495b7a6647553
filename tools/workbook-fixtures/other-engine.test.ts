import { beforeAll, expect, test } from "vitest";
import { openOwnerWorkbook, workbookFile } from "#builder/workbooks/workbook-model.ts";
import { view as rental } from "#content/workbooks/rental.ts";
import { CellError, type Value } from "#workings/value.ts";
import { formulaAt } from "#workings/workbook/formula-text.ts";
import { type OpenWorkbook, placeOf } from "#workings/workbook/open-workbook.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";
import { loadEngine, openInEngine } from "../recalculation/spreadsheet-engine.ts";
import { changedInputs, enteredIn, openFixture } from "./open-fixture.ts";

beforeAll(loadEngine);

test.each(changedInputs)("%s has with %o the values of another engine", (name, inputs) => {
  expect(differencesIn(openFixture(name), inputs)).toEqual([]);
});

const { inputs, presets } = rental satisfies WorkbookView;
/** A part of the way from the lowest to the highest that an input can be. */
const within = (part: number) =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { from, to }]) => [name, from + part * (to - from)]),
  );

const casesOfTheFlat: [name: string, changed: Readonly<Record<string, number>>][] = [
  ...Object.entries(presets).map(([name, preset]): [string, Record<string, number>] => [
    name,
    "inputs" in preset ? preset.inputs : {},
  ]),
  ...[0.1, 0.4, 0.7, 1].map((part): [string, Record<string, number>] => [
    `${part} of the way`,
    within(part),
  ]),
];

test.each(casesOfTheFlat)("the flat, %s, has the values of another engine", (_, changed) => {
  const cells = Object.entries(changed).map(([name, value]) => [
    inputs[name as keyof typeof inputs].cell,
    value,
  ]);
  expect(
    differencesIn(openOwnerWorkbook(workbookFile("rental")), Object.fromEntries(cells)),
  ).toEqual([]);
});

function differencesIn(open: OpenWorkbook, inputs: Readonly<Record<string, Value>>) {
  const { calculator, workbook } = open;
  const entered = enteredIn(open, inputs);
  const calculation = calculator.calculate(entered, open.calculation);
  const engine = openInEngine(
    workbook.sheets.map((sheet) => sheet.name),
    cellsOf(open),
  );
  engine.recalculate(
    [...entered].map(([slot, value]) => ({ ...placeIn(open, slot), text: written(value) })),
  );
  return [...calculator.graph.order].flatMap((slot) => {
    const [ours, theirs] = [calculation.value(slot), engine.read(placeIn(open, slot))];
    return isSame(ours, theirs)
      ? []
      : [`${placeOf(calculator, slot)}: ${ours} here, ${theirs} there`];
  });
}

/** Names are written out, because the engine is given cells alone. */
function cellsOf(open: OpenWorkbook) {
  const { calculator, workbook } = open;
  const meanings = new Map(workbook.names.map(({ name, text }) => [name, text]));
  const pattern = new RegExp(`\\b(${[...meanings.keys(), "\0"].join("|")})\\b(?!\\()`, "g");
  return calculator.linked.cells.map(({ shape, stored, row, column }, slot) => {
    const formula = shape && formulaAt(shape.expression, shape, { row, column });
    const text = formula?.replaceAll(pattern, (name) => meanings.get(name) ?? name);
    return {
      ...placeIn(open, slot),
      text: text === undefined ? written(stored) : `=${text}`,
      isFormula: text !== undefined,
    };
  });
}

/** A text that looks like a number stays a text. */
function written(value: Value) {
  if (typeof value === "string" && /^[\d=]/.test(value)) return `'${value}`;
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "");
}

function placeIn({ calculator: { linked } }: OpenWorkbook, slot: number) {
  const { sheet = 0, row = 0, column = 0 } = linked.cells[slot] ?? {};
  return { sheet: linked.sheets[sheet]?.name ?? "", row: row + 1, column: column + 1 };
}

function isSame(ours: Value, theirs: number | string) {
  if (typeof ours === "number" && typeof theirs === "number") {
    return Math.abs(ours - theirs) <= 1e-9 * Math.max(100, Math.abs(ours));
  }
  return (
    (ours instanceof CellError ? ours.code : String(ours).toUpperCase()) ===
    String(theirs).toUpperCase()
  );
}
