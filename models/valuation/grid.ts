import { count, each, type Formula, million, multiple, percent } from "#workings/describe.ts";
import { planValueAt, valueByGrowth, valueByMultiple } from "./other-rates.ts";

const rows = [1, 2, 3, 4, 5] as const;
type Row = (typeof rows)[number];

/** What rows and columns move: how far it goes, and from one row or column to the next. */
export const moved = {
  wacc: { from: 0.03, to: 0.16, apart: 0.005 },
  terminalGrowth: { from: -0.02, to: 0.06, apart: 0.005 },
  exitMultiple: { from: 2, to: 30, apart: 1 },
};

type Moved = keyof typeof moved;

/** The rates of the rows, and the plan discounted at each of them. */
export const gridSteps = {
  waccsBefore: before("Rows above the case", "wacc"),
  growthsBefore: before("Columns left of the case, by growth", "terminalGrowth"),
  multiplesBefore: before("Columns left of the case, by multiple", "exitMultiple"),
  ...(each(rows, (row) => ({
    [`gridWacc${row}`]: percent(`WACC of row ${row}`, stepped("wacc", `${row}-1-waccsBefore`)),
  })) as Record<`gridWacc${Row}`, Formula>),
  ...each(rows, (row) => ({
    [`planAt${row}`]: million(`Plan at the WACC of row ${row}`, planValueAt(`gridWacc${row}`), {
      note: "NPV() discounts to year ends; at mid-year each flow is worth half a year more.",
    }),
  })),
};

/** Enterprise value for five rates and five terminal assumptions around those of the case. */
export const gridTable = {
  title: "Enterprise value by WACC (rows) and terminal assumption (columns)",
  axis: { name: "gridColumn", label: "Column", positions: rows },
  lines: {
    growthAssumed: percent(
      "Terminal growth",
      stepped("terminalGrowth", "gridColumn-1-growthsBefore"),
    ),
    shareAssumed: percent(
      "Reinvestment rate at this growth",
      '=IF(terminalReinvestment="held",reinvestmentShare,growthAssumed/returnOnNewCapital)',
    ),
    multipleAssumed: multiple(
      "Multiple of EBIT",
      stepped("exitMultiple", "gridColumn-1-multiplesBefore"),
      { digits: 1 },
    ),
    ...(each(rows, (row) => {
      const wacc = `gridWacc${row}`;
      const byMultiple = valueByMultiple(wacc, `planAt${row}`, "multipleAssumed");
      const byGrowth = valueByGrowth(wacc, `planAt${row}`, "growthAssumed", "shareAssumed");
      return {
        [`atWacc${row}`]: million(
          `At the WACC of row ${row}`,
          `=IF(terminalBy="multiple",${byMultiple},${byGrowth})`,
          { digits: 0 },
        ),
      };
    }) as Record<`atWacc${Row}`, Formula>),
  },
};

/** The case is in the middle of five unless a limit is in the way. */
function before(label: string, name: Moved): Formula {
  const { from, to, apart } = moved[name];
  const steps = (distance: string) => `INT(ROUND(${distance}/${apart},9))`;
  const above = from < 0 ? `(${name}+${-from})` : `(${name}-${from})`;
  return count(label, `=MAX(0,MIN(2,${steps(above)}),MIN(4,4-${steps(`(${to}-${name})`)}))`, {
    note: "Two, unless a limit is in the way.",
  });
}

/** Rounded, so that steps add up; to more digits than anyone types, because programs round a five at the end differently. */
function stepped(name: Moved, steps: string) {
  return `=ROUND(${name}+(${steps})*${moved[name].apart},14)`;
}
