import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Band, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readLines } from "#app/components/charts/readings.tsx";
import { across, upward } from "#app/components/charts/scale.ts";
import type { Tone } from "#app/components/charts/tone.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

/** Quarterly revenue in €m from the first quarter of 2022; the forecast starts from the last one. */
export const past = [35.6, 36.4, 36.2, 37.8, 37.4, 37.6, 38.2, 38.8];
const firstYear = 2022;
const quartersAhead = 8;
const growthPerQuarter = 0.6;
/** Standard deviation of the first quarter's error; errors add up like a random walk. */
const firstError = 1.3;

/** Normal quantiles: half of each band's probability is on either side. */
const bands = [
  { share: "95%", deviations: 1.96, opacity: 0.16 },
  { share: "80%", deviations: 1.282, opacity: 0.24 },
  { share: "50%", deviations: 0.674, opacity: 0.4 },
];

const numberText = (value: number) => formatNumber(value, 1);

const now = past.length - 1;
const start = past.at(-1) ?? 0;
const ahead = Array.from({ length: quartersAhead + 1 }, (_, quarter) => quarter);
const expected = (quarter: number) => start + growthPerQuarter * quarter;
const error = (quarter: number) => firstError * Math.sqrt(quarter);

const x = across([0, now + quartersAhead]);
const y = upward([34, 52]);

const quarters = [...past, ...ahead.slice(1).map(expected)].map((y, x) => ({ x, y }));

/** `Q4 2023`. */
function nameOf(quarter: number) {
  return `Q${(quarter % 4) + 1} ${firstYear + Math.floor(quarter / 4)}`;
}

function edge(quarter: number, deviations: number) {
  return expected(quarter) + deviations * error(quarter);
}

const ends: { text: string; value: number; tone: Tone }[] = [
  ...bands.map(({ share, deviations }) => {
    return { text: share, value: edge(quartersAhead, deviations), tone: "muted" as const };
  }),
  { text: numberText(expected(quartersAhead)), value: expected(quartersAhead), tone: "ink" },
];

function Chart({ label }: { label: string }) {
  const aheadLine = (valueAt: (quarter: number) => number) =>
    ahead.map((quarter): Place => [x(now + quarter), y(valueAt(quarter))]);
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit="€m"
      readings={readLines(
        [{ name: "revenue", tone: "ink", points: quarters }],
        { x, y },
        (quarter) => `${nameOf(quarter)}${quarter > now ? ", expected" : ""}`,
        numberText,
      )}
      right={ends.map(({ text }) => text)}
      base={[3, 7, 11, 15].map((quarter) => {
        return { at: x(quarter), text: nameOf(quarter) };
      })}
    >
      {bands.map(({ share, deviations, opacity }) => (
        <Band
          key={share}
          upper={aheadLine((quarter) => edge(quarter, deviations))}
          lower={aheadLine((quarter) => edge(quarter, -deviations))}
          tone="accent"
          opacity={opacity}
        />
      ))}
      <Line points={past.map((value, index) => [x(index), y(value)])} tone="ink" width={2} />
      <Line points={aheadLine(expected)} tone="accent" width={2} dashes="5 4" />
      {ends.map(({ text, value, tone }) => (
        <Label key={text} at={[100, y(value)]} dx={sideGap} anchor="start" tone={tone}>
          {text}
        </Label>
      ))}
      <Label at={[0, y(past[0] ?? 0)]} place={-20} anchor="start" tone="ink" halo>
        {past[0] ?? 0}
      </Label>
      <Label at={[x(now), y(start)]} dx={2} place={-14} anchor="end" tone="ink">
        {start}
      </Label>
      <Rule from={[0, 100]} to={[100, 100]} />
    </Frame>
  );
}

export const fan: Example = {
  finding: "Two years ahead, revenue will probably grow but may fall",
  note: "Revenue by quarter, with bands of 50%, 80% and 95% probability",
  description: `Fan chart. Revenue rises from €${past[0]}m in ${nameOf(0)} to €${start}m in ${nameOf(now)}. Eight quarters later it is expected to be €${numberText(expected(quartersAhead))}m; ${bands
    .toReversed()
    .map(
      ({ share, deviations }) =>
        `the ${share} band reaches from ${numberText(edge(quartersAhead, -deviations))} to ${numberText(edge(quartersAhead, deviations))}`,
    )
    .join(", ")}.`,
  Chart,
};
