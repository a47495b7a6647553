import { useState } from "react";
import { EndLabels, tickTexts, ValueAxis } from "#app/components/charts/axis.tsx";
import { clearCorners, markCorners } from "#app/components/charts/clear-corner.ts";
import { CornerLabel } from "#app/components/charts/corner-label.tsx";
import { Frame, plotWidthIn } from "#app/components/charts/frame.tsx";
import {
  DrawnHandles,
  type Handle,
  HandleInputs,
  handleOutlines,
  stackHandles,
} from "#app/components/charts/handles.tsx";
import { Label } from "#app/components/charts/label.tsx";
import type { Corner } from "#app/components/charts/label-corner.ts";
import { phoneColumn } from "#app/components/charts/label-size.ts";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readLines, type Series } from "#app/components/charts/readings.tsx";
import { across, spanOf, upward } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { legInputs } from "#models/options/leg-lines.ts";
import { breakEvensOf, dayText, priceText } from "#models/options/words.ts";
import type { OptionCase, OptionFigures } from "./results.ts";

type Domain = readonly [number, number];

const plotHeight = 320;

/** Columns of text that the chart is in, in pixels: phones, tablets and wide screens. */
const columns = [phoneColumn, 350, 680, 708];

/** Profit or payoff against the price of the share, with the strikes as handles on its base. */
export function PayoffChart({
  shown: { inputs, figures },
  handles,
  label,
}: {
  shown: OptionCase;
  handles: readonly Handle[];
  label: string;
}) {
  // While a strike is dragged the prices beneath the pointer must not move.
  const [held, setHeld] = useState<Domain | null>(null);
  const domain = held ?? [figures.number("lowestPrice"), figures.number("highestPrice")];
  const x = across(domain);
  const series = seriesOf(figures, domain);
  const y = amountsInView(series, inputs.show);
  const ticks = y.ticks(5);
  const inView = handles.filter(({ value }) => value >= domain[0] && value <= domain[1]);
  const placed = stackHandles(inView, x);
  const amountText = (amount: number) => figures.write("value", amount);
  const beside = { left: tickTexts(ticks, formatTick), right: series.map(({ name }) => name) };
  const isProfit = inputs.show === "profit";
  const breakEvens = (isProfit ? breakEvensOf(figures) : []).map((price) => ({
    ...{ name: figures.write("breakEven", price), at: [x(price), y(0)] as Place },
  }));
  const plateaus = extremesOf(series[0]?.points ?? []).map((point) => ({
    name: isProfit ? figures.signed("value", point.y) : amountText(point.y),
    at: [x(point.x), y(point.y)] as Place,
  }));
  const spotLine = [0, 100].map((down): Place => [x(inputs.spot), down]);
  const corners = clearCorners(
    [...breakEvens, ...plateaus],
    {
      lines: [
        ...series.map(({ points }) => points.map((one): Place => [x(one.x), y(one.y)])),
        spotLine,
        ...handleOutlines(placed, x, plotHeight),
      ],
    },
    columns.map((column) => ({ width: plotWidthIn(column, beside), height: plotHeight })),
    markCorners,
  );

  return (
    <Frame
      label={label}
      plotHeight={plotHeight}
      {...beside}
      base={x.ticks(6).map((tick) => ({ at: x(tick), text: formatNumber(tick) }))}
      above
      unit={`${isProfit ? "Profit" : "Payoff"}, €, by share price`}
      readings={readLines(series, { x, y }, (price) => `Share at ${amountText(price)}`, amountText)}
      overlay={
        <HandleInputs
          handles={placed}
          domain={domain}
          step={legInputs.strike.step}
          onHold={(isHeld) => setHeld(isHeld ? domain : null)}
        />
      }
    >
      <ValueAxis scale={y} ticks={ticks} format={formatTick} />
      {placed.map(({ code, value }) => (
        <Rule key={code} from={[x(value), 0]} to={[x(value), 100]} />
      ))}
      <Rule from={[x(inputs.spot), 0]} to={[x(inputs.spot), 100]} tone="ink" dashes="1 3" />
      {series.map(({ name, points, tone, strong, dashed }) => (
        <Line
          key={name}
          points={points.map((point) => [x(point.x), y(point.y)] as const)}
          tone={tone}
          width={strong ? 2.5 : 1.75}
          dashes={dashed ? "6 4" : undefined}
        />
      ))}
      <EndLabels
        plotHeight={plotHeight}
        ends={series.map(({ name, tone, points }) => ({
          ...{ name, tone, at: y(points.at(-1)?.y ?? 0) },
        }))}
      />
      <Label at={[x(inputs.spot), 0]} place="above" tone="ink">
        {`Share ${priceText(figures, inputs.spot)}`}
      </Label>
      {[...breakEvens, ...plateaus].map(({ name, at }, index) => (
        <CornerLabel key={name} at={at} tone="ink" corner={corners[index] as Corner}>
          {name}
        </CornerLabel>
      ))}
      {breakEvens.map(({ name, at }) => (
        <Dot key={name} at={at} radius={4} hollow="paper" tone="ink" />
      ))}
      <DrawnHandles handles={placed} x={x} plotHeight={plotHeight} />
    </Frame>
  );
}

