import { cumsum } from "d3-array";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Bar, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, upward } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

const shares = [
  { name: "No PO", share: 46 },
  { name: "Price", share: 27 },
  { name: "Approval", share: 14 },
  { name: "Delivery", share: 8 },
  { name: "Other", share: 5 },
];
const runningTotals = cumsum(shares, ({ share }) => share);
/** Invoices paid late, 100 in all, so that a count is its share. */
const reasons = shares.map((reason, index) => ({ ...reason, total: runningTotals[index] ?? 0 }));

const x = bands(
  reasons.map(({ name }) => name),
  { gap: 0.3 },
);
const y = upward([0, 100]);

function Chart({ label }: { label: string }) {
  const points = reasons.map(({ name, total }): Place => [middleOf(x, name), y(total)]);
  return (
    <Frame
      label={label}
      plotHeight={208}
      readings={readBands(x, "x", (_, index) => ({
        values: [
          { text: `${reasons[index]?.share}%`, tone: index < 2 ? "accent" : "ink" },
          { name: "running total", text: `${reasons[index]?.total}%`, tone: "ochre" },
        ],
      }))}
      base={reasons.map(({ name }) => ({ at: middleOf(x, name), text: name }))}
      above
    >
      {reasons.map(({ name, share }, index) => (
        <g key={name}>
          <Bar x={edgesOf(x, name)} y={[y(0), y(share)]} tone={index < 2 ? "accent" : "edge"} />
          {/* The first share is the first point of the running total. */}
          {index > 0 && (
            <Label at={[middleOf(x, name), y(share)]} place="above">
              {`${share}%`}
            </Label>
          )}
        </g>
      ))}
      <Line points={points} tone="ochre" width={2} />
      {reasons.map(({ name, total }) => (
        <g key={name}>
          <Dot at={[middleOf(x, name), y(total)]} radius={3.5} tone="ochre" />
          {/* To the left of where the line rises. */}
          <Label at={[middleOf(x, name), y(total)]} dx={4} place={-11} anchor="end" tone="ink" halo>
            {`${total}%`}
          </Label>
        </g>
      ))}
      <Rule from={[0, 100]} to={[100, 100]} tone="ink" />
    </Frame>
  );
}

export const pareto: Example = {
  finding: `Two reasons explain ${reasons[1]?.total}% of late payments`,
  note: "PO: purchase order; line: running total",
  description: `Pareto chart of reasons for late payment. ${reasons.map(({ name, share, total }) => `${name} ${share}%, running total ${total}%`).join("; ")}. The first two make up ${reasons[1]?.total}%.`,
  Chart,
};
