import { useState } from "react";
import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame, plotWidthIn } from "#app/components/charts/frame.tsx";
import {
  DrawnHandles,
  type Handle,
  HandleInputs,
  stackHandles,
} from "#app/components/charts/handles.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { lineHeight, phoneColumn, smallLetterWidth } from "#app/components/charts/label-size.ts";
import { Legend } from "#app/components/charts/legend.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readDots } from "#app/components/charts/readings.tsx";
import { across, spanOf, upward } from "#app/components/charts/scale.ts";
import { spreadLabels } from "#app/components/charts/spread-labels.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import type { Portfolio } from "#models/portfolio/frontier.ts";
import { assetNames } from "#models/portfolio/returns.ts";
import { sheet } from "#models/portfolio/sheet.ts";
import { frontierCurves } from "#models/portfolio/solve.ts";
import { assetNumbers } from "#models/portfolio/strategies.ts";
import type { PortfolioFigures } from "./charts.tsx";

type Point = Pick<Portfolio, "expectedReturn" | "volatility">;

const plotHeight = 320;
/** Along each curve. */
const steps = 48;
const rateText = (rate: number) => formatPercent(rate, 0);

/** Return against volatility: the estimated frontier, and the true values of its portfolios. */
export function FrontierChart({
  inputs,
  figures: { numberAt, number },
  label,
  onMove,
}: {
  inputs: typeof sheet.opening;
  figures: PortfolioFigures;
  label: string;
  /** To a place between the least risk (0) and the highest return (1). */
  onMove: (place: number) => void;
}) {
  const estimatedOf = (column: "Chosen" | "Calmest" | "Sharpe"): Point => ({
    expectedReturn: numberAt("estimatedReturn", column),
    volatility: numberAt("estimatedVolatility", column),
  });
  const [chosen, calmest, best] = [
    estimatedOf("Chosen"),
    estimatedOf("Calmest"),
    estimatedOf("Sharpe"),
  ];
  const singles = assetNumbers.map((asset) => ({
    expectedReturn: numberAt("expected", asset),
    volatility: numberAt("assetVolatility", asset),
  }));
  const chosenInTruth = {
    expectedReturn: numberAt("trueReturnOf", "Chosen"),
    volatility: numberAt("trueVolatility", "Chosen"),
  };
  const { limited, inTruth, unlimited } = frontierCurves(inputs, steps);

  const all: Point[] = [
    ...[...limited, ...inTruth, ...unlimited, ...singles],
    {
      volatility: chosen.volatility,
      expectedReturn: chosen.expectedReturn + number("returnError"),
    },
  ];
  const now = {
    x: [0, Math.max(...all.map(({ volatility }) => volatility)) * 1.04] as const,
    y: spanOf([0, inputs.risklessRate, ...all.map(({ expectedReturn }) => expectedReturn)]),
  };
  // While the handle is dragged the scale beneath the pointer must not move.
  const [held, setHeld] = useState<typeof now | null>(null);
  const domain = held ?? now;
  const x = across(domain.x);
  const [low, high] = domain.y;
  // With room below for the handle.
  const y = upward([low - (high - low) / 10, high]).nice(5);
  const ticks = y.ticks(5);
  const placeOf = ({ volatility, expectedReturn }: Point): Place => [
    x(volatility),
    y(expectedReturn),
  ];
  const rates = ticks.map(rateText);
  const names = besideDots(
    singles.map((single, index) => ({ name: assetNames[index] ?? "", at: placeOf(single) })),
    plotWidthIn(phoneColumn, { left: rates, right: [] }),
  );
  const [volatilityError, returnError] = [number("volatilityError"), number("returnError")];
  const errorBars = [
    [-volatilityError, 0, volatilityError, 0] as const,
    [0, -returnError, 0, returnError] as const,
  ].map(([left, below, right, above]) => [moved(left, below), moved(right, above)] as const);
  function moved(volatility: number, expectedReturn: number) {
    return placeOf({
      volatility: chosen.volatility + volatility,
      expectedReturn: chosen.expectedReturn + expectedReturn,
    });
  }
  const range = number("highestVolatility") - calmest.volatility;
  const handle: Handle = {
    code: "↔",
    label: "Drag along the frontier",
    value: chosen.volatility,
    text: `volatility ${formatPercent(chosen.volatility)}, expected return ${formatPercent(chosen.expectedReturn)}`,
    hollow: false,
    onMove: (volatility) => onMove((volatility - calmest.volatility) / range),
  };
  const placed = stackHandles([handle], x);

  return (
    <Frame
      label={label}
      plotHeight={plotHeight}
      unit="Return a year, by volatility"
      readings={readDots(
        [
          { title: "Chosen portfolio", ...chosen },
          { title: "Chosen portfolio, true values", ...chosenInTruth },
          { title: "Best Sharpe ratio", ...best },
          { title: "Least risk", ...calmest },
          ...singles.map((single, index) => ({ title: assetNames[index] ?? "", ...single })),
        ].map(({ title, ...point }) => ({
          at: placeOf(point),
          title,
          values: [
            { name: "return", text: formatPercent(point.expectedReturn) },
            { name: "volatility", text: formatPercent(point.volatility) },
          ],
        })),
      )}
      left={rates}
      base={x.ticks(6).map((tick) => ({ at: x(tick), text: rateText(tick) }))}
      overlay={
        <HandleInputs
          handles={placed}
          domain={domain.x}
          step={Math.max(range * sheet.inputs.place.step, 1e-4)}
          onHold={(isHeld) => setHeld(isHeld ? domain : null)}
        />
      }
    >
      <ValueAxis scale={y} ticks={ticks} format={rateText} />
      <Rule
        from={[0, y(inputs.risklessRate)]}
        to={placeOf(best)}
        width={1.25}
        dashes="2 3"
        tone="muted"
      />
      {unlimited.length > 0 && (
        <Line points={unlimited.map(placeOf)} tone="muted" width={1.25} dashes="6 4" />
      )}
      <Line points={inTruth.map(placeOf)} tone="ochre" />
      <Line points={limited.map(placeOf)} tone="accent" width={2.5} />
      {names.map(({ name, at, height, isLeft }) => (
        <g key={name}>
          <Dot at={at} radius={3} tone="muted" />
          <Label
            at={[at[0], height]}
            dx={isLeft ? -dotGap : dotGap}
            anchor={isLeft ? "end" : "start"}
            halo
          >
            {name}
          </Label>
        </g>
      ))}
      <Dot at={placeOf(best)} radius={4} hollow="paper" tone="ink" />
      <Rule from={placeOf(chosen)} to={[x(chosen.volatility), 100]} tone="edge" dashes="2 3" />
      {errorBars.map(([from, to]) => (
        <Rule key={from.join()} from={from} to={to} width={1.25} tone="accent" />
      ))}
      <Dot at={placeOf(chosenInTruth)} radius={4.5} tone="ochre" />
      <Dot at={placeOf(chosen)} radius={5} tone="accent" />
      <DrawnHandles handles={placed} x={x} plotHeight={plotHeight} />
    </Frame>
  );
}