/** The highest and the lowest amount, in the middle of where the line is at it; none where it goes on beyond the plot. */
function extremesOf(points: readonly Point[]): Point[] {
  const amounts = points.map(({ y }) => y);
  return [...new Set([Math.max(...amounts), Math.min(...amounts)])].flatMap((extreme) => {
    const first = amounts.findIndex((amount) => isAlmost(amount, extreme));
    const length = amounts.slice(first).findIndex((amount) => !isAlmost(amount, extreme));
    const last = length === -1 ? points.length - 1 : first + length - 1;
    const isAtEdge = first === last && (first === 0 || last === points.length - 1);
    const [from, to] = [points[first], points[last]];
    return isAtEdge || !from || !to ? [] : [{ x: (from.x + to.x) / 2, y: extreme }];
  });
}

function isAlmost(amount: number, other: number) {
  return Math.abs(amount - other) < 1e-9;
}

/** With room below the lowest line for the handles, and above the highest for its amount. A profit is read against zero, a payoff need not be. */
function amountsInView(series: readonly Series[], show: OptionCase["inputs"]["show"]) {
  const amounts = series.flatMap(({ points }) => points.map((point) => point.y));
  const [low, high] = spanOf(show === "profit" ? [0, ...amounts] : amounts);
  const room = (high - low) / 12;
  return upward([low - room, high + room]).nice(5);
}

function formatTick(amount: number) {
  return formatNumber(amount, { atMost: 2 });
}

function seriesOf(figures: OptionFigures, domain: Domain): Series[] {
  const prices = figures.numbers("price");
  const pointsOf = (name: "shownAtExpiry" | "shownOnDay") =>
    within(
      figures.numbers(name).map((y, row) => ({ x: prices[row] ?? 0, y })),
      domain,
    );
  const atExpiry: Series = {
    ...{ name: "at expiry", tone: "accent", strong: true },
    points: pointsOf("shownAtExpiry"),
  };
  const day = dayText(figures);
  if (day === "at expiry") return [atExpiry];
  return [atExpiry, { name: day, tone: "blue", dashed: true, points: pointsOf("shownOnDay") }];
}

type Point = { x: number; y: number };

/**
 * From one end of the plot to the other. The prices of the sheet are those in view, except while a strike is dragged:
 * until it is let go, a line that ends before the plot does goes on straight.
 */
function within(points: readonly Point[], [low, high]: Domain): Point[] {
  const distinct = points.filter(({ x }, index) => x !== points[index - 1]?.x);
  const inside = distinct.filter(({ x }) => x > low && x < high);
  return [
    { x: low, y: amountAt(distinct, low) },
    ...inside,
    { x: high, y: amountAt(distinct, high) },
  ];
}

/** On the straight line between, or beyond, the two nearest points. */
function amountAt(points: readonly Point[], x: number) {
  const after = points.findIndex((point) => point.x >= x);
  const place = Math.max(1, after === -1 ? points.length - 1 : after);
  const [from, to] = [points[place - 1], points[place]];
  if (!from || !to) return 0;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
