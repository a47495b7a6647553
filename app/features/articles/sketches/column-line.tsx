import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { decimal } from "./number-text.ts";
import { Baseline, Label, type Sketch } from "./parts.tsx";

const years = [
  { year: 2018, revenue: 118, margin: 11.2 },
  { year: 2019, revenue: 124, margin: 11.8 },
  { year: 2020, revenue: 109, margin: 8.4 },
  { year: 2021, revenue: 131, margin: 10.9 },
  { year: 2022, revenue: 146, margin: 12.6 },
  { year: 2023, revenue: 152, margin: 12.1 },
];

const base = 208;
const right = 536;
const x = scaleBand(
  years.map(({ year }) => year),
  [0, right],
).padding(0.3);
const columnHeight = scaleLinear([0, 152], [base, 122]);
// The line has a band of its own above the columns: no crossing, so nothing to misread.
const lineHeight = scaleLinear([8.4, 12.6], [82, 34]);

const middleOf = (year: number) => (x(year) ?? 0) + x.bandwidth() / 2;
const path = line<(typeof years)[number]>(
  ({ year }) => middleOf(year),
  ({ margin }) => lineHeight(margin),
);

function Drawing() {
  const last = years.at(-1);
  return (
    <>
      <path d={path(years) ?? ""} fill="none" strokeWidth="2" className="stroke-accent" />
      {years.map(({ year, revenue, margin }) => (
        <g key={year}>
          <rect
            x={x(year)}
            y={columnHeight(revenue)}
            width={x.bandwidth()}
            height={base - columnHeight(revenue)}
            className="fill-edge"
            fillOpacity="0.55"
          />
          <circle cx={middleOf(year)} cy={lineHeight(margin)} r="3" className="fill-accent" />
          <Label
            x={middleOf(year)}
            y={lineHeight(margin) - 5}
            place="above"
            className="fill-accent"
          >
            {decimal(margin, 1)}%
          </Label>
          <Label x={middleOf(year)} y={columnHeight(revenue)} place="above" className="fill-ink">
            {revenue}
          </Label>
          <Label x={middleOf(year)} y={base} place="below">
            {year}
          </Label>
        </g>
      ))}
      <Baseline y={base} to={right} />
      <Label x={right + 8} y={lineHeight(last?.margin ?? 0)} anchor="start" className="fill-accent">
        Margin
      </Label>
      <Label x={right + 8} y={columnHeight(76)} anchor="start">
        Revenue
      </Label>
    </>
  );
}

export const columnLine: Sketch = {
  caption: "Revenue in €m and EBITDA margin",
  description: `Columns with a line. ${years.map(({ year, revenue, margin }) => `${year}: revenue €${revenue}m, margin ${decimal(margin, 1)}%`).join("; ")}. Both dip in 2020.`,
  Drawing,
};
