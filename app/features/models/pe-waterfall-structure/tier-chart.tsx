import { type Column, ColumnChart, type ColumnPart } from "#app/components/charts/column-chart.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { formatNumber } from "#app/format/number.ts";
import { type Tier, tiers } from "#models/waterfall/tiers.ts";
import type { WaterfallYear } from "#models/waterfall/years.ts";
import { millionEuro, toShown } from "../kit/units.ts";
import { tierNames, tierTone } from "./tiers.ts";

/** Distributions by year, stacked in the order in which the tiers are paid. */
export function TierChart({ years, label }: { years: readonly WaterfallYear[]; label: string }) {
  if (years.every(({ distributed }) => distributed <= 0)) {
    return (
      <p className="mt-3 border-y border-rule py-16 text-center text-muted">
        Nothing is distributed.
      </p>
    );
  }
  return (
    <>
      <ColumnChart
        label={label}
        columns={years.map(columnOf)}
        format={(millions) => formatNumber(millions, { atMost: 1 })}
        labels="value axis"
        plotHeight={288}
      />
      <Legend label="Tiers in the chart" entries={legend} />
    </>
  );
}

const legend: LegendEntry[] = [
  ...tiers.map((tier) => ({
    ...tierNames[tier],
    tone: tierTone[tier],
    hatched: tier === "catchUp",
  })),
  { name: "Hatched: to the GP", tone: "muted", hatched: true },
];

function columnOf(year: WaterfallYear): Column {
  const parts = tiers.flatMap((tier) => [partOf(year, tier, "lp"), partOf(year, tier, "gp")]);
  return { name: String(year.year), parts };
}

function partOf(year: WaterfallYear, tier: Tier, party: "lp" | "gp"): ColumnPart {
  const { name, code } = tierNames[tier];
  // The GP's part of a shared tier is stacked on the LPs', which carries the code for both.
  const isCoded = party === "lp" || tier === "catchUp";
  return {
    name: `${name} ${party}`,
    value: toShown(millionEuro, year.tiers[tier][party]),
    tone: tierTone[tier],
    hatched: party === "gp",
    code: isCoded ? code : undefined,
  };
}
