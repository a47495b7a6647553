import type { DcfInputs } from "./inputs.ts";
import { type TerminalValue, terminalValue } from "./terminal.ts";
import { waccOf } from "./wacc.ts";
import { type PlannedYear, plannedYears } from "./years.ts";

/** From enterprise value to the value of a share. */
export type DcfValue = {
  /** present value of the plan + present value of the terminal value */
  enterprise: number;
  /** enterprise value − net debt − other claims */
  equity: number;
  /** equity value ÷ shares, euro */
  perShare: number;
  /** Of the enterprise value; `null` when that is not above zero. */
  terminalShare: number | null;
};

export type DcfResults = {
  wacc: number;
  years: PlannedYear[];
  /** sum over the planned years */
  presentValueOfPlan: number;
  terminal: TerminalValue;
  /** `null` without a terminal value. */
  value: DcfValue | null;
};

export function dcfResults(inputs: DcfInputs): DcfResults {
  const wacc = waccOf(inputs);
  const years = plannedYears(inputs, wacc);
  const last = years.at(-1);
  if (!last) throw new Error("A plan has at least one year.");
  const presentValueOfPlan = years.reduce((sum, { presentValue }) => sum + presentValue, 0);
  const terminal = terminalValue(inputs, wacc, last);
  const value = terminal.kind === "none" ? null : worth(inputs, presentValueOfPlan, terminal);
  return { wacc, years, presentValueOfPlan, terminal, value };
}

function worth(
  { netDebt, otherClaims, shares }: DcfInputs,
  presentValueOfPlan: number,
  { presentValue }: { presentValue: number },
): DcfValue {
  const enterprise = presentValueOfPlan + presentValue;
  const equity = enterprise - netDebt - otherClaims;
  return {
    enterprise,
    equity,
    perShare: equity / shares,
    terminalShare: enterprise > 0 ? presentValue / enterprise : null,
  };
}
