import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Label, Rule, type Sketch } from "./parts.tsx";

/** Eight quarters of sales, the first set to 100. */
const regions = [
  { name: "North", sales: [100, 103, 101, 106, 109, 112, 111, 116] },
  { name: "South", sales: [100, 98, 103, 101, 99, 102, 100, 101] },
  { name: "East", sales: [100, 108, 117, 121, 130, 134, 141, 148] },
  { name: "West", sales: [100, 97, 95, 96, 91, 88, 86, 83] },
  { name: "Centre", sales: [100, 101, 105, 102, 108, 107, 111, 109] },
  { name: "Abroad", sales: [100, 112, 95, 119, 104, 127, 99, 131] },
];

const panelWidth = 176;
const x = scaleLinear([0, 7], [0, panelWidth - 50]);
const y = scaleLinear([80, 150], [100, 34]);
const path = line<number>(
  (_, index) => x(index),
  (value) => y(value),
);

function Drawing() {
  return regions.map(({ name, sales }, index) => (
    <g key={name} transform={`translate(${(index % 3) * 228} ${Math.floor(index / 3) * 122})`}>
      <Label x={0} y={14} anchor="start" className="fill-ink">
        {name}
      </Label>
      <Rule x1={0} y1={y(100)} x2={x(7)} y2={y(100)} className="stroke-edge" />
      <path d={path(sales) ?? ""} fill="none" strokeWidth="2" className="stroke-accent" />
      <Label x={x(7) + 8} y={y(sales.at(-1) ?? 100)} anchor="start">
        {sales.at(-1)}
      </Label>
    </g>
  ));
}

export const smallMultiples: Sketch = {
  caption: "Sales by region over eight quarters, first = 100, one scale for all",
  description: `Six small line charts on one scale, from 100 to the eighth quarter: ${regions.map(({ name, sales }) => `${name} ${sales.at(-1)}`).join(", ")}. East climbs steadily, West falls, Abroad swings from quarter to quarter.`,
  Drawing,
};
