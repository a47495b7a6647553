import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import type { Portfolio } from "#models/portfolio/frontier.ts";
import { sheet } from "#models/portfolio/sheet.ts";
import { frontierCurves } from "#models/portfolio/solve.ts";
import { assetNumbers } from "#models/portfolio/strategies.ts";
import { BaseLine, Strip, Tick, valueScale, Word } from "./kit/strip.tsx";

// The base case of the page.
const { risklessRate } = sheet.opening;
const { numberAt } = sheet.calculate(sheet.opening);
const [calmest, steepest] = [estimated("Calmest"), estimated("Sharpe")];
const { limited: points } = frontierCurves(sheet.opening, 24);
const singles = assetNumbers.map((asset) => ({
  expectedReturn: numberAt("expected", asset),
  volatility: numberAt("assetVolatility", asset),
}));

const x = across([0, Math.max(...singles.map(({ volatility }) => volatility)) * 1.03]);
const returns = [risklessRate, ...singles.map(({ expectedReturn }) => expectedReturn)];
const y = valueScale([Math.min(...returns) - 0.01, Math.max(...returns)]);
const placeOf = ({
  volatility,
  expectedReturn,
}: Pick<Portfolio, "volatility" | "expectedReturn">): Place => [x(volatility), y(expectedReturn)];

function estimated(column: "Calmest" | "Sharpe") {
  return {
    expectedReturn: numberAt("estimatedReturn", column),
    volatility: numberAt("estimatedVolatility", column),
  };
}

export function CardChart() {
  return (
    <Strip
      label={`Efficient frontier of eight assets by volatility and return, estimated from simulated months: the least volatile mix has a volatility of ${formatPercent(calmest.volatility)}; the steepest line from a risk-free ${formatPercent(risklessRate, 0)} touches at ${formatPercent(steepest.volatility)}`}
    >
      <BaseLine />
      <Rule
        from={[0, y(risklessRate)]}
        to={placeOf(steepest)}
        width={1.25}
        dashes="3 3"
        tone="muted"
      />
      <Line points={points.map(placeOf)} />
      {singles.map((single) => (
        <Dot key={single.volatility} at={placeOf(single)} radius={2.5} opacity={0.5} />
      ))}
      <Dot at={placeOf(steepest)} />
      <Label at={placeOf(steepest)} place={-14} anchor="start" tone="inherit">
        best Sharpe
      </Label>
      {[0.05, 0.1, 0.15].map((volatility) => (
        <g key={volatility}>
          <Tick x={x(volatility)} />
          <Word x={x(volatility)}>{formatPercent(volatility, 0)}</Word>
        </g>
      ))}
      <Word x={0}>risk</Word>
    </Strip>
  );
}
