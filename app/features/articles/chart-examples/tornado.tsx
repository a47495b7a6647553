import { Tornado } from "#app/components/charts/tornado.tsx";
import { formatChange } from "#app/format/number.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { solarResults } from "#models/solar/results.ts";
import { type Sensitivity, solarSensitivity } from "#models/solar/sensitivity.ts";
import type { Example } from "./example.ts";

const names: Record<Sensitivity["input"], string> = {
  electricityPrice: "Electricity ±20%",
  systemCost: "System cost ±10%",
  loanRate: "Loan rate ±1 pt",
};

const baseValue = solarResults(baseCase, "loan").npv;

/** Change in net present value, €k. */
const rows = solarSensitivity(baseCase, "loan")
  .map(({ input, low, high }) => ({
    label: names[input],
    loss: (low - baseValue) / 1000,
    gain: (high - baseValue) / 1000,
  }))
  .sort((a, b) => b.gain - b.loss - (a.gain - a.loss));

const changeText = (change: number) => formatChange(change, 1);

function Chart({ label }: { label: string }) {
  return <Tornado label={label} rows={rows} format={changeText} noEffect="no effect" />;
}

export const tornado: Example = {
  caption: "Change in net present value, €k: this site’s solar case, with a loan",
  description: `Tornado chart of the change in net present value in thousands of euros. ${rows.map(({ label, loss, gain }) => `${label}: ${changeText(loss)} to ${changeText(gain)}`).join("; ")}.`,
  Chart,
};
