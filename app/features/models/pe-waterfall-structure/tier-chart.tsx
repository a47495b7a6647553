import { ColumnChart, type ColumnPart } from "#app/components/charts/column-chart.tsx";
import { Legend } from "#app/components/charts/legend.tsx";
import { formatNumber } from "#app/format/number.ts";
import { type TierLine, tiers, toneOf, type WaterfallFigures, yearNumbers } from "./tiers.ts";

/** Distributions by year, stacked in the order in which the tiers are paid. */
export function TierChart({ figures, label }: { figures: WaterfallFigures; label: string }) {
  const { describe, numberAt, number } = figures;
  if (number("totalDistributed") <= 0) {
    return (
      <p className="mt-3 border-y border-rule py-16 text-center text-muted">
        Nothing is distributed.
      </p>
    );
  }

  function partOf(year: number, line: TierLine, part: Omit<ColumnPart, "name" | "value">) {
    return { ...part, name: describe(line).label, value: numberAt(line, year) / 1_000_000 };
  }

  return (
    <>
      <ColumnChart
        label={label}
        columns={yearNumbers.map((year) => ({
          name: String(year),
          parts: tiers.flatMap((tier): ColumnPart[] => {
            const { lp, gp, code } = tier;
            const tone = toneOf(tier);
            // The GP's part of a shared tier is stacked on the LPs', which carries the code for both.
            return [
              ...(lp ? [partOf(year, lp, { tone, code })] : []),
              ...(gp
                ? [partOf(year, gp, { tone, hatched: true, code: lp ? undefined : code })]
                : []),
            ];
          }),
        }))}
        format={(millions) => formatNumber(millions, { atMost: 1 })}
        labels="value axis"
        plotHeight={288}
      />
      <Legend
        label="Tiers in the chart"
        entries={[
          ...tiers.map((tier) => ({
            ...{ name: describe(tier.both).label, code: tier.code, tone: toneOf(tier) },
            hatched: tier.lp === null,
          })),
          { name: "Hatched: to the GP", tone: "muted", hatched: true },
        ]}
      />
    </>
  );
}
