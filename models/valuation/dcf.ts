export type DcfInputs = {
  /** Free cash flow to the firm in the planned years, year 1 first. */
  freeCashFlows: readonly number[];
  /** Operating profit after tax in the last planned year; the terminal value grows from it. */
  lastNopat: number;
  /** Weighted average cost of capital, a fraction. */
  discountRate: number;
  /** Growth in all years after the last planned one, a fraction. */
  terminalGrowth: number;
  /** Return on the capital invested after the last planned year, a fraction. */
  returnOnNewCapital: number;
  /** Debt less cash, today. */
  netDebt: number;
  /**
   * Share of profit reinvested after the last planned year: what the growth needs (growth / return),
   * or the share of the last planned year whatever the growth.
   */
  reinvestment?: "follows-growth" | "held";
  /** When the cash of a year arrives. */
  timing?: "mid-year" | "year-end";
};

export type DcfValue =
  | {
      kind: "value";
      /** Of each planned year, year 1 first. */
      presentValues: number[];
      presentValueOfFlows: number;
      /** By the growth formula, at the date of the last planned flow. */
      terminalValue: number;
      presentValueOfTerminal: number;
      /** The two present values together. */
      enterpriseValue: number;
      equityValue: number;
      /** Of the enterprise value; `null` when that is not above zero. */
      terminalShare: number | null;
    }
  | { kind: "none"; reason: "no-flows" | "growth-not-below-rate" | "no-return-on-capital" };

export function dcfValue(inputs: DcfInputs): DcfValue {
  const { freeCashFlows, discountRate, terminalGrowth, returnOnNewCapital, netDebt } = inputs;
  const { reinvestment = "follows-growth", timing = "mid-year" } = inputs;
  const lastFlow = freeCashFlows.at(-1);
  if (lastFlow === undefined) return { kind: "none", reason: "no-flows" };
  // Growing for ever at the discount rate or above, the flows would be worth infinitely much.
  if (terminalGrowth >= discountRate) return { kind: "none", reason: "growth-not-below-rate" };
  // No amount of reinvestment buys growth if new capital earns nothing.
  if (reinvestment === "follows-growth" && returnOnNewCapital <= 0) {
    return { kind: "none", reason: "no-return-on-capital" };
  }

  const yearsUntil = (year: number) => (timing === "mid-year" ? year - 0.5 : year);
  const presentValue = (amount: number, year: number) =>
    amount / (1 + discountRate) ** yearsUntil(year);

  const presentValues = freeCashFlows.map((flow, index) => presentValue(flow, index + 1));
  const presentValueOfFlows = presentValues.reduce((sum, value) => sum + value, 0);
  const lastFlowIfItGrewForEver =
    reinvestment === "held"
      ? lastFlow
      : inputs.lastNopat * (1 - terminalGrowth / returnOnNewCapital);
  const terminalValue =
    (lastFlowIfItGrewForEver * (1 + terminalGrowth)) / (discountRate - terminalGrowth);
  const presentValueOfTerminal = presentValue(terminalValue, freeCashFlows.length);
  const enterpriseValue = presentValueOfFlows + presentValueOfTerminal;
  return {
    kind: "value",
    presentValues,
    presentValueOfFlows,
    terminalValue,
    presentValueOfTerminal,
    enterpriseValue,
    equityValue: enterpriseValue - netDebt,
    terminalShare: enterpriseValue > 0 ? presentValueOfTerminal / enterpriseValue : null,
  };
}
