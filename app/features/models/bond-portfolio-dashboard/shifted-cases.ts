import { comparedShifts, sheet, shiftLimits } from "#models/bonds/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { shownFigures } from "../kit/shown-figures.ts";

export type BondFigures = FiguresOf<typeof sheet>;
export type BondInputs = Parameters<typeof sheet.calculate>[0];

/** Each is a calculation of its own; the chart draws curves between them. */
const step = 0.005;
const { from, to } = shiftLimits;
const grid = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) =>
  Number((from + index * step).toFixed(6)),
);

let kept: { otherInputs: string; cases: ReadonlyMap<number, BondFigures> } | undefined;

/**
 * The case at other shifts, in ascending order, for the chart and its table. They are kept until another input
 * changes, so that a visitor who only moves the shift does not wait for them again.
 */
export function shiftedCases({ shift, ...others }: BondInputs): [number, BondFigures][] {
  const otherInputs = JSON.stringify(others);
  if (kept?.otherInputs !== otherInputs) {
    kept = {
      otherInputs,
      cases: new Map(
        grid.map((one) => [one, shownFigures(sheet.calculate({ ...others, shift: one }))]),
      ),
    };
  }
  const shown = shownFigures(sheet.calculate({ ...others, shift }));
  return [...new Map([...kept.cases, [shift, shown]])].toSorted(([a], [b]) => a - b);
}

/** Those that the table compares. */
export function comparedCases(inputs: BondInputs): [number, BondFigures][] {
  return shiftedCases(inputs).filter(
    ([shift]) => shift === inputs.shift || comparedShifts.some((one) => one === shift),
  );
}
