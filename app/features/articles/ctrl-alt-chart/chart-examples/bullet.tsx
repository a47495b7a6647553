import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { across, bands, edgesOf, middleOf } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

/** `bands` end where poor, fair and good end. */
export const measures = [
  {
    name: "Revenue",
    text: (value: number) => `€${value}m`,
    value: 152,
    target: 150,
    ends: [120, 140, 170],
  },
  {
    name: "Margin",
    text: (value: number) => `${value}%`,
    value: 12.1,
    target: 13,
    ends: [9, 12, 15],
  },
  { name: "New clients", text: String, value: 212, target: 180, ends: [120, 160, 240] },
] as const;

type Measure = (typeof measures)[number];

const names = measures.map(({ name }) => name);
const rows = bands(names, { gap: 0.42 });
const opacities = [0.32, 0.19, 0.08];

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={208}
      readings={readBands(rows, "y", (_, index) => {
        const { value, target, text } = measures[index] ?? measures[0];
        return {
          values: [
            { text: text(value), tone: "accent" },
            { name: "target", text: text(target) },
          ],
        };
      })}
      left={names}
      right={measures.map(({ value, text }) => text(value))}
    >
      {measures.map((measure) => (
        <Bullet key={measure.name} measure={measure} />
      ))}
    </Frame>
  );
}

function Bullet({ measure: { name, text, value, target, ends } }: { measure: Measure }) {
  const x = across([0, ends[2]]);
  const [top, bottom] = edgesOf(rows, name);
  const inset = (share: number) =>
    [top + (bottom - top) * share, bottom - (bottom - top) * share] as const;
  const [markTop, markBottom] = inset(0.12);
  const [barTop, barBottom] = inset(0.32);
  return (
    <>
      {ends.map((end, index) => (
        <Bar
          key={end}
          x={[x(ends[index - 1] ?? 0), x(end)]}
          y={[top, bottom]}
          tone="ink"
          opacity={opacities[index]}
        />
      ))}
      <Bar x={[x(0), x(value)]} y={[barTop, barBottom]} tone="accent" />
      <Rule from={[x(target), markTop]} to={[x(target), markBottom]} width={2} tone="ink" />
      <Label at={[0, middleOf(rows, name)]} dx={-sideGap} anchor="end" tone="ink">
        {name}
      </Label>
      <Label at={[100, middleOf(rows, name)]} dx={sideGap} anchor="start" tone="ink">
        {text(value)}
      </Label>
    </>
  );
}

export const bullet: Example = {
  finding: "Only the margin misses its target",
  note: "Bar: this year, mark: target, shades: poor, fair, good; the margin is that of EBITDA",
  description: `Bullet chart. ${measures.map(({ name, text, value, target }) => `${name} ${text(value)} against a target of ${text(target)}`).join("; ")}. Revenue and new clients are past their targets and in the good band; the margin is in the good band and short of its target.`,
  Chart,
};
