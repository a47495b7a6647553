import { Label } from "#app/components/charts/label.tsx";
import { Area, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import { BASE, BaseLine, px, Strip, valueScale, Word } from "./kit/strip.tsx";

// The base case of the page.
const { number, numberAt, numbers } = sheet.calculate(sheet.opening);
const area = formatNumber(number("area"), 2);
const accuracy = formatPercent(number("accuracy"), 0);

const x = across([0, 1]);
const y = valueScale([0, 1]);
const caught = numbers("curveCaught");
// A card is too small to tell more of them apart, and each page with a card carries them.
const points = numbers("curveGoodShare")
  .map((share, row): Place => [x(share), y(caught[row] ?? 0)])
  .toReversed()
  .filter((_, index, { length }) => index % 5 === 0 || index === length - 1);
const shown: Place = [x(numberAt("goodAt", "Chosen")), y(numberAt("caughtAt", "Chosen"))];
const loans = formatNumber(numberAt("loans", "all"));

export function CardChart() {
  return (
    <Strip
      label={`ROC curve over ${loans} simulated loans, far above chance: AUC ${area}, ${accuracy} classified correctly at a cutoff of ${formatPercent(number("cutOff"), 0)}`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.1} />
      <Rule from={[x(0), y(0)]} to={[x(1), y(1)]} width={1.25} dashes="3 3" tone="muted" />
      <Line points={points} />
      <Dot at={shown} hollow="card" />
      <Label at={shown} place={12} dx={6} anchor="start">
        {`accuracy ${accuracy}`}
      </Label>
      <Label at={[100, px(48)]} place={0} anchor="end" tone="inherit">
        {/* Short enough to stay below the diagonal on the narrowest phone. */}
        {`AUC ${area}, simulated`}
      </Label>
      <Word x={0}>0%</Word>
      <Word x={100}>good loans declined 100%</Word>
    </Strip>
  );
}
