import { useState } from "react";
import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import {
  DrawnHandles,
  type Handle,
  HandleInputs,
  stackHandles,
} from "#app/components/charts/handles.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { lineHeight, sideGap } from "#app/components/charts/label-size.ts";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import { Reading, useReading } from "#app/components/charts/reading.tsx";
import { across, spanOf, upward } from "#app/components/charts/scale.ts";
import type { Series } from "#app/components/charts/series.ts";
import { spreadLabels } from "#app/components/charts/spread-labels.ts";
import { formatNumber } from "#app/format/number.ts";
import { legLimits } from "#models/options/limits.ts";
import { strikesOf } from "#models/options/payoff.ts";
import { priceRow, type StrategyResults } from "#models/options/strategy.ts";
import type { StrategyCase } from "./fields.ts";
import { pricesInView } from "./prices.ts";
import { amountText, dayText, priceText } from "./results.ts";

type Domain = readonly [number, number];

const plotHeight = 320;

/** Profit or payoff against the price of the share, with the strikes as handles on its base. */
export function PayoffChart({
  shown,
  results,
  handles,
  label,
}: {
  shown: StrategyCase;
  results: StrategyResults;
  handles: readonly Handle[];
  label: string;
}) {
  // While a strike is dragged the prices beneath the pointer must not move.
  const [held, setHeld] = useState<Domain | null>(null);
  const domain = held ?? pricesInView(shown, results);
  const x = across(domain);
  const series = seriesOf(shown, results, domain);
  const y = amountsInView(series, shown.show);
  const ticks = y.ticks(5);
  const reading = useReading(series, x);
  const inView = handles.filter(({ value }) => value >= domain[0] && value <= domain[1]);
  const placed = stackHandles(inView, x);
  const ends = spreadLabels(
    series.map(({ points }) => y(points.at(-1)?.y ?? 0)),
    (lineHeight / plotHeight) * 100,
  );
  const breakEvens = shown.show === "profit" ? results.breakEvens : [];

  return (
    <Frame
      label={label}
      plotHeight={plotHeight}
      left={ticks.map(formatTick)}
      right={series.map(({ name }) => name)}
      base={x.ticks(6).map((tick) => ({ at: x(tick), text: formatNumber(tick) }))}
      above
      className="touch-pan-y"
      overlay={
        <HandleInputs
          handles={placed}
          domain={domain}
          step={legLimits.strike.step}
          onHold={(isHeld) => setHeld(isHeld ? domain : null)}
        />
      }
      {...reading.handlers}
    >
      {/* Something to point at between the lines. */}
      <rect width="100%" height="100%" fill="transparent" />
      <ValueAxis scale={y} ticks={ticks} format={formatTick} />
      <Rule from={[x(shown.spot), 0]} to={[x(shown.spot), 100]} tone="edge" dashes="2 3" />
      {placed.map(({ code, value }) => (
        <Rule key={code} from={[x(value), 0]} to={[x(value), 100]} />
      ))}
      {series.map(({ name, points, tone, strong, dashed }) => (
        <Line
          key={name}
          points={points.map((point) => [x(point.x), y(point.y)] as const)}
          tone={tone}
          width={strong ? 2.5 : 1.75}
          dashes={dashed ? "6 4" : undefined}
        />
      ))}
      {series.map(({ name, tone }, index) => (
        <Label key={name} at={[100, ends[index] ?? 0]} dx={sideGap} anchor="start" tone={tone}>
          {name}
        </Label>
      ))}
      <Label at={[x(shown.spot), 0]} place="above">
        {`share ${priceText(shown.spot)}`}
      </Label>
      {breakEvens.map((price) => (
        <Dot key={price} at={[x(price), y(0)]} radius={4} hollow="paper" tone="ink" />
      ))}
      {reading.at !== null && (
        <Reading
          series={series}
          at={reading.at}
          x={x}
          y={y}
          readingTitle={(price) => `Share at ${amountText(price)}`}
          formatReading={amountText}
        />
      )}
      <DrawnHandles handles={placed} x={x} plotHeight={plotHeight} />
    </Frame>
  );
}

/** With room below the lowest line for the handles. A profit is read against zero, a payoff need not be. */
function amountsInView(series: readonly Series[], show: StrategyCase["show"]) {
  const amounts = series.flatMap(({ points }) => points.map((point) => point.y));
  const [low, high] = spanOf(show === "profit" ? [0, ...amounts] : amounts);
  return upward([low - (high - low) / 12, high]).nice(5);
}

function formatTick(amount: number) {
  return formatNumber(amount, { atMost: 2 });
}

const steps = 80;

function seriesOf(shown: StrategyCase, results: StrategyResults, [low, high]: Domain): Series[] {
  const grid = Array.from({ length: steps + 1 }, (_, step) => low + ((high - low) * step) / steps);
  const exact = [...strikesOf(results.legs), ...results.breakEvens];
  const prices = [...grid, ...exact.filter((price) => price >= low && price <= high)];
  const rows = [...new Set(prices)]
    .toSorted((a, b) => a - b)
    .map((price) => priceRow(shown, price));
  const isProfit = shown.show === "profit";
  const atExpiry: Series = {
    name: "at expiry",
    tone: "accent",
    strong: true,
    points: rows.map((row) => ({ x: row.price, y: isProfit ? row.profit : row.payoff })),
  };
  if (dayText(shown) === "at expiry") return [atExpiry];
  const onDay: Series = {
    name: dayText(shown),
    tone: "blue",
    dashed: true,
    points: rows.map((row) => ({ x: row.price, y: isProfit ? row.profitOnDay : row.valueOnDay })),
  };
  return [atExpiry, onDay];
}
