import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { Baseline, Label, type Sketch } from "./parts.tsx";

const years = [
  { year: 2020, Services: 29, Hardware: 58, Licences: 22 },
  { year: 2021, Services: 41, Hardware: 62, Licences: 28 },
  { year: 2022, Services: 54, Hardware: 61, Licences: 31 },
  { year: 2023, Services: 68, Hardware: 57, Licences: 27 },
];

type Year = (typeof years)[number];

/** From the bottom: the part the text talks about stands on the level base. */
const parts = [
  { name: "Services", opacity: 1 },
  { name: "Hardware", opacity: 0.5 },
  { name: "Licences", opacity: 0.22 },
] as const;

const total = (year: Year) => year.Services + year.Hardware + year.Licences;

const base = 208;
const right = 490;
const x = scaleBand(
  years.map(({ year }) => year),
  [0, right],
).padding(0.3);
const y = scaleLinear([0, 152], [base, 28]);

const layers = stack<unknown, Year, (typeof parts)[number]["name"]>().keys(
  parts.map(({ name }) => name),
)(years);

function Drawing() {
  return (
    <>
      {layers.map((layer) => (
        <Layer key={layer.key} layer={layer} />
      ))}
      {years.map((year) => (
        <g key={year.year}>
          <Label x={middleOf(year.year)} y={y(total(year))} place="above" className="fill-ink">
            {total(year)}
          </Label>
          <Label x={middleOf(year.year)} y={base} place="below">
            {year.year}
          </Label>
        </g>
      ))}
      <Baseline y={base} to={right} />
    </>
  );
}

function Layer({ layer }: { layer: (typeof layers)[number] }) {
  const opacity = parts.find(({ name }) => name === layer.key)?.opacity;
  const [bottom = 0, top = 0] = layer.at(-1) ?? [];
  return (
    <>
      {layer.map((segment) => (
        <rect
          key={segment.data.year}
          x={x(segment.data.year)}
          y={y(segment[1])}
          width={x.bandwidth()}
          height={y(segment[0]) - y(segment[1])}
          className="fill-accent"
          fillOpacity={opacity}
        />
      ))}
      <Label x={right} y={y((bottom + top) / 2)} anchor="start" className="fill-ink">
        {layer.key}
      </Label>
    </>
  );
}

function middleOf(year: number) {
  return (x(year) ?? 0) + x.bandwidth() / 2;
}

export const stackedColumn: Sketch = {
  caption: "Revenue by segment, €m",
  description: `Stacked columns. ${years.map((year) => `${year.year}: €${total(year)}m, of which services ${year.Services}, hardware ${year.Hardware}, licences ${year.Licences}`).join("; ")}. Services, at the bottom, more than double.`,
  Drawing,
};
