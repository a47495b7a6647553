import { Label } from "#app/components/charts/label.tsx";
import { Bar, Dot, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { stack } from "#app/components/charts/stack.tsx";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { quartersAYear } from "#models/fund/quarters.ts";
import { sheet } from "#models/fund/sheet.ts";
import { BASE, BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

/** The page's base case at the end of the fund's life, in millions of euro, by year. */
const figures = sheet.calculate({ ...sheet.presets.base.inputs, quarter: 40 });
const flows = figures.numbers("invested").map((_, index) => {
  const last = (index + 1) * quartersAYear;
  const sum = (line: "called" | "toLps") =>
    figures
      .numbers(line)
      .slice(last - quartersAYear, last)
      .reduce((total, amount) => total + amount, 0) / 1_000_000;
  return {
    year: String(index + 1),
    called: sum("called"),
    distributed: sum("toLps"),
    net: figures.numberAt("netCash", last) / 1_000_000,
  };
});
const net = flows.map((year) => year.net);
const lowest = Math.min(...net);
const dpi = figures.number("dpi");

const columns = flushColumns(
  flows.map(({ year }) => year),
  6,
);
const y = valueScale([lowest, Math.max(...net)]);
const curve = flows.map(({ year }, index): Place => {
  return [middleOf(columns, year), y(net[index] ?? 0)];
});
const trough = curve[net.indexOf(lowest)] ?? [0, 0];

export function CardChart() {
  return (
    <Strip
      label={`J-curve of a fund over ten years: yearly calls and distributions, the cumulative flow lowest at ${formatEuro(lowest)}m, DPI ${formatNumber(dpi, 2)} at the end, with a fee on cost from the sixth year on`}
    >
      {flows.map(({ year, called, distributed }) =>
        stack([{ value: -called }, { value: distributed }]).map(({ value, from, to }) => (
          <Bar
            key={`${year} ${value}`}
            x={edgesOf(columns, year)}
            y={[y(from), y(to)]}
            opacity={0.4}
          />
        )),
      )}
      <BaseLine at={y(0)} />
      <Line points={curve} />
      <Dot at={trough} hollow="card" />
      <Word x={trough[0]}>{`year ${net.indexOf(lowest) + 1}: ${formatEuro(lowest)}m`}</Word>
      <Label at={[100, BASE]} place={-4} anchor="end" tone="inherit">
        {`DPI ${formatNumber(dpi, 2)}, step-down fee`}
      </Label>
      <Word x={0}>1</Word>
      <Word x={100}>year 10</Word>
    </Strip>
  );
}
