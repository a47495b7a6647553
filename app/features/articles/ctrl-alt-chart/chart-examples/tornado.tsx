import { Tornado } from "#app/components/charts/tornado.tsx";
import { formatChange } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

/**
 * Change in net present value, €k. A test compares them with the solar model, which would be most of the article's
 * script.
 */
export const rows = [
  { label: "Electricity ±20%", loss: -11.351, gain: 11.351 },
  { label: "System cost ±10%", loss: -1.324, gain: 1.324 },
  { label: "Loan rate ±100 bp", loss: -0.65, gain: 0.635 },
];

const changeText = (change: number) => formatChange(change, 1);

function Chart({ label }: { label: string }) {
  return <Tornado label={label} rows={rows} format={changeText} unit="€k" />;
}

export const tornado: Example = {
  finding: "The electricity price decides",
  note: "Net present value of this site’s solar case, with a loan",
  description: `Tornado chart of the change in net present value in thousands of euros. ${rows.map(({ label, loss, gain }) => `${label}: ${changeText(loss)} to ${changeText(gain)}`).join("; ")}.`,
  Chart,
};
