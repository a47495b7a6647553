import { Label } from "#app/components/charts/label.tsx";
import { Dot, Rule } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { BASE, BaseLine, chartUp, Strip, Word } from "./strip.tsx";

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

const x = across([-0.5, payments.length - 0.5]);
const y = chartUp([0, Math.max(...payments)]);
const dots = payments.map((amount, index) => {
  const score = scoreOf(amount);
  return { at: [x(index), y(amount)] as const, amount, score, flagged: score > LIMIT };
});
const flagged = dots.filter((dot) => dot.flagged);

export function FraudDetection() {
  return (
    <Strip
      label={`${payments.length} payments of one card, ${flagged.length} flagged: ${flagged.map(({ amount, score }) => `${amount} euro with a score of ${formatNumber(score, 1)}`).join(", ")}`}
    >
      <BaseLine />
      <Rule from={[0, y(limit)]} to={[100, y(limit)]} width={1} dashes="3 3" tone="edge" />
      {dots.map(({ at, flagged }) => {
        const tone = flagged ? "red" : "inherit";
        return (
          <g key={at[0]}>
            <Rule from={[at[0], BASE]} to={at} width={1} opacity={0.45} tone={tone} />
            <Dot at={at} radius={flagged ? 3 : 2} tone={tone} />
          </g>
        );
      })}
      {flagged.map(({ at, score }) => {
        const isLeft = at[0] < 80;
        return (
          <Label
            key={at[0]}
            at={at}
            place={5}
            dx={isLeft ? 7 : -7}
            anchor={isLeft ? "start" : "end"}
            tone="red"
          >
            {`z ${formatNumber(score, 1)}`}
          </Label>
        );
      })}
      <Label at={[0, y(limit)]} place={-4} anchor="start">
        {`limit ${formatNumber(LIMIT, 1)}`}
      </Label>
      <Word x={0}>payments of one card</Word>
      <Word x={100}>{`${flagged.length} flagged`}</Word>
    </Strip>
  );
}
