import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { across, bands, edgesOf, middleOf } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

const methods = [
  { name: "DCF", low: 410, high: 520 },
  { name: "Multiples", low: 380, high: 470 },
  { name: "Precedents", low: 430, high: 560 },
  { name: "LBO", low: 350, high: 410 },
];
const offer = 455;

const names = methods.map(({ name }) => name);
// Leaves room inside the plot for the values at both ends of a bar.
const x = across([350, 560]).range([13, 87]);
const rows = bands(names, { gap: 0.5 });

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={192}
      unit="€m"
      readings={readBands(rows, "y", (_, index) => ({
        values: [{ text: `${methods[index]?.low} to ${methods[index]?.high}`, tone: "accent" }],
      }))}
      left={names}
      above
    >
      {methods.map(({ name, low, high }) => (
        <Bar
          key={name}
          x={[x(low), x(high)]}
          y={edgesOf(rows, name)}
          tone="accent"
          opacity={0.55}
        />
      ))}
      <Rule from={[x(offer), 0]} to={[x(offer), 100]} width={2} tone="ink" />
      {methods.map(({ name, low, high }) => (
        <g key={name}>
          <Label at={[0, middleOf(rows, name)]} dx={-sideGap} anchor="end" tone="ink">
            {name}
          </Label>
          <Label at={[x(low), middleOf(rows, name)]} dx={-6} anchor="end" halo>
            {low}
          </Label>
          <Label at={[x(high), middleOf(rows, name)]} dx={6} anchor="start" halo>
            {high}
          </Label>
        </g>
      ))}
      <Label at={[x(offer), 0]} place={-8} tone="ink">
        {`Offer ${offer}`}
      </Label>
    </Frame>
  );
}

const covering = methods.filter(({ low, high }) => low <= offer && offer <= high);

export const footballField: Example = {
  finding: `The offer lies within ${covering.length} of ${methods.length} ranges of enterprise value`,
  description: `Football field of value ranges in millions of euros. ${methods.map(({ name, low, high }) => `${name} ${low} to ${high}`).join(", ")}. The offer of ${offer} lies within ${covering.map(({ name }) => name).join(", ")} and above the LBO range.`,
  Chart,
};