/** What the lines and marks are. */
export function FrontierLegend({ isLimited }: { isLimited: boolean }) {
  const whole = { from: [0, 50], to: [100, 50] } as const;
  const entries = [
    { name: "Frontier as estimated", mark: <Rule {...whole} width={2.5} tone="accent" /> },
    { name: "The same weights in truth", mark: <Rule {...whole} width={1.75} tone="ochre" /> },
    {
      name: "Without a limit per asset",
      mark: <Rule {...whole} width={1.25} dashes="6 4" tone="muted" />,
    },
    {
      name: "Best Sharpe ratio",
      mark: (
        <>
          <Rule {...whole} width={1.25} dashes="2 3" tone="muted" />
          <Dot at={[80, 50]} radius={4} hollow="paper" tone="ink" />
        </>
      ),
    },
    {
      name: "One standard error",
      mark: (
        <>
          <Rule from={[20, 50]} to={[80, 50]} width={1.25} tone="accent" />
          <Rule from={[50, 0]} to={[50, 100]} width={1.25} tone="accent" />
          <Dot at={[50, 50]} radius={5} tone="accent" />
        </>
      ),
    },
  ];
  return (
    <Legend
      label="Lines and marks of the chart"
      entries={isLimited ? entries : entries.toSpliced(2, 1)}
    />
  );
}

/** Pixels between a dot and its name. */
const dotGap = 8;

/**
 * Names at the height of their dots, on the right where there is room on a phone, moved apart where they would
 * overlap: one on the right of its dot may reach as far as one on the left of another.
 */
function besideDots(dots: readonly { name: string; at: Place }[], phonePlot: number) {
  const heights = spreadLabels(
    dots.map(({ at }) => at[1]),
    (lineHeight / plotHeight) * 100,
  );
  return dots.map(({ name, at }, index) => {
    const end = (at[0] / 100) * phonePlot + dotGap + name.length * smallLetterWidth;
    return { name, at, isLeft: end > phonePlot, height: heights[index] ?? at[1] };
  });
}
