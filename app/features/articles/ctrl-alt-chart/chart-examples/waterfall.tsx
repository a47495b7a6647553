import { BridgeChart } from "#app/components/charts/bridge-chart.tsx";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

export const budget = 19.5;
const causes = [
  { name: "Volume", change: 6 },
  { name: "Price", change: 3.5 },
  { name: "Costs", change: -7 },
  { name: "Staff", change: -2.5 },
  { name: "FX", change: -1.1 },
];
export const actual = causes.reduce((level, { change }) => level + change, budget);

const totalText = (value: number) => formatNumber(value, 1);
const changeText = (change: number) => formatChange(change, 1);

function Chart({ label }: { label: string }) {
  return (
    <BridgeChart
      label={label}
      start={{ name: "Budget", value: budget }}
      changes={causes}
      endName="Actual"
      formatTotal={totalText}
      formatChange={changeText}
      unit="€m"
    />
  );
}

export const waterfall: Example = {
  finding: `EBITDA ends €${totalText(budget - actual)}m below its budget`,
  description: `Waterfall chart. From a budget of €${totalText(budget)}m to an actual €${totalText(actual)}m: ${causes.map(({ name, change }) => `${name} ${changeText(change)}`).join(", ")}.`,
  Chart,
};
