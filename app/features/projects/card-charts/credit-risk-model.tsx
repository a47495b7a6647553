import { Label } from "#app/components/charts/label.tsx";
import { Area, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { accuracyAt, areaUnderCurve, rocCurve, type ScoredLoan } from "#models/credit-risk/roc.ts";
import { BASE, BaseLine, chartUp, px, Strip, Word } from "./strip.tsx";

/**
 * A hundred invented loans that give the numbers of the project's page: eighty repaid, ranked by
 * score, and for each of twenty defaults how many of the eighty the model thought riskier.
 */
const ranks = [0, 0, 0, 1, 1, 1, 2, 4, 5, 5, 7, 8, 9, 9, 11, 13, 17, 21, 26, 36];
const loans: ScoredLoan[] = [
  ...Array.from({ length: 80 }, (_, index) => ({ score: -index, defaulted: false })),
  ...ranks.map((rank) => ({ score: 0.5 - rank, defaulted: true })),
];

const curve = rocCurve(loans) ?? [];
const area = areaUnderCurve(curve);
/** The cut-off that classifies the most loans correctly; on a tie the last, which catches the most defaults. */
const best = curve.reduce((best, point) =>
  (accuracyAt(loans, point.threshold) ?? 0) >= (accuracyAt(loans, best.threshold) ?? 0)
    ? point
    : best,
);
const accuracy = accuracyAt(loans, best.threshold) ?? 0;

const x = across([0, 1]);
const y = chartUp([0, 1]);
const placeOf = ({ falsePositiveRate, truePositiveRate }: typeof best): Place => [
  x(falsePositiveRate),
  y(truePositiveRate),
];
const points = curve.map(placeOf);

export function CreditRiskModel() {
  return (
    <Strip
      label={`ROC curve over ${loans.length} invented loans, far above chance: AUC ${formatNumber(area, 2)}, ${formatPercent(accuracy, 0)} classified correctly at the marked cut-off`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.1} />
      <Rule from={[x(0), y(0)]} to={[x(1), y(1)]} width={1.25} dashes="3 3" tone="muted" />
      <Line points={points} />
      <Dot at={placeOf(best)} hollow="card" />
      <Label at={placeOf(best)} place={12} dx={6} anchor="start">
        {`accuracy ${formatPercent(accuracy, 0)}`}
      </Label>
      <Label at={[100, px(48)]} place={0} anchor="end" tone="inherit">
        {`AUC ${formatNumber(area, 2)} on ${loans.length} invented loans`}
      </Label>
      <Word x={0}>0%</Word>
      <Word x={100}>good loans refused 100%</Word>
    </Strip>
  );
}
