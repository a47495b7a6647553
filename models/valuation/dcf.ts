import { npv } from "../cash-flow/npv.ts";

export type DcfInputs = {
  /** Free cash flow to the firm, year 1 first, each at the end of its year. */
  freeCashFlows: readonly number[];
  /** Weighted average cost of capital, a fraction. */
  discountRate: number;
  /** Growth of the last flow in all years after it, a fraction. */
  terminalGrowth: number;
  /** Debt less cash, today. */
  netDebt: number;
};

export type DcfValue =
  | {
      kind: "value";
      presentValueOfFlows: number;
      /** By Gordon's growth formula, at the end of the last year planned. */
      terminalValue: number;
      presentValueOfTerminal: number;
      /** The two present values together. */
      enterpriseValue: number;
      equityValue: number;
      /** Of the enterprise value; `null` when that is not above zero. */
      terminalShare: number | null;
    }
  | { kind: "none"; reason: "no-flows" | "growth-not-below-rate" };

export function dcfValue(inputs: DcfInputs): DcfValue {
  const { freeCashFlows, discountRate, terminalGrowth, netDebt } = inputs;
  const lastFlow = freeCashFlows.at(-1);
  if (lastFlow === undefined) return { kind: "none", reason: "no-flows" };
  // Growing for ever at the discount rate or above, the flows would be worth infinitely much.
  if (terminalGrowth >= discountRate) return { kind: "none", reason: "growth-not-below-rate" };

  const presentValueOfFlows = npv(discountRate, [0, ...freeCashFlows]);
  const terminalValue = (lastFlow * (1 + terminalGrowth)) / (discountRate - terminalGrowth);
  const presentValueOfTerminal = terminalValue / (1 + discountRate) ** freeCashFlows.length;
  const enterpriseValue = presentValueOfFlows + presentValueOfTerminal;
  return {
    kind: "value",
    presentValueOfFlows,
    terminalValue,
    presentValueOfTerminal,
    enterpriseValue,
    equityValue: enterpriseValue - netDebt,
    terminalShare: enterpriseValue > 0 ? presentValueOfTerminal / enterpriseValue : null,
  };
}
