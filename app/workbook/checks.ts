import { cellValue } from "#workings/cell-value.ts";
import { modelSheets, type SheetCell } from "#workings/cells.ts";
import type { SheetInput, SheetValue, SheetValues } from "#workings/definition.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import { fixedRangeOf } from "./fixed-range.ts";

/** What must be zero: how many inputs or cells are wrong, or by how much two amounts differ. */
export type Check = {
  label: string;
  /** What is measured, as a formula, and its value in this case. */
  formula: string;
  value: number;
  /** More than this is not OK. */
  tolerance: number;
};

/** Inputs within their limits, no errors, and the differences that the model itself keeps at zero. */
export function checksOf(sheet: Sheet, values: SheetValues): Check[] {
  return [
    inputCheck(sheet, values),
    ...modelSheets.flatMap((name) => errorCheck(name, sheet, values)),
    ...(sheet.definition.checks ?? []).map(({ name, label }) =>
      zeroCheck(
        label,
        sheet.cells.filter((cell) => cell.name === name && cell.position !== "total"),
        values,
      ),
    ),
  ];
}

function inputCheck({ definition, cells }: Sheet, values: SheetValues): Check {
  const lines = definition.tables.flatMap(({ lines }) =>
    lines.flatMap((line) => ("limits" in line ? [line] : [])),
  );
  const counted = [...definition.inputs, ...lines].flatMap(({ name, limits }) => {
    const entered = cells.filter((cell) => cell.name === name && cell.position !== "total");
    return entered.length === 0 ? [] : [outside(limits, entered, values)];
  });
  return {
    label: "Inputs outside their limits",
    formula: `=${counted.map(({ formula }) => formula).join("+") || 0}`,
    value: counted.reduce((sum, { value }) => sum + value, 0),
    tolerance: 0,
  };
}

/** How many cells of an input are outside its limits. */
function outside(limits: SheetInput["limits"], cells: readonly SheetCell[], values: SheetValues) {
  const range = fixedRangeOf(cells);
  const isList = cells[0]?.position !== null;
  const entered = cells.map((cell) => cellValue(cell, values));
  // 0 and empty text are the unused rows of a list.
  const used = entered.filter((value) => !isList || (value !== 0 && value !== ""));
  if ("longest" in limits) return { formula: "0", value: 0 };
  if ("choices" in limits) {
    const { choices } = limits;
    const matches = choices.map((choice) => `-COUNTIF(${range},"${choice}")`);
    // Joined to nothing, since a choice can be a number.
    const equals = choices.map((choice) => `${range}&""="${choice}"`);
    return {
      formula: isList
        ? `MAX(0,COUNTIF(${range},"?*")${matches.join("")})`
        : `IF(OR(${equals.join(",")}),0,1)`,
      value: used.filter((value) => !choices.includes(String(value))).length,
    };
  }
  const { min, max } = limits;
  const isWithin = (value: SheetValue) => typeof value === "number" && value >= min && value <= max;
  // A limit is joined to its sign: within the quotation marks it would need the country's decimal sign.
  const beyond = (sign: string, limit: number) =>
    `COUNTIFS(${range},"${sign}"&${decimal(limit)},${range},"<>0")`;
  return {
    formula: isList
      ? `${beyond("<", min)}+${beyond(">", max)}`
      : `IF(AND(${range}>=${min},${range}<=${max}),0,1)`,
    value: used.filter((value) => !isWithin(value)).length,
  };
}

function decimal(value: number) {
  return value < 0 ? `(${value})` : String(value);
}

function errorCheck(name: string, { cells }: Sheet, values: SheetValues): Check[] {
  const onSheet = cells.filter(({ address, formula }) => address.sheet === name && formula);
  if (onSheet.length === 0) return [];
  const rows = onSheet.map(({ address }) => address.row);
  const columns = onSheet.map(({ address }) => address.column);
  const from = { row: Math.min(...rows), column: Math.min(...columns) };
  const to = { row: Math.max(...rows), column: Math.max(...columns) };
  const range = `${name}!${addressText(from, true)}:${addressText(to, true)}`;
  return [
    {
      label: `Errors on the sheet ${name}, 1 if there are any`,
      // A sum with an error in it is an error.
      formula: `=IFERROR(0*SUM(${range}),1)`,
      value: onSheet.some((cell) => String(cellValue(cell, values)).startsWith("#")) ? 1 : 0,
      tolerance: 0,
    },
  ];
}

function zeroCheck(label: string, cells: readonly SheetCell[], values: SheetValues): Check {
  const range = fixedRangeOf(cells);
  const sizes = cells.map((cell) => Math.abs(Number(cellValue(cell, values)) || 0));
  return {
    label,
    formula: `=MAX(MAX(${range}),-MIN(${range}))`,
    value: Math.max(0, ...sizes),
    // Half a cent; prices and rates to a millionth.
    tolerance: cells[0]?.unit.startsWith("€") ? 0.005 : 0.000_001,
  };
}
