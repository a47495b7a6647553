import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { decimal } from "./number-text.ts";
import { Label, Rule, type Sketch } from "./parts.tsx";

const years = [2018, 2019, 2020, 2021, 2022, 2023];

/** Revenue in million euro; the largest grows least. */
const series = [
  { name: "Services", revenue: [240, 262, 291, 318, 352, 401], stroke: "stroke-accent" },
  { name: "Licences", revenue: [64, 71, 70, 83, 97, 93], stroke: "stroke-python" },
  { name: "Hardware", revenue: [812, 838, 851, 870, 866, 893], stroke: "stroke-muted" },
].map((one) => ({ ...one, index: indexed(one.revenue) }));

function indexed(values: readonly number[]) {
  const [first = 1] = values;
  return values.map((value) => (100 * value) / first);
}

const left = 56;
const right = 470;
const x = scaleLinear([0, years.length - 1], [left, right]);
const y = scaleLinear([90, 175], [206, 14]);
const path = line<number>(
  (_, index) => x(index),
  (value) => y(value),
);

function Drawing() {
  return (
    <>
      {[100, 125, 150].map((tick) => (
        <g key={tick}>
          <Rule
            x1={left}
            y1={y(tick)}
            x2={right}
            y2={y(tick)}
            className={tick === 100 ? "stroke-ink" : "stroke-rule"}
          />
          <Label x={left - 10} y={y(tick)} anchor="end">
            {tick}
          </Label>
        </g>
      ))}
      {series.map(({ name, index, stroke }) => (
        <g key={name}>
          <path d={path(index) ?? ""} fill="none" strokeWidth="2" className={stroke} />
          <Label x={right + 10} y={y(index.at(-1) ?? 100)} anchor="start" className="fill-ink">
            {name} {decimal(index.at(-1) ?? 100)}
          </Label>
        </g>
      ))}
      {[2018, 2023].map((year) => (
        <Label key={year} x={x(year - 2018)} y={206} place="below">
          {year}
        </Label>
      ))}
    </>
  );
}

export const indexedLine: Sketch = {
  caption: "Revenue by segment, 2018 = 100",
  description: `Line chart of three segments set to 100 in 2018. In 2023 ${series.map(({ name, index }) => `${name} is at ${decimal(index.at(-1) ?? 100)}`).join(", ")}; Hardware is the largest in euros.`,
  Drawing,
};
