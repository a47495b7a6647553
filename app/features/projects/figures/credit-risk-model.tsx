import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { accuracyAt, areaUnderCurve, rocCurve, type ScoredLoan } from "#models/credit-risk/roc.ts";
import { Area, Axis, Dot, Frame, Label, Line } from "./frame.tsx";
import { across, type Place, upward } from "./scale.ts";

/**
 * A hundred invented loans that give the figures of the project's page: eighty repaid, ranked by
 * score, and for each of twenty defaults how many of the eighty the model thought riskier.
 */
const ranks = [0, 0, 0, 1, 1, 1, 2, 4, 5, 5, 7, 8, 9, 9, 11, 13, 17, 21, 26, 36];
const loans: ScoredLoan[] = [
  ...Array.from({ length: 80 }, (_, index) => ({ score: -index, defaulted: false })),
  ...ranks.map((rank) => ({ score: 0.5 - rank, defaulted: true })),
];

const curve = rocCurve(loans) ?? [];
const area = areaUnderCurve(curve);
/** The cut-off that judges most loans rightly; of equals the last, which catches most defaults. */
const best = curve.reduce((best, point) =>
  (accuracyAt(loans, point.threshold) ?? 0) >= (accuracyAt(loans, best.threshold) ?? 0)
    ? point
    : best,
);
const accuracy = accuracyAt(loans, best.threshold) ?? 0;

const xOf = across(0, 1);
const yOf = upward(0, 1);
const place = ({ falsePositiveRate, truePositiveRate }: typeof best): Place => [
  xOf(falsePositiveRate),
  yOf(truePositiveRate),
];
const points = curve.map(place);

export function CreditRiskModel() {
  return (
    <Frame
      label={`ROC curve over ${loans.length} invented loans, far above chance: AUC ${formatNumber(area, 2)}, ${formatPercent(accuracy, 0)} judged rightly at the marked cut-off`}
    >
      <Axis />
      <Area points={points} opacity={0.1} />
      <Line
        points={[
          [0, yOf(0)],
          [100, yOf(1)],
        ]}
        width={1.25}
        dashes="3 3"
        className="text-muted"
      />
      <Line points={points} />
      <Dot at={place(best)} hollow />
      <Label x={place(best)[0]} y={place(best)[1] + 12} dx={6} anchor="start">
        {`accuracy ${formatPercent(accuracy, 0)}`}
      </Label>
      <Label x={100} y={48} className="text-current">
        {`AUC ${formatNumber(area, 2)}`}
      </Label>
      <Label x={0}>0%</Label>
      <Label x={100}>good loans refused 100%</Label>
    </Frame>
  );
}
