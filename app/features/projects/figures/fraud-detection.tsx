import { formatNumber } from "#app/format/number.ts";
import { Axis, Dot, Frame, Label, Line } from "./frame.tsx";
import { across, BASE, upward } from "./scale.ts";

/** Invented payments of one card, in euro, in the order they came. */
const payments = [
  24, 31, 12, 45, 28, 19, 36, 52, 22, 30, 41, 17, 27, 148, 33, 25, 48, 21, 14, 38, 29, 34, 56, 23,
  31, 18, 42, 26, 35, 20, 119, 28, 39, 16, 32, 44,
];

/** Above this a payment is worth a look; Iglewicz and Hoaglin's usual limit. */
const LIMIT = 3.5;
const median = medianOf(payments);
const deviation = medianOf(payments.map((payment) => Math.abs(payment - median)));
/** The score of the project's page, which one large bill cannot distort. */
const scoreOf = (payment: number) => (0.6745 * (payment - median)) / deviation;
const limit = median + (LIMIT * deviation) / 0.6745;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const xOf = across(-0.5, payments.length - 0.5);
const yOf = upward(0, Math.max(...payments));
const dots = payments.map((amount, index) => {
  const score = scoreOf(amount);
  return { x: xOf(index), y: yOf(amount), amount, score, flagged: score > LIMIT };
});
const flagged = dots.filter((dot) => dot.flagged);

export function FraudDetection() {
  return (
    <Frame
      label={`${payments.length} payments of one card, ${flagged.length} flagged: ${flagged.map(({ amount, score }) => `${amount} euro with a score of ${formatNumber(score, 1)}`).join(", ")}`}
    >
      <Axis />
      <Line
        points={[
          [0, yOf(limit)],
          [100, yOf(limit)],
        ]}
        width={1}
        dashes="3 3"
        className="text-edge"
      />
      {dots.map(({ x, y, flagged }) => (
        <g key={x} className={flagged ? "text-loss" : undefined}>
          <line x1={`${x}%`} x2={`${x}%`} y1={BASE} y2={y} stroke="currentColor" opacity={0.45} />
          <Dot at={[x, y]} radius={flagged ? 3 : 2} />
        </g>
      ))}
      {flagged.map(({ x, y, score }) => (
        <Label
          key={x}
          x={x}
          y={y + 5}
          dx={x < 80 ? 7 : -7}
          anchor={x < 80 ? "start" : "end"}
          className="text-loss"
        >
          {`z ${formatNumber(score, 1)}`}
        </Label>
      ))}
      <Label x={0} y={yOf(limit) - 4}>{`limit ${formatNumber(LIMIT, 1)}`}</Label>
      <Label x={0}>payments of one card</Label>
      <Label x={100}>{`${flagged.length} flagged`}</Label>
    </Frame>
  );
}
