import { cumsum } from "d3-array";
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Baseline, Label, type Sketch, width } from "./parts.tsx";

/** Invoices paid late, 100 in all, so that a count is its share. */
const reasons = [
  { name: "No PO", share: 46 },
  { name: "Price", share: 27 },
  { name: "Approval", share: 14 },
  { name: "Delivery", share: 8 },
  { name: "Other", share: 5 },
];

const running = [...cumsum(reasons, ({ share }) => share)];

const base = 208;
const x = scaleBand(
  reasons.map(({ name }) => name),
  [0, width],
).padding(0.3);
const y = scaleLinear([0, 100], [base, 32]);
const middleOf = (name: string) => (x(name) ?? 0) + x.bandwidth() / 2;
const path = line<number>(
  (_, index) => middleOf(reasons[index]?.name ?? ""),
  (share) => y(share),
);

function Drawing() {
  return (
    <>
      {reasons.map(({ name, share }, index) => (
        <g key={name}>
          <rect
            x={x(name)}
            y={y(share)}
            width={x.bandwidth()}
            height={base - y(share)}
            className="fill-accent"
          />
          {/* The first share is the first point of the running total. */}
          {index > 0 && (
            <Label x={middleOf(name)} y={y(share)} place="above">
              {share}%
            </Label>
          )}
          <Label x={middleOf(name)} y={base} place="below">
            {name}
          </Label>
        </g>
      ))}
      <path d={path(running) ?? ""} fill="none" strokeWidth="2" className="stroke-python" />
      {reasons.map(({ name }, index) => (
        <g key={name}>
          <circle cx={middleOf(name)} cy={y(running[index] ?? 0)} r="3.5" className="fill-python" />
          <Label
            x={middleOf(name)}
            y={y(running[index] ?? 0) - 6}
            place="above"
            className="fill-ink"
          >
            {running[index]}%
          </Label>
        </g>
      ))}
      <Baseline y={base} />
    </>
  );
}

export const pareto: Sketch = {
  caption: "Reasons for late payment (PO: purchase order), share of invoices and running total",
  description: `Pareto chart of reasons for late payment. ${reasons.map(({ name, share }, index) => `${name} ${share}%, running total ${running[index]}%`).join("; ")}. The first two make up ${running[1]}%.`,
  Drawing,
};
