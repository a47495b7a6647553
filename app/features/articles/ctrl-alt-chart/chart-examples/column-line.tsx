import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Bar, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, upward } from "#app/components/charts/scale.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

export const years = [
  { year: "2018", revenue: 118, margin: 0.112 },
  { year: "2019", revenue: 124, margin: 0.118 },
  { year: "2020", revenue: 109, margin: 0.084 },
  { year: "2021", revenue: 131, margin: 0.109 },
  { year: "2022", revenue: 146, margin: 0.126 },
  { year: "2023", revenue: 152, margin: 0.121 },
];

const x = bands(
  years.map(({ year }) => year),
  { gap: 0.3 },
);
const revenueY = upward([0, 152]).range([100, 52]);
// The line has its own band above the columns, so the two cannot cross and be misread.
const marginY = upward([0.084, 0.126]).range([30, 4]);

const marginAt = (index: number) => years[index]?.margin ?? 0;

/** A low point has its label below, where the line does not come down to it; on the way up it is on the left. */
function labelPlace(index: number) {
  const [before, margin, after] = [marginAt(index - 1), marginAt(index), marginAt(index + 1)];
  if (margin < before && margin < after) return { place: 20 };
  const isOnTheWayUp = index > 0 && before < margin && margin < after;
  return isOnTheWayUp ? { place: -10, anchor: "end" as const, dx: 4 } : { place: -10 };
}

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit="€m and %"
      readings={readBands(x, "x", (_, index) => ({
        values: [
          { name: "revenue", text: `€${years[index]?.revenue}m` },
          { name: "margin", text: formatPercent(marginAt(index)), tone: "accent" },
        ],
      }))}
      right={["Margin", "Revenue"]}
      base={years.map(({ year }) => ({ at: middleOf(x, year), text: year }))}
      above
    >
      <Line
        points={years.map(({ year, margin }) => [middleOf(x, year), marginY(margin)])}
        tone="accent"
        width={2}
      />
      {years.map(({ year, revenue, margin }, index) => (
        <g key={year}>
          <Bar
            x={edgesOf(x, year)}
            y={[revenueY(0), revenueY(revenue)]}
            tone="edge"
            opacity={0.55}
          />
          <Label at={[middleOf(x, year), revenueY(revenue)]} place="above" tone="ink">
            {revenue}
          </Label>
          <Dot at={[middleOf(x, year), marginY(margin)]} tone="accent" />
          <Label
            at={[middleOf(x, year), marginY(margin)]}
            {...labelPlace(index)}
            tone="accent"
            halo
          >
            {formatPercent(margin)}
          </Label>
        </g>
      ))}
      <Rule from={[0, 100]} to={[100, 100]} tone="ink" />
      <Label
        at={[100, marginY(years.at(-1)?.margin ?? 0)]}
        dx={sideGap}
        anchor="start"
        tone="accent"
      >
        Margin
      </Label>
      <Label at={[100, revenueY(76)]} dx={sideGap} anchor="start">
        Revenue
      </Label>
    </Frame>
  );
}

export const columnLine: Example = {
  finding: "Revenue and EBITDA margin fell together in 2020 and recovered together",
  description: `Columns with a line. ${years.map(({ year, revenue, margin }) => `${year}: revenue €${revenue}m, margin ${formatPercent(margin)}`).join("; ")}. Both dip in 2020.`,
  Chart,
};
