import { bridge } from "#app/components/charts/bridge-chart.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf, upward } from "#app/components/charts/scale.ts";
import { formatChange } from "#app/lib/format/number.ts";
import { sheet } from "#models/report/sheet.ts";
import { BASE, BaseLine, flushColumns, px, Strip, Word } from "./kit/strip.tsx";

/** The page's base case, in thousands of euro. */
const figures = sheet.calculate(sheet.opening);
const thousands = (step: string) => figures.numberAt("bridge", step) / 1_000;
const profit = { budget: thousands("budget"), actual: thousands("actual") };

const variances = bridge(
  profit.budget,
  ["sales", "goods", "staff", "other"].map((name) => ({ name, change: thousands(name) })),
);

const columns = flushColumns(["budget", ...variances.map(({ name }) => name), "actual"], 13);
const highest = Math.max(profit.budget, ...variances.map(({ to }) => to));
// Lower than other charts by the height of a label, which is on the highest bars.
const y = upward([0, highest]).range([BASE, px(8)]);

export function CardChart() {
  return (
    <Strip
      label={`Bridge from a budgeted profit of ${profit.budget} to an actual ${profit.actual}: ${variances.map(({ name, change }) => `${name} ${formatChange(change)}`).join(", ")}`}
    >
      <Bar x={edgesOf(columns, "budget")} y={[y(0), y(profit.budget)]} opacity={0.4} />
      <Label at={[middleOf(columns, "budget"), y(profit.budget)]} place={-4}>
        {profit.budget}
      </Label>
      {variances.map(({ name, change, from, to }) => (
        <g key={name}>
          <Bar
            x={edgesOf(columns, name)}
            y={[y(from), y(to)]}
            tone={change < 0 ? "red" : "inherit"}
          />
          <Label at={[middleOf(columns, name), y(Math.min(from, to))]} place={12}>
            {formatChange(change)}
          </Label>
          <Word x={middleOf(columns, name)}>{name}</Word>
        </g>
      ))}
      <Bar x={edgesOf(columns, "actual")} y={[y(0), y(profit.actual)]} />
      <Label at={[middleOf(columns, "actual"), y(profit.actual)]} place={-4} tone="inherit">
        {profit.actual}
      </Label>
      <BaseLine />
      <Word x={0}>budget</Word>
      <Word x={100}>actual</Word>
    </Strip>
  );
}
