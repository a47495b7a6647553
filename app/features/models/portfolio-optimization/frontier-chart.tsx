import { useState } from "react";
import { tickTexts, ValueAxis } from "#app/components/charts/axis.tsx";
import { clearCorners } from "#app/components/charts/clear-corner.ts";
import { CornerLabel } from "#app/components/charts/corner-label.tsx";
import { Frame, plotWidthIn } from "#app/components/charts/frame.tsx";
import {
  DrawnHandles,
  type Handle,
  HandleInputs,
  stackHandles,
} from "#app/components/charts/handles.tsx";
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
/** Widths in pixels of the column of text for which names are placed, on phones and on all wider screens. */
const widths = [
  {
    names: assetNames.map((name) => shortNames[name] ?? name),
    ...{ columns: [320, 350, 390, 480], className: "sm:hidden" },
  },
  { names: assetNames, columns: [570, 612, 708], className: "max-sm:hidden" },
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
  const estimatedOf = (column: "Chosen" | "Calmest"): Point => ({
    expectedReturn: numberAt("estimatedReturn", column),
    volatility: numberAt("estimatedVolatility", column),
  });
  const [chosen, calmest] = [estimatedOf("Chosen"), estimatedOf("Calmest")];
  const singles = assetNumbers.map((asset) => ({
    expectedReturn: numberAt("expected", asset),
    volatility: numberAt("assetVolatility", asset),
  }));
  const chosenInTruth = {
    expectedReturn: numberAt("trueReturnOf", "Chosen"),
    volatility: numberAt("trueVolatility", "Chosen"),
  };
  const { limited, inTruth } = frontierCurves(inputs, steps);

  const all: Point[] = [...limited, ...inTruth, ...singles];
  const now = {
    x: [0, Math.max(...all.map(({ volatility }) => volatility)) * 1.04] as const,
    y: spanOf([0, ...all.map(({ expectedReturn }) => expectedReturn)]),
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
  const rates = tickTexts(ticks, rateText);
  const toAxis = [placeOf(chosen), [x(chosen.volatility), 100]] as const;
  const ends = [
    {
      ...{ name: `Promised ${formatPercent(chosen.expectedReturn)}`, at: placeOf(chosen) },
      tone: "accent" as const,
    },
    {
      ...{ name: `True ${formatPercent(chosenInTruth.expectedReturn)}` },
      ...{ at: placeOf(chosenInTruth), tone: "ochre" as const },
    },
  ];
  const named = ({ names, columns }: (typeof widths)[number]) => {
    const dots = [
      ...ends,
      ...singles.map((single, index) => ({
        ...{ name: names[index] ?? "", tone: "muted" as const },
        at: placeOf(single),
      })),
    ];
    const corners = clearCorners(
      dots,
      {
        lines: [
          ...[limited, inTruth].map((curve) =>
            curve.filter((_, step) => step % 4 === 0).map(placeOf),
          ),
          toAxis,
          [
            [0, y(0)],
            [100, y(0)],
          ],
        ],
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
      <Line points={inTruth.map(placeOf)} tone="ochre" />
      <Line points={limited.map(placeOf)} tone="accent" width={2.5} />
      {singles.map((single, index) => (
        <Dot key={assetNames[index]} at={placeOf(single)} radius={3} tone="edge" />
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
      <Rule from={toAxis[0]} to={toAxis[1]} tone="edge" dashes="2 3" />
      <Dot at={placeOf(chosenInTruth)} radius={4.5} tone="ochre" />
      <Dot at={placeOf(chosen)} radius={5} tone="accent" />
      <DrawnHandles handles={placed} x={x} plotHeight={plotHeight} />
    </Frame>
  );
}
