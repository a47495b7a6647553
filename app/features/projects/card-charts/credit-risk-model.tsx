import { Label } from "#app/components/charts/label.tsx";
import { Area, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { resultsAt, resultsByCutOff } from "#models/credit-risk/cut-off.ts";
import { applicants } from "#models/credit-risk/inputs.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { BASE, BaseLine, chartUp, px, Strip, Word } from "./kit/strip.tsx";

// The base case of the page.
const { inputs } = applicants.car;
const shown = resultsAt(inputs.cutOff, inputs);
const { measured, test } = scorecard;

const x = across([0, 1]);
const y = chartUp([0, 1]);
const placeOf = ({ goodRefused, caught }: typeof shown): Place => [x(goodRefused), y(caught)];
const points = resultsByCutOff(inputs).map(placeOf);
const loans = formatNumber(test.loans);

export function CardChart() {
  return (
    <Strip
      label={`ROC curve over ${loans} simulated loans, far above chance: AUC ${formatNumber(measured.area, 2)}, ${formatPercent(shown.accuracy, 0)} classified correctly at a cut-off of ${formatPercent(shown.cutOff, 0)}`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.1} />
      <Rule from={[x(0), y(0)]} to={[x(1), y(1)]} width={1.25} dashes="3 3" tone="muted" />
      <Line points={points} />
      <Dot at={placeOf(shown)} hollow="card" />
      <Label at={placeOf(shown)} place={12} dx={6} anchor="start">
        {`accuracy ${formatPercent(shown.accuracy, 0)}`}
      </Label>
      <Label at={[100, px(48)]} place={0} anchor="end" tone="inherit">
        {/* Short enough to stay below the diagonal on the narrowest phone. */}
        {`AUC ${formatNumber(measured.area, 2)}, simulated`}
      </Label>
      <Word x={0}>0%</Word>
      <Word x={100}>good loans refused 100%</Word>
    </Strip>
  );
}
