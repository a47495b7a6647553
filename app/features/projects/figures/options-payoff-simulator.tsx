import { formatChange, formatNumber } from "#app/format/number.ts";
import { breakEvens } from "#models/options/break-even.ts";
import { type Leg, profitAtExpiry, strikesOf } from "#models/options/payoff.ts";
import { Axis, Dot, Frame, Label, Line, Tick } from "./frame.tsx";
import { across, BASE, type Place, TOP, upward } from "./scale.ts";

/** The bull call spread of the project's page. */
const spread: Leg[] = [
  { kind: "call", strike: 100, premium: 6, quantity: 1 },
  { kind: "call", strike: 110, premium: 2.5, quantity: -1 },
];
const [LOWEST, HIGHEST] = [90, 120];
const strikes = strikesOf(spread);
const [breakEven = 0] = breakEvens(spread);
const [loss, gain] = [profitAtExpiry(spread, LOWEST), profitAtExpiry(spread, HIGHEST)];

const xOf = across(LOWEST, HIGHEST);
const yOf = upward(loss, gain);
const ZERO = Math.round(yOf(0));
const place = (price: number): Place => [xOf(price), yOf(profitAtExpiry(spread, price))];
const losing = [LOWEST, ...strikes.filter((strike) => strike < breakEven), breakEven].map(place);
const winning = [breakEven, ...strikes.filter((strike) => strike > breakEven), HIGHEST].map(place);

export function OptionsPayoffSimulator() {
  return (
    <Frame
      label={`Profit of a bull call spread at expiry: from ${formatChange(loss, 2)} to ${formatChange(gain, 2)}, break-even at ${formatNumber(breakEven, 2)}`}
    >
      <Axis y={ZERO} />
      <Tick x={xOf(breakEven)} y={ZERO} to={BASE + 3} />
      <Line points={losing} className="text-loss" />
      <Line points={winning} />
      <Dot at={place(breakEven)} hollow />
      <Label x={0} y={BASE - 5} className="text-loss">
        {formatChange(loss, 2)}
      </Label>
      <Label x={100} y={TOP + 15} className="text-current">
        {formatChange(gain, 2)}
      </Label>
      <Label x={0}>{LOWEST}</Label>
      <Label x={xOf(breakEven)}>{`break-even ${formatNumber(breakEven, 2)}`}</Label>
      <Label x={100}>{HIGHEST}</Label>
    </Frame>
  );
}
