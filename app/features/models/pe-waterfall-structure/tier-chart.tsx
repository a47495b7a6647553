import { range } from "d3-array";
import { scaleLinear } from "d3-scale";
import { useId } from "react";
import { BaseAxis, type PlotScale, ValueAxis } from "#app/components/charts/axis.tsx";
import { formatNumber } from "#app/format/number.ts";
import { type Tier, tiers } from "#models/waterfall/tiers.ts";
import type { WaterfallYear } from "#models/waterfall/years.ts";
import { millionEuro, toShown } from "../kit/units.ts";
import { gpText, lpText, TierLegend, tierFill, tierNames } from "./tiers.tsx";

/** Height of the plot (`h-72`), and of the smallest part that has room for its code, in pixels. */
const plotHeight = 288;
const smallestLabelled = 15;
/** Half of a bar, as a share of a year. */
const halfBar = 0.34;

const formatAmount = (millions: number) => formatNumber(millions, { atMost: 1 });

/** Distributions by year, stacked in the order in which the tiers are paid. */
export function TierChart({ years, label }: { years: readonly WaterfallYear[]; label: string }) {
  const hatchId = useId();
  const largest = Math.max(...years.map((year) => toShown(millionEuro, year.distributed)));
  if (largest <= 0) {
    return (
      <p className="mt-3 border-y border-rule py-16 text-center text-muted">
        Nothing is distributed.
      </p>
    );
  }

  const x = scaleLinear([0.5, years.length + 0.5], [0, 100]);
  const y = scaleLinear([0, largest], [100, 0]).nice(5);
  return (
    <>
      <div className="pt-5 pb-11 pl-9">
        <svg role="img" aria-label={label} className="block h-72 w-full overflow-visible">
          <Hatch id={hatchId} />
          <ValueAxis scale={y} ticks={y.ticks(5)} format={formatAmount} />
          <BaseAxis scale={x} ticks={range(1, years.length + 1)} format={String} />
          {years.map((year) => (
            <Bar key={year.year} year={year} x={x} y={y} hatchId={hatchId} />
          ))}
          {/* Over the bars' paper edges, so that the ground they stand on is one line. */}
          <line x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        </svg>
      </div>
      <TierLegend hatchId={hatchId} />
    </>
  );
}

function Bar({
  year,
  x,
  y,
  hatchId,
}: {
  year: WaterfallYear;
  x: PlotScale;
  y: PlotScale;
  hatchId: string;
}) {
  const left = x(year.year - halfBar);
  const width = x(year.year + halfBar) - left;
  const middle = `${x(year.year)}%`;
  return (
    <g className="figures font-mono text-label">
      {partsOf(year).map(({ tier, party, from, to }) => {
        const height = y(from) - y(to);
        const place = { x: `${left}%`, width: `${width}%`, y: `${y(to)}%`, height: `${height}%` };
        return (
          <g key={`${tier} ${party}`}>
            {/* The edge in paper parts each part from the next. */}
            <rect {...place} className={`stroke-paper ${tierFill[tier]}`} />
            {party === "gp" && <rect {...place} fill={`url(#${hatchId})`} />}
            {isLabelled(tier, party) && (height / 100) * plotHeight >= smallestLabelled && (
              <text
                x={middle}
                y={`${y((from + to) / 2)}%`}
                dy="0.35em"
                textAnchor="middle"
                className={party === "gp" ? gpText : lpText}
              >
                {tierNames[tier].code}
              </text>
            )}
          </g>
        );
      })}
      {year.distributed > 0 && (
        <text
          x={middle}
          y={`${y(toShown(millionEuro, year.distributed))}%`}
          dy="-0.55em"
          textAnchor="middle"
          className="fill-ink"
        >
          {formatAmount(toShown(millionEuro, year.distributed))}
        </text>
      )}
    </g>
  );
}

/** The GP's part of a shared tier lies on the LPs', which carries the code for both. */
function isLabelled(tier: Tier, party: Part["party"]) {
  return party === "lp" || tier === "catchUp";
}

type Part = { tier: Tier; party: "lp" | "gp"; from: number; to: number };

function partsOf(year: WaterfallYear): Part[] {
  const parts: Part[] = [];
  let reached = 0;
  for (const tier of tiers) {
    for (const party of ["lp", "gp"] as const) {
      const from = reached;
      reached += toShown(millionEuro, year.tiers[tier][party]);
      if (reached > from) parts.push({ tier, party, from, to: reached });
    }
  }
  return parts;
}

/** Paper-coloured stripes over the colour of a tier: the part that goes to the GP. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="6" className="fill-paper" />
    </pattern>
  );
}
