import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Dot, Rule } from "#app/components/charts/marks.tsx";
import { readDots } from "#app/components/charts/readings.tsx";
import { upward } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

const branches = [
  { name: "North", before: 72, after: 64 },
  { name: "East", before: 67, after: 70 },
  { name: "South", before: 62, after: 53 },
  { name: "West", before: 57, after: 58 },
];

const y = upward([52, 73]);

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit="%"
      readings={readDots(
        branches.flatMap(({ name, before, after }) => [
          { at: [0, y(before)], title: `${name} 2021`, values: [{ text: `${before}%` }] },
          { at: [100, y(after)], title: `${name} 2023`, values: [{ text: `${after}%` }] },
        ]),
      )}
      left={branches.map(({ name, before }) => `${name} ${before}`)}
      right={branches.map(({ name, after }) => `${after} ${name}`)}
      above
    >
      {[
        { year: 2021, at: 0 },
        { year: 2023, at: 100 },
      ].map(({ year, at }) => (
        <g key={year}>
          <Rule from={[at, 0]} to={[at, 100]} />
          <Label at={[at, 0]} place={-8}>
            {year}
          </Label>
        </g>
      ))}
      {branches.map((branch) => (
        <Slope key={branch.name} {...branch} />
      ))}
    </Frame>
  );
}

/** A ratio that rises is worse. */
function Slope({ name, before, after }: (typeof branches)[number]) {
  const tone = after > before ? "red" : "accent";
  return (
    <>
      <Rule from={[0, y(before)]} to={[100, y(after)]} width={2} tone={tone} />
      <Dot at={[0, y(before)]} radius={4} tone={tone} />
      <Dot at={[100, y(after)]} radius={4} tone={tone} />
      <Label at={[0, y(before)]} dx={-sideGap} anchor="end" tone="ink">
        {`${name} ${before}`}
      </Label>
      <Label at={[100, y(after)]} dx={sideGap} anchor="start" tone="ink">
        {`${after} ${name}`}
      </Label>
    </>
  );
}

export const slope: Example = {
  finding: "Two branches cut their cost–income ratio; in East and West it rose",
  description: `Slope chart from 2021 to 2023. ${branches.map(({ name, before, after }) => `${name} ${after > before ? "rises" : "falls"} from ${before}% to ${after}%`).join(", ")}.`,
  Chart,
};
