import { formatChange } from "#app/format/number.ts";
import { Axis, Bar, Frame, Label } from "./frame.tsx";
import { BASE, columnsOf, scale } from "./scale.ts";

/** An invented month, in thousands of euro. Income counts for profit, cost against it. */
const reportLines = [
  { name: "sales", sign: 1, budget: 420, actual: 444 },
  { name: "goods", sign: -1, budget: 210, actual: 224 },
  { name: "staff", sign: -1, budget: 110, actual: 116 },
  { name: "other", sign: -1, budget: 40, actual: 36 },
];

const profit = {
  budget: reportLines.reduce((sum, line) => sum + line.sign * line.budget, 0),
  actual: reportLines.reduce((sum, line) => sum + line.sign * line.actual, 0),
};

let reached = profit.budget;
/** Signed so that positive is better for profit; each starts where the one before it ended. */
const variances = reportLines.map(({ name, sign, budget, actual }) => {
  const from = reached;
  const amount = sign * (actual - budget);
  reached += amount;
  return { name, amount, from, to: reached };
});

const WIDTH = 13;
const columns = columnsOf(variances.length + 2, WIDTH);
const highest = Math.max(profit.budget, ...variances.map(({ to }) => to));
// Lower than other charts by the height of a label, which stands on the highest bars.
const yOf = scale(0, highest, BASE, 8);
const steps = variances.map((variance, index) => ({ ...variance, x: columns[index + 1] ?? 0 }));

export function FinancialReportGenerator() {
  return (
    <Frame
      label={`Bridge from a budgeted profit of ${profit.budget} to an actual ${profit.actual}: ${variances.map(({ name, amount }) => `${name} ${formatChange(amount)}`).join(", ")}`}
    >
      <Bar x={0} width={WIDTH} to={yOf(profit.budget)} opacity={0.4} />
      <Label x={WIDTH / 2} y={yOf(profit.budget) - 4}>
        {profit.budget}
      </Label>
      {steps.map(({ name, x, from, to, amount }) => (
        <g key={name}>
          <Bar
            x={x}
            width={WIDTH}
            from={yOf(from)}
            to={yOf(to)}
            className={amount < 0 ? "text-loss" : undefined}
          />
          <Label x={x + WIDTH / 2} y={Math.max(yOf(from), yOf(to)) + 12}>
            {formatChange(amount)}
          </Label>
          <Label x={x + WIDTH / 2}>{name}</Label>
        </g>
      ))}
      <Bar x={100 - WIDTH} width={WIDTH} to={yOf(profit.actual)} />
      <Label x={100 - WIDTH / 2} y={yOf(profit.actual) - 4} className="text-current">
        {profit.actual}
      </Label>
      <Axis />
      <Label x={0}>budget</Label>
      <Label x={100}>actual</Label>
    </Frame>
  );
}
