import { formatNumber } from "#app/format/number.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { type Tier, tiers } from "#models/waterfall/tiers.ts";
import { waterfallYears } from "#models/waterfall/years.ts";
import { Axis, Bar, Frame, Label } from "./frame.tsx";
import { columnsOf, upward } from "./scale.ts";

const names: Partial<Record<Tier, string>> = {
  returnOfCapital: "capital",
  preferredReturn: "pref",
  catchUp: "catch-up",
  carriedInterest: "80/20",
};

const years = waterfallYears(scenarios.base, standardTerms);
const inMillions = (tier: Tier, side: "lp" | "gp") =>
  years.reduce((sum, year) => sum + year.tiers[tier][side], 0) / 1_000_000;

let paid = 0;
/** The tiers that the base scenario reaches, each on top of those before it. */
const steps = tiers.flatMap((tier) => {
  const name = names[tier];
  if (!name) return [];
  const [from, lp, gp] = [paid, inMillions(tier, "lp"), inMillions(tier, "gp")];
  paid += lp + gp;
  return [{ name, lp, gp, from, to: paid }];
});
const received = {
  lp: steps.reduce((sum, { lp }) => sum + lp, 0),
  gp: steps.reduce((sum, { gp }) => sum + gp, 0),
};

const WIDTH = 15;
const columns = columnsOf(steps.length + 1, WIDTH);
const yOf = upward(0, paid);
const bars = steps.map((step, index) => ({ ...step, x: columns[index] ?? 0 }));
const GP = 0.4;

export function PeWaterfallStructure() {
  return (
    <Frame
      label={`${formatNumber(paid)} million euro paid out tier by tier: ${steps.map(({ name, lp, gp }) => `${name} ${formatNumber(lp + gp)}`).join(", ")}; LPs receive ${formatNumber(received.lp)}, the GP ${formatNumber(received.gp)}`}
    >
      {bars.map(({ name, lp, gp, from, to, x }) => (
        <g key={name}>
          <Bar x={x} width={WIDTH} from={yOf(from)} to={yOf(from + lp)} />
          <Bar x={x} width={WIDTH} from={yOf(from + lp)} to={yOf(to)} opacity={GP} />
          <Label x={x + WIDTH / 2} y={from === 0 ? yOf(to) - 5 : yOf(from) + 12}>
            {formatNumber(lp + gp)}
          </Label>
          <Label x={x + (x === 0 ? 0 : WIDTH / 2)}>{name}</Label>
        </g>
      ))}
      <Bar x={100 - WIDTH} width={WIDTH} to={yOf(received.lp)} />
      <Bar x={100 - WIDTH} width={WIDTH} from={yOf(received.lp)} to={yOf(paid)} opacity={GP} />
      <Label x={100}>LP + GP</Label>
      <Axis />
    </Frame>
  );
}
