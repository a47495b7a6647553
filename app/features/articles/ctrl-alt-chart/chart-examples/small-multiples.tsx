import { Label } from "#app/components/charts/label.tsx";
import { Line, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { Readable } from "#app/components/charts/readable.tsx";
import { readLines } from "#app/components/charts/readings.tsx";
import { across, upward } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

/** Eight quarters of sales, the first set to 100. */
const regions = [
  { name: "North", sales: [100, 103, 101, 106, 109, 112, 111, 116] },
  { name: "South", sales: [100, 98, 103, 101, 99, 102, 100, 101] },
  { name: "East", sales: [100, 108, 117, 121, 130, 134, 141, 148] },
  { name: "West", sales: [100, 97, 95, 96, 91, 88, 86, 83] },
  { name: "Center", sales: [100, 101, 105, 102, 108, 107, 111, 109] },
  { name: "Abroad", sales: [100, 112, 95, 119, 104, 127, 99, 131] },
];

const x = across([0, 7]);
const y = upward([80, 150]);

function Chart({ label }: { label: string }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 pb-3 gap-x-8 gap-y-6 sm:grid-cols-3 sm:gap-x-12"
    >
      {regions.map((region) => (
        <Panel key={region.name} {...region} />
      ))}
    </section>
  );
}

function Panel({ name, sales }: (typeof regions)[number]) {
  const last = sales.at(-1) ?? 100;
  const points = sales.map((y, x) => ({ x, y }));
  return (
    <div>
      <Readable
        unit={name}
        readings={readLines(
          [{ name: "", tone: "accent", points }],
          { x, y },
          (quarter) => `${name} Q${quarter + 1}`,
          String,
        )}
        className="pt-2 pr-8"
      >
        <Plot label={null} className="figures block h-17 w-full text-label">
          <Rule from={[0, y(100)]} to={[100, y(100)]} tone="edge" />
          <Line points={points.map((point) => [x(point.x), y(point.y)])} tone="accent" width={2} />
          <Label at={[100, y(last)]} dx={8} anchor="start">
            {last}
          </Label>
        </Plot>
      </Readable>
    </div>
  );
}

export const smallMultiples: Example = {
  finding: "East climbs, West falls, Abroad swings",
  note: "Sales over eight quarters, first = 100, one scale for all",
  description: `Six small line charts on one scale, from 100 to the eighth quarter: ${regions.map(({ name, sales }) => `${name} ${sales.at(-1)}`).join(", ")}. East climbs steadily, West falls, Abroad swings from quarter to quarter.`,
  Chart,
};
