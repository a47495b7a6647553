import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { profitAtExpiry, strikesOf } from "#models/options/payoff.ts";
import { openingStrategy, strategies } from "#models/options/presets.ts";
import { strategyResults } from "#models/options/strategy.ts";
import { BASE, BaseLine, chartUp, px, Strip, TOP, Word } from "./kit/strip.tsx";

/** The strategy that the project's page opens with. */
const results = strategyResults(strategies[openingStrategy].inputs);
const { legs: spread } = results;
const [LOWEST, HIGHEST] = [90, 120];
const strikes = strikesOf(spread);
const [breakEven = 0] = results.breakEvens;
const [loss, gain] = [profitAtExpiry(spread, LOWEST), profitAtExpiry(spread, HIGHEST)];

const x = across([LOWEST, HIGHEST]);
const y = chartUp([loss, gain]);
const placeOf = (price: number): Place => [x(price), y(profitAtExpiry(spread, price))];
const losing = [LOWEST, ...strikes.filter((strike) => strike < breakEven), breakEven];
const winning = [breakEven, ...strikes.filter((strike) => strike > breakEven), HIGHEST];

export function CardChart() {
  return (
    <Strip
      label={`Profit of a bull call spread at expiry: from ${formatChange(loss, 2)} to ${formatChange(gain, 2)}, break-even at ${formatNumber(breakEven, 2)}`}
    >
      <BaseLine at={y(0)} />
      <Rule from={[x(breakEven), y(0)]} to={[x(breakEven), BASE + px(3)]} tone="edge" />
      <Line points={losing.map(placeOf)} tone="red" />
      <Line points={winning.map(placeOf)} />
      <Dot at={placeOf(breakEven)} hollow="card" />
      <Label at={[0, BASE]} place={-5} anchor="start" tone="red">
        {formatChange(loss, 2)}
      </Label>
      <Label at={[100, TOP]} place={15} anchor="end" tone="inherit">
        {formatChange(gain, 2)}
      </Label>
      <Word x={0}>{LOWEST}</Word>
      <Word x={x(breakEven)}>{`break-even ${formatNumber(breakEven, 2)}`}</Word>
      <Word x={100}>{HIGHEST}</Word>
    </Strip>
  );
}
