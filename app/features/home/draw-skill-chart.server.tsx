import type { ReactNode } from "react";
import { bridge } from "#app/components/charts/bridge-chart.tsx";
import { drawChart } from "#app/components/charts/drawing.ts";
import { Bar, Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { Plot } from "#app/components/charts/plot.tsx";
import { across, bands, edgesOf, upward } from "#app/components/charts/scale.ts";
import type { Language } from "#content/types.ts";
import { benfordShares } from "#models/fraud/benford.ts";
import { sheet as options } from "#models/options/sheet.ts";
import {
  minimumVarianceShare,
  mixVolatility,
  type TwoAssets,
} from "#models/portfolio/two-assets.ts";
import { sheet as waterfall } from "#models/waterfall/sheet.ts";

/** A chart beside each language, drawn by one of its models, what it shows, and the project it is taken from. */
export function drawSkillChart(language: Language) {
  const { Chart, title, from } = charts[language];
  const drawing = drawChart(
    <Plot label={null} width={184} height={36}>
      <Chart />
    </Plot>,
  );
  return { drawing, title, from };
}

const charts: Record<Language, { Chart: () => ReactNode; title: string; from: string }> = {
  python: { Chart: Mixes, title: "Risk of two mixed assets", from: "portfolio-optimization" },
  sql: { Chart: FirstDigits, title: "First digits of amounts", from: "fraud-detection" },
  vba: { Chart: Payoff, title: "Bull call spread", from: "options-payoff-simulator" },
  excel: { Chart: Tiers, title: "Distributions by tier", from: "pe-waterfall-structure" },
};

/** Every mix of two assets by volatility, and the least volatile of them. */
function Mixes() {
  const assets: TwoAssets = { volatilities: [0.18, 0.1], correlation: -0.3 };
  const calmest = minimumVarianceShare(assets) ?? 0;
  // The dot, and the line's width, stay within the plot.
  const x = across([mixVolatility(assets, calmest), 0.18]).range([2, 98]);
  const y = upward([0, 1]).range([89, 11]);
  const placeOf = (share: number): Place => [x(mixVolatility(assets, share)), y(share)];
  return (
    <>
      <Line points={Array.from({ length: 25 }, (_, index) => placeOf(index / 24))} />
      <Dot at={placeOf(calmest)} />
    </>
  );
}

/** How often amounts start with 1 to 9, by Benford's law. */
function FirstDigits() {
  const digits = benfordShares.map((share, index) => ({ digit: String(index + 1), share }));
  const x = bands(
    digits.map(({ digit }) => digit),
    { gap: 0.24, outer: 0 },
  );
  const y = upward([0, benfordShares[0] ?? 1]);
  return digits.map(({ digit, share }) => (
    <Bar key={digit} x={edgesOf(x, digit)} y={[y(0), y(share)]} />
  ));
}

/** Profit of a bull call spread at expiry, against zero. */
function Payoff() {
  const { numbers, line } = options.calculate(options.presets["bull-call-spread"].inputs);
  const [lowest, highest] = [90, 120];
  const x = across([lowest, highest]);
  const y = upward([-3.5, 6.5]).range([94, 6]);
  const [prices, profits] = [numbers("price"), numbers("profit")];
  const points = line("mark").flatMap((mark, row): Place[] => {
    const [price = 0, profit = 0] = [prices[row], profits[row]];
    return mark !== "–" && price >= lowest && price <= highest ? [[x(price), y(profit)]] : [];
  });
  return (
    <>
      <Rule from={[0, y(0)]} to={[100, y(0)]} width={1} dashes="1.5 4" tone="inherit" />
      <Line points={points} />
    </>
  );
}

/** What a fund pays out tier by tier, and in all. */
function Tiers() {
  const { total } = waterfall.calculate(waterfall.presets.base.inputs);
  const tiers = ["returnOfCapital", "preferredReturn", "catchUp", "shared"] as const;
  const steps = bridge(
    0,
    tiers.map((name) => ({ name, change: total(name) })),
  );
  const paid = steps.at(-1)?.to ?? 1;
  const x = bands([...steps.map(({ name }) => name), "total"], { gap: 0.21, outer: 0 });
  const y = upward([0, paid]);
  return (
    <>
      {steps.map(({ name, from, to }) => (
        <Bar key={name} x={edgesOf(x, name)} y={[y(from), y(to)]} />
      ))}
      <Bar x={edgesOf(x, "total")} y={[y(0), y(paid)]} opacity={0.45} />
    </>
  );
}
