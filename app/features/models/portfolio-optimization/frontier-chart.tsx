import { useState } from "react";
import { ValueAxis } from "#app/components/charts/axis.tsx";
import { clearCorners } from "#app/components/charts/clear-corner.ts";
import { CornerLabel } from "#app/components/charts/corner-label.tsx";
import { Frame, plotWidthIn } from "#app/components/charts/frame.tsx";
import {
  DrawnHandles,
  type Handle,
  HandleInputs,
  stackHandles,
} from "#app/components/charts/handles.tsx";
import { Legend } from "#app/components/charts/legend.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readDots } from "#app/components/charts/readings.tsx";
import { across, spanOf, upward } from "#app/components/charts/scale.ts";
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
const shortNames: Record<string, string> = {
  ...{ "Small companies": "Small caps", "Emerging markets": "Emerging" },
  ...{ "Government bonds": "Gov. bonds", "Company bonds": "Corp. bonds" },
  ...{ Commodities: "Commod.", "World shares": "World" },
};
/** Names are placed for phones, and for all wider screens, in columns of text of so many pixels. */
const widths = [
  {
    names: assetNames.map((name) => shortNames[name] ?? name),
    ...{ columns: [320, 350, 390, 480], className: "sm:hidden" },
  },
  { names: assetNames, columns: [570, 612, 708, 1028], className: "max-sm:hidden" },
];
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
  const round = upward(domain.y).nice(4);
  const [low, high] = round.domain;
  const ticks = round.ticks(4);
  // With room below for the handle.
  const y = upward([low - (high - low) / 12, high]);
  const placeOf = ({ volatility, expectedReturn }: Point): Place => [
    x(volatility),
    y(expectedReturn),
  ];
  const rates = ticks.map(rateText);
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
  const toAxis = [placeOf(chosen), [x(chosen.volatility), 100]] as const;
  const riskless = [[0, y(inputs.risklessRate)], placeOf(best)] as const;
  // Before the end of a curve, where the assets with the highest return are.
  const namedAt = (curve: readonly Point[]) =>
    placeOf(curve.at(Math.round(0.7 * (curve.length - 1))) ?? chosen);
  const curveNames = [
    { name: "estimated", tone: "accent" as const, curve: limited },
    { name: "in truth", tone: "ochre" as const, curve: inTruth },
  ];
  const named = ({ names, columns }: (typeof widths)[number]) => {
    const dots = [
      ...curveNames.map(({ name, tone, curve }) => ({ name, tone, at: namedAt(curve) })),
      ...singles.map((single, index) => ({
        ...{ name: names[index] ?? "", tone: "muted" as const },
        at: placeOf(single),
      })),
    ];
    const corners = clearCorners(
      dots,
      {
        lines: [
          ...[limited, inTruth, unlimited].map((curve) =>
            curve.filter((_, step) => step % 4 === 0).map(placeOf),
          ),
          ...[...errorBars, toAxis, riskless],
          [
            [0, y(0)],
            [100, y(0)],
          ],
        ],
        others: [chosen, chosenInTruth, best].map(placeOf),
      },
      columns.map((column) => ({
        width: plotWidthIn(column, { left: rates, right: [] }),
        height: plotHeight,
      })),
    );
    return dots.map((dot, index) => ({ ...dot, corner: corners[index] }));
  };
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
      <Rule from={riskless[0]} to={riskless[1]} width={1.25} dashes="2 3" tone="muted" />
      {unlimited.length > 0 && (
        <Line points={unlimited.map(placeOf)} tone="muted" width={1.25} dashes="6 4" />
      )}
      <Line points={inTruth.map(placeOf)} tone="ochre" />
      <Line points={limited.map(placeOf)} tone="accent" width={2.5} />
      {singles.map((single, index) => (
        <Dot key={assetNames[index]} at={placeOf(single)} radius={3} tone="muted" />
      ))}
      {widths.map((width) => (
        <g key={width.className} className={width.className}>
          {named(width).map(
            ({ name, tone, at, corner }) =>
              corner && (
                <CornerLabel key={name} at={at} corner={corner} tone={tone}>
                  {name}
                </CornerLabel>
              ),
          )}
        </g>
      ))}
      <Dot at={placeOf(best)} radius={4} hollow="paper" tone="ink" />
      <Rule from={toAxis[0]} to={toAxis[1]} tone="edge" dashes="2 3" />
      {errorBars.map(([from, to]) => (
        <Rule key={from.join()} from={from} to={to} width={1.25} tone="accent" />
      ))}
      <Dot at={placeOf(chosenInTruth)} radius={4.5} tone="ochre" />
      <Dot at={placeOf(chosen)} radius={5} tone="accent" />
      <DrawnHandles handles={placed} x={x} plotHeight={plotHeight} />
    </Frame>
  );
}

/** What the marks are that have no name in the chart. */
export function FrontierLegend({ isLimited }: { isLimited: boolean }) {
  const whole = { from: [0, 50], to: [100, 50] } as const;
  const entries = [
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
      entries={isLimited ? entries : entries.toSpliced(0, 1)}
    />
  );
}
