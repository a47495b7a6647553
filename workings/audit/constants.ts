import { areaText, sheetPrefix } from "../workbook/area.ts";
import { formulaAt } from "../workbook/formula-text.ts";
import type { LinkedCell, Shape } from "../workbook/link.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import type { CellExpression } from "../workbook/parse-cell-formula.ts";
import { runsOf } from "../workbook/problems.ts";
import { type Finding, shortened } from "./finding.ts";

/** Parts of a year, of a hundred and of a thousand, which are not assumptions. */
const conventional = new Set([
  ...[0, 1, 2, 3, 4, 6, 7, 10, 12, 24, 30, 52, 60, 100, 360, 365, 365.25, 366, 0.5, 0.25],
  ...[1_000, 1_000_000, 10_000, 0.01, 0.001],
]);

/** A smaller number is a tolerance; in a comparison half a cent is one too. */
const largestTolerance = 0.001;
const largestCompared = 0.01;
const comparisons = new Set(["<", ">", "<=", ">=", "=", "<>"]);

/** Their inputs are amounts and rates, so that a fraction among them is an assumption: `NPV(0.08,B5:F5)`. */
const financial = new Set([
  ...["NPV", "XNPV", "PMT", "IPMT", "PPMT", "PV", "FV", "NPER", "CUMIPMT", "CUMPRINC", "MIRR"],
]);

/** A number that a visitor cannot see or change, because it is inside a formula. */
export function constantsInFormulas({ calculator, calculation }: OpenWorkbook): Finding[] {
  const groups = new Map<string, { shape: Shape; cells: LinkedCell[]; slots: number[] }>();
  for (const [slot, cell] of calculator.linked.cells.entries()) {
    if (!cell.shape || constantsIn(cell.shape.expression).length === 0) continue;
    const id = `${cell.sheet}:${cell.shape.key}`;
    const group = groups.get(id) ?? { shape: cell.shape, cells: [], slots: [] };
    group.cells.push(cell);
    group.slots.push(slot);
    groups.set(id, group);
  }
  return [...groups.values()].map(({ shape, cells, slots }) => {
    const [first] = cells;
    const sheet = sheetPrefix(calculator.linked.sheets[first?.sheet ?? 0]?.name ?? "");
    const text = first ? shortened(formulaAt(shape.expression, shape, first)) : "";
    const numbers = [...new Set(constantsIn(shape.expression))].join(" and ");
    const isMany = numbers.includes(" and ");
    return {
      place: runsOf(cells)
        .map((area) => sheet + areaText(area))
        .join(", "),
      text: `the constant${isMany ? "s" : ""} ${numbers} in =${text} should be an input`,
      // Raising its result by one percent shows what depends on it.
      instead: new Map(
        slots.flatMap((slot) => {
          const value = calculation.value(slot);
          return typeof value === "number" ? [[slot, value * 1.01] as const] : [];
        }),
      ),
    };
  });
}

/** Numbers that are calculated with; not the places and modes that functions take. */
function constantsIn(expression: CellExpression): number[] {
  switch (expression.kind) {
    case "binary": {
      const found = [expression.left, expression.right].flatMap(ownOr);
      return comparisons.has(expression.operator)
        ? found.filter((number) => number > largestCompared)
        : found;
    }
    case "negative":
    case "single":
    case "percent":
      return constantsIn(expression.operand);
    case "group":
      return constantsIn(expression.inner);
    case "call":
      return financial.has(expression.name)
        ? expression.inputs.flatMap((input) =>
            input.kind === "number" ? ownOr(input).filter((one) => one % 1 !== 0) : ownOr(input),
          )
        : expression.inputs.flatMap(constantsIn);
    default:
      return [];
  }
}

function ownOr(side: CellExpression): number[] {
  if (side.kind === "negative") return ownOr(side.operand);
  if (side.kind === "percent") return ownOr(side.operand).map((number) => number / 100);
  if (side.kind !== "number") return constantsIn(side);
  const number = Number(side.text);
  return conventional.has(number) || number < largestTolerance ? [] : [number];
}
