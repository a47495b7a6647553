import { formatNumber } from "#app/format/number.ts";
import { robustScores, SCORE_LIMIT } from "#models/fraud/robust-score.ts";
import { Axis, Dot, Frame, Label, Line } from "./frame.tsx";
import { across, BASE, type Place, upward } from "./scale.ts";

/** Invented payments of one card, in euro, in order of time. */
const payments = [
  24, 31, 12, 45, 28, 19, 36, 52, 22, 30, 41, 17, 27, 148, 33, 25, 48, 21, 14, 38, 29, 34, 56, 23,
  31, 18, 42, 26, 35, 20, 119, 28, 39, 16, 32, 44,
];

/** Payments a card must have made before the next one is scored. */
const MINIMUM_HISTORY = 10;
const scores = robustScores(payments, MINIMUM_HISTORY);

const xOf = across(-0.5, payments.length - 0.5);
const yOf = upward(0, Math.max(...payments));
const dots = payments.map((amount, index) => {
  const score = scores[index]?.score ?? 0;
  return { x: xOf(index), y: yOf(amount), amount, score, flagged: score > SCORE_LIMIT };
});
const flagged = dots.filter((dot) => dot.flagged);
/** What a payment may come to before it is flagged; it moves as the card's history grows. */
const limit: Place[] = scores.flatMap((score, index) =>
  score ? [[xOf(index), yOf(score.limitAmount)]] : [],
);
const [limitStart = [0, 0]] = limit;

export function FraudDetection() {
  return (
    <Frame
      label={`${payments.length} invented payments on one card, each scored against those before it; ${flagged.length} flagged: ${flagged.map(({ amount, score }) => `€${amount} with a score of ${formatNumber(score, 1)}`).join(", ")}`}
    >
      <Axis />
      <Line points={limit} width={1} dashes="3 3" className="text-edge" />
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
      <Label x={0} y={limitStart[1] - 4}>{`limit z ${formatNumber(SCORE_LIMIT, 1)}`}</Label>
      <Label x={0}>payments on one card</Label>
      <Label x={100}>{`${flagged.length} flagged`}</Label>
    </Frame>
  );
}
