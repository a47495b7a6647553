import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { robustScores, SCORE_LIMIT } from "#models/fraud/robust-score.ts";
import { BASE, BaseLine, chartUp, Strip, Word } from "./strip.tsx";

/** Invented payments on one card, in euros, oldest first. */
const payments = [
  24, 31, 12, 45, 28, 19, 36, 52, 22, 30, 41, 17, 27, 148, 33, 25, 48, 21, 14, 38, 29, 34, 56, 23,
  31, 18, 42, 26, 35, 20, 119, 28, 39, 16, 32, 44,
];

/** Payments a card must have made before the next one is scored. */
const MINIMUM_HISTORY = 10;
const scores = robustScores(payments, MINIMUM_HISTORY);

const x = across([-0.5, payments.length - 0.5]);
const y = chartUp([0, Math.max(...payments)]);
const dots = payments.map((amount, index) => {
  const score = scores[index]?.score ?? 0;
  return { at: [x(index), y(amount)] as const, amount, score, flagged: score > SCORE_LIMIT };
});
const flagged = dots.filter((dot) => dot.flagged);
/** The amount above which a payment is flagged; it moves as the card's history grows. */
const limit = scores.flatMap((score, index) =>
  score ? [[x(index), y(score.limitAmount)] as const] : [],
);
const [limitStart = [0, 0]] = limit;

export function FraudDetection() {
  return (
    <Strip
      label={`${payments.length} invented payments on one card, each scored against those before it; ${flagged.length} flagged: ${flagged.map(({ amount, score }) => `€${amount} with a score of ${formatNumber(score, 1)}`).join(", ")}`}
    >
      <BaseLine />
      <Line points={limit} width={1} dashes="3 3" tone="edge" />
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
      <Label at={[0, limitStart[1]]} place={-4} anchor="start">
        {`limit z ${formatNumber(SCORE_LIMIT, 1)}`}
      </Label>
      <Word x={0}>{`${payments.length} invented payments`}</Word>
      <Word x={100}>{`${flagged.length} flagged`}</Word>
    </Strip>
  );
}
