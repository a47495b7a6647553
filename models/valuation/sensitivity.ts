import type { DcfInputs } from "./inputs.ts";
import { dcfLimits } from "./limits.ts";
import { dcfResults } from "./results.ts";
import { waccOf } from "./wacc.ts";

/** What the columns of the grid move: the assumption on which the terminal value rests. */
export type GridColumn = "terminalGrowth" | "exitMultiple";

export type DcfGrid = {
  waccs: readonly number[];
  column: GridColumn;
  columns: readonly number[];
  /** Where the case itself is. */
  current: { row: number; column: number };
  /** Enterprise value by row and column; `null` where there is none. */
  values: readonly (readonly (number | null)[])[];
};

/** From one row or column to the next. */
export const gridSteps = { givenWacc: 0.005, terminalGrowth: 0.005, exitMultiple: 1 };

/** Enterprise value for five rates and five terminal assumptions around those of the case. */
export function dcfGrid(inputs: DcfInputs): DcfGrid {
  const column = inputs.terminalBy === "growth" ? "terminalGrowth" : "exitMultiple";
  const { givenWacc: rows, [column]: columns } = gridAxes(inputs);
  return {
    waccs: rows.values,
    column,
    columns: columns.values,
    current: { row: rows.current, column: columns.current },
    values: rows.values.map((givenWacc) =>
      columns.values.map(
        (assumed) =>
          dcfResults({ ...inputs, waccSource: "given", givenWacc, [column]: assumed }).value
            ?.enterprise ?? null,
      ),
    ),
  };
}

/** What the rows and the columns can be. */
export function gridAxes(inputs: DcfInputs) {
  const around = (name: keyof typeof gridSteps, current: number) =>
    fiveAround(current, gridSteps[name], dcfLimits[name]);
  return {
    givenWacc: around("givenWacc", waccOf(inputs)),
    terminalGrowth: around("terminalGrowth", inputs.terminalGrowth),
    exitMultiple: around("exitMultiple", inputs.exitMultiple),
  };
}

/** Five values in equal steps, the current one in the middle unless a limit is in the way. */
export function fiveAround(
  current: number,
  step: number,
  { min, max }: { min: number; max: number },
) {
  const below = Math.floor(tidy((current - min) / step));
  const above = Math.floor(tidy((max - current) / step));
  const first = Math.max(0, Math.min(2, below), Math.min(4, 4 - above));
  const values = Array.from({ length: 5 }, (_, index) => tidy(current + (index - first) * step));
  return { values, current: first };
}

/** 0.08 − 0.005 is 0.07500000000000001 in binary; twelve decimals give back the number that was meant. */
function tidy(number: number) {
  return Math.round(number * 1e12) / 1e12;
}
