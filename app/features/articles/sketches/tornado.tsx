import { scaleLinear } from "d3-scale";
import { baseCase } from "#models/solar/inputs.ts";
import { solarResults } from "#models/solar/results.ts";
import { type Sensitivity, solarSensitivity } from "#models/solar/sensitivity.ts";
import { change } from "./number-text.ts";
import { Label, Rule, type Sketch } from "./parts.tsx";

const names: Record<Sensitivity["input"], string> = {
  electricityPrice: "Electricity ±20%",
  systemCost: "System cost ±10%",
  loanRate: "Loan rate ±1 pt",
};

const baseValue = solarResults(baseCase, "loan").npv;

/** Change in net present value, thousand euro, the longest bar first. */
const bars = solarSensitivity(baseCase, "loan")
  .map(({ input, low, high }) => ({
    name: names[input],
    low: (low - baseValue) / 1000,
    high: (high - baseValue) / 1000,
  }))
  .sort((a, b) => b.high - b.low - (a.high - a.low));

const reach = Math.max(...bars.flatMap(({ low, high }) => [-low, high]));
const x = scaleLinear([-reach, reach], [296, 566]);

function Drawing() {
  return (
    <>
      {bars.map(({ name, low, high }, index) => {
        const y = 50 + index * 68;
        return (
          <g key={name}>
            <Label x={0} y={y} anchor="start" className="fill-ink">
              {name}
            </Label>
            <rect x={x(low)} y={y - 14} width={x(0) - x(low)} height="28" className="fill-loss" />
            <rect x={x(0)} y={y - 14} width={x(high) - x(0)} height="28" className="fill-accent" />
            <Label x={x(low) - 8} y={y} anchor="end">
              {change(low, 1)}
            </Label>
            <Label x={x(high) + 8} y={y} anchor="start">
              {change(high, 1)}
            </Label>
          </g>
        );
      })}
      <Rule x1={x(0)} y1={20} x2={x(0)} y2={220} className="stroke-ink" />
    </>
  );
}

export const tornado: Sketch = {
  caption: "Change in net present value, €000: this site’s solar case, with a loan",
  description: `Tornado chart of the change in net present value in thousands of euros. ${bars.map(({ name, low, high }) => `${name}: ${change(low, 1)} to ${change(high, 1)}`).join("; ")}.`,
  Drawing,
};
