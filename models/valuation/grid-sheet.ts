import type { SheetLine, SheetTableLine, SheetValues } from "#workings/definition.ts";
import { count, million, percents, rate } from "#workings/lines.ts";
import type { DcfInputs } from "./inputs.ts";
import { dcfLimits } from "./limits.ts";
import { dcfResults } from "./results.ts";
import { dcfGrid, gridAxes, gridSteps } from "./sensitivity.ts";
import { terminalReinvestmentShare } from "./terminal.ts";

const rows = [1, 2, 3, 4, 5] as const;

type Moved = keyof typeof gridSteps;

/** The rates of the rows, and the plan discounted at each of them. */
export const gridSingles: readonly SheetLine[] = [
  before("waccsBefore", "Rows above the case", "wacc", "givenWacc"),
  before("growthsBefore", "Columns left of the case, by growth", "terminalGrowth"),
  before("multiplesBefore", "Columns left of the case, by multiple", "exitMultiple"),
  ...rows.map((row) =>
    rate(
      `gridWacc${row}`,
      `WACC of row ${row}`,
      stepped("wacc", `${row}-1-waccsBefore`, "givenWacc"),
    ),
  ),
  ...rows.map((row) => ({
    ...million(
      `planAt${row}`,
      `Plan at the WACC of row ${row}`,
      `=NPV(gridWacc${row},all(freeCashFlow))*(1+gridWacc${row})^(1-first(yearsUntil))`,
    ),
    note: "NPV() discounts to year ends; at mid-year each flow is worth half a year more.",
  })),
];

/** One line for each row of the grid, and above them what the columns assume. */
export const gridLines: readonly SheetTableLine[] = [
  rate("growthAssumed", "Terminal growth", stepped("terminalGrowth", "gridColumn-1-growthsBefore")),
  {
    ...percents("shareAssumed", "Reinvested at this growth"),
    formula: '=IF(terminalReinvestment="held",reinvestmentShare,growthAssumed/returnOnNewCapital)',
  },
  {
    ...{ name: "multipleAssumed", label: "Multiple of EBIT", unit: "×", digits: 1 },
    formula: stepped("exitMultiple", "gridColumn-1-multiplesBefore"),
  },
  ...rows.map((row): SheetTableLine => {
    const wacc = `gridWacc${row}`;
    const byMultiple = `last(ebit)*multipleAssumed*(1+${wacc})^-last(year)`;
    const byGrowth = `last(nopat)*(1+growthAssumed)*(1-shareAssumed)/(${wacc}-growthAssumed)*(1+${wacc})^-last(yearsUntil)`;
    return {
      ...{ name: `atWacc${row}`, label: `At the WACC of row ${row}`, unit: "€m", digits: 0 },
      formula: `=IF(terminalBy="multiple",planAt${row}+${byMultiple},IF(growthAssumed>=${wacc},"No value",planAt${row}+${byGrowth}))`,
    };
  }),
];

/** The model counts in million euro, the sheet in euro. */
export function gridValues(inputs: DcfInputs, million: number): SheetValues {
  const axes = gridAxes(inputs);
  const { values } = dcfGrid(inputs);
  const byRow = (name: string, calculated: (wacc: number, index: number) => unknown) =>
    Object.fromEntries(
      axes.givenWacc.values.map((wacc, index) => [`${name}${index + 1}`, calculated(wacc, index)]),
    ) as SheetValues;
  return {
    waccsBefore: axes.givenWacc.current,
    growthsBefore: axes.terminalGrowth.current,
    multiplesBefore: axes.exitMultiple.current,
    ...byRow("gridWacc", (wacc) => wacc),
    ...byRow(
      "planAt",
      (givenWacc) =>
        dcfResults({ ...inputs, waccSource: "given", givenWacc }).presentValueOfPlan * million,
    ),
    growthAssumed: axes.terminalGrowth.values,
    shareAssumed: axes.terminalGrowth.values.map((terminalGrowth) =>
      terminalReinvestmentShare({ ...inputs, terminalGrowth }),
    ),
    multipleAssumed: axes.exitMultiple.values,
    ...byRow("atWacc", (_, index) =>
      values[index]?.map((value) => (value === null ? "No value" : value * million)),
    ),
  };
}

/** The case is in the middle of five unless a limit is in the way. */
function before(name: string, label: string, current: string, moved = current as Moved): SheetLine {
  const { min, max } = dcfLimits[moved];
  const step = gridSteps[moved];
  const steps = (distance: string) => `INT(ROUND(${distance}/${step},9))`;
  const lowest = min < 0 ? `(${current}+${-min})` : `(${current}-${min})`;
  return {
    ...count(
      name,
      label,
      `=MAX(0,MIN(2,${steps(lowest)}),MIN(4,4-${steps(`(${max}-${current})`)}))`,
    ),
    note: "Two, unless a limit is in the way.",
  };
}

function stepped(current: string, count: string, moved = current as Moved) {
  return `=ROUND(${current}+(${count})*${gridSteps[moved]},12)`;
}
