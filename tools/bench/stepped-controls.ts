/** A control and the keys that move it one step and back. */
export type SteppedControl = {
  role: "slider" | "spinbutton" | "radio";
  name: string;
  keys: readonly [there: string, back: string];
};

/**
 * What is moved on the page of each model. The game has moves instead of steps, and is not among them.
 * The report has no numbers to move, so the bench goes from one set of its accounts to another.
 */
export const steppedControls: Readonly<Record<string, SteppedControl>> = {
  "bank-customer-segmentation": slider("Cost of an account"),
  "bond-portfolio-dashboard": slider("Shift"),
  "credit-risk-model": slider("Decline at or above"),
  "dcf-valuation-model": slider("Growth in year 2"),
  "employee-time-stamp": slider("Day of February"),
  "financial-report-generator": {
    ...{ role: "radio", name: "Trading" },
    keys: ["ArrowRight", "ArrowLeft"],
  },
  "fraud-detection": slider("Amount: robust z-score"),
  "fundops-model-pe": slider("Holdings valued at"),
  "options-payoff-simulator": slider("Drag the strike of leg 1, long call 100"),
  "pe-waterfall-structure": {
    ...{ role: "spinbutton", name: "Distributed in year 7, €m" },
    keys: ["ArrowUp", "ArrowDown"],
  },
  "portfolio-optimization": slider("Maximum per asset"),
  "rental-property-model": slider("Rent"),
  "solar-financing-calculator": slider("System cost"),
  "solar-financing-dashboard": slider("Electricity price"),
};

function slider(name: string): SteppedControl {
  return { role: "slider", name, keys: ["ArrowRight", "ArrowLeft"] };
}
