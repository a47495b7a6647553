import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { decimal } from "./number-text.ts";
import { Label, Rule, type Sketch } from "./parts.tsx";

/** Quarterly revenue, million euro; the last one is where the forecast starts. */
const past = [31, 32.5, 31.8, 33.4, 34.1, 33.6, 35.2, 36];
const quartersAhead = 8;
const growthPerQuarter = 0.6;
/** Standard deviation of the first quarter's error; errors add up like a random walk. */
const firstError = 1.3;

/** Normal quantiles: half of each band's probability lies on either side. */
const bands = [
  { share: "95%", deviations: 1.96, opacity: 0.16 },
  { share: "80%", deviations: 1.282, opacity: 0.24 },
  { share: "50%", deviations: 0.674, opacity: 0.4 },
];

const now = past.length - 1;
const start = past.at(-1) ?? 0;
const ahead = Array.from({ length: quartersAhead + 1 }, (_, quarter) => quarter);
const expected = (quarter: number) => start + growthPerQuarter * quarter;
const error = (quarter: number) => firstError * Math.sqrt(quarter);

const base = 208;
const right = 566;
const x = scaleLinear([0, now + quartersAhead], [0, right]);
const y = scaleLinear([30, 48.5], [base, 10]);

function Drawing() {
  return (
    <>
      {bands.map(({ share, deviations, opacity }) => (
        <path
          key={share}
          d={band(deviations)(ahead) ?? ""}
          className="fill-accent"
          fillOpacity={opacity}
        />
      ))}
      <path d={pastPath(past) ?? ""} fill="none" strokeWidth="2" className="stroke-ink" />
      <path
        d={expectedPath(ahead) ?? ""}
        fill="none"
        strokeWidth="2"
        strokeDasharray="5 4"
        className="stroke-accent"
      />
      {bands.map(({ share, deviations }) => (
        <Label key={share} x={right + 8} y={y(edge(quartersAhead, deviations))} anchor="start">
          {share}
        </Label>
      ))}
      <Label x={right + 8} y={y(expected(quartersAhead))} anchor="start" className="fill-ink">
        {decimal(expected(quartersAhead), 1)}
      </Label>
      <Label x={0} y={y(past[0] ?? 0) - 6} anchor="start" place="above" className="fill-ink">
        {past[0]}
      </Label>
      <Label x={x(now)} y={y(start) - 8} place="above" className="fill-ink">
        {start}
      </Label>
      <Rule x1={0} y1={base} x2={right} y2={base} />
      <Label x={x(now / 2)} y={base} place="below">
        past
      </Label>
      <Label x={x(now + quartersAhead / 2)} y={base} place="below">
        forecast
      </Label>
    </>
  );
}

function edge(quarter: number, deviations: number) {
  return expected(quarter) + deviations * error(quarter);
}

function band(deviations: number) {
  return area<number>(
    (quarter) => x(now + quarter),
    (quarter) => y(edge(quarter, -deviations)),
    (quarter) => y(edge(quarter, deviations)),
  );
}

const pastPath = line<number>(
  (_, index) => x(index),
  (value) => y(value),
);
const expectedPath = line<number>(
  (quarter) => x(now + quarter),
  (quarter) => y(expected(quarter)),
);

export const fan: Sketch = {
  caption: "Quarterly revenue in €m, with bands of 50%, 80% and 95% probability",
  description: `Fan chart. Revenue rises from €${past[0]}m to €${start}m in eight quarters. Eight quarters later it is expected to be €${decimal(expected(quartersAhead), 1)}m; ${bands
    .toReversed()
    .map(
      ({ share, deviations }) =>
        `the ${share} band reaches from ${decimal(edge(quartersAhead, -deviations), 1)} to ${decimal(edge(quartersAhead, deviations), 1)}`,
    )
    .join(", ")}.`,
  Drawing,
};
