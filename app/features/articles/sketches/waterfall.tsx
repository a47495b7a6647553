import { scaleBand, scaleLinear } from "d3-scale";
import { change, decimal } from "./number-text.ts";
import { Baseline, Label, Rule, type Sketch, width } from "./parts.tsx";

const budget = 20;
const causes = [
  { name: "Volume", effect: 6 },
  { name: "Price", effect: 3.5 },
  { name: "Costs", effect: -7 },
  { name: "Staff", effect: -2.5 },
  { name: "FX", effect: -1 },
];

type Step = { name: string; from: number; to: number; kind: "total" | "rise" | "fall" };

const steps = stepsFrom(budget);
const actual = steps.at(-1)?.to ?? budget;

function stepsFrom(start: number): Step[] {
  let level = start;
  const changes = causes.map(({ name, effect }): Step => {
    const from = level;
    level += effect;
    return { name, from, to: level, kind: effect < 0 ? "fall" : "rise" };
  });
  return [
    { name: "Budget", from: 0, to: start, kind: "total" },
    ...changes,
    { name: "Actual", from: 0, to: level, kind: "total" },
  ];
}

const fills = { total: "fill-ink", rise: "fill-accent", fall: "fill-loss" };
const base = 208;
const y = scaleLinear([0, 30], [base, 24]);
const x = scaleBand(
  steps.map((step) => step.name),
  [0, width],
).padding(0.28);

function Drawing() {
  return (
    <>
      {steps.map(({ name, from, to, kind }, index) => {
        const left = x(name) ?? 0;
        const top = y(Math.max(from, to));
        const middle = left + x.bandwidth() / 2;
        return (
          <g key={name}>
            <rect
              x={left}
              y={top}
              width={x.bandwidth()}
              height={y(Math.min(from, to)) - top}
              className={fills[kind]}
            />
            {index < steps.length - 1 && (
              <Rule
                x1={left + x.bandwidth()}
                y1={y(to)}
                x2={left + x.step()}
                y2={y(to)}
                className="stroke-edge"
              />
            )}
            <Label x={middle} y={top} place="above" className="fill-ink">
              {kind === "total" ? decimal(to, 1) : change(to - from, 1)}
            </Label>
            <Label x={middle} y={base} place="below">
              {name}
            </Label>
          </g>
        );
      })}
      <Baseline y={base} />
    </>
  );
}

export const waterfall: Sketch = {
  caption: "EBITDA from budget to actual, €m",
  description: `Waterfall chart. From a budget of €${decimal(budget, 1)}m to an actual €${decimal(actual, 1)}m: ${causes.map(({ name, effect }) => `${name} ${change(effect, 1)}`).join(", ")}.`,
  Drawing,
};
