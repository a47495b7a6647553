import { Tornado } from "#app/components/charts/tornado.tsx";
import { formatChange } from "#app/lib/format/number.ts";
import { sheet } from "#models/solar/sheet.ts";
import type { Example } from "./example.ts";

const names = { Price: "Electricity ±20%", Cost: "System cost ±10%", Rate: "Loan rate ±1 pt" };

const figures = sheet.calculate({ ...sheet.presets.base.inputs, financing: "loan" });

/** Change in net present value, €k. */
const rows = Object.entries(names)
  .map(([position, label]) => {
    const changes = [
      figures.numberAt("npvChangeDown", position) / 1000,
      figures.numberAt("npvChangeUp", position) / 1000,
    ];
    return { label, loss: Math.min(...changes), gain: Math.max(...changes) };
  })
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
