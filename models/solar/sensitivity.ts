import { npv } from "../cash-flow/npv.ts";
import type { Financing, SolarInputs } from "./inputs.ts";
import { solarYears } from "./years.ts";

/** Net present value with one input moved down and up, all others unchanged. */
export type Sensitivity = {
  input: "systemCost" | "electricityPrice" | "loanRate";
  /** Cost and price move by a share of themselves, the loan rate by percentage points. */
  shift: { kind: "relative" | "points"; by: number };
  npvInputDown: number;
  npvInputUp: number;
  /** The lower and the higher of the two. */
  low: number;
  high: number;
  /** Whether the input was moved down less than this, because it cannot go below zero. */
  stopsAtZero: boolean;
};

export const sensitivityShifts = {
  systemCost: { kind: "relative", by: 0.1 },
  electricityPrice: { kind: "relative", by: 0.2 },
  loanRate: { kind: "points", by: 0.01 },
} as const satisfies Record<Sensitivity["input"], Sensitivity["shift"]>;

const movedInputs = ["systemCost", "electricityPrice", "loanRate"] as const;

export function solarSensitivity(inputs: SolarInputs, financing: Financing): Sensitivity[] {
  return movedInputs.map((input) => {
    const shift = sensitivityShifts[input];
    const distance = shift.kind === "relative" ? inputs[input] * shift.by : shift.by;
    const npvWith = (value: number) => {
      // No lender pays the borrower: a rate below one point stops at zero.
      const moved = { ...inputs, [input]: Math.max(0, value) };
      const flows = solarYears(moved).map((year) => year.cashFlow[financing]);
      return npv(inputs.discountRate, flows);
    };
    const npvInputDown = npvWith(inputs[input] - distance);
    const npvInputUp = npvWith(inputs[input] + distance);
    const low = Math.min(npvInputDown, npvInputUp);
    const high = Math.max(npvInputDown, npvInputUp);
    const stopsAtZero = distance > inputs[input];
    return { input, shift, npvInputDown, npvInputUp, low, high, stopsAtZero };
  });
}
