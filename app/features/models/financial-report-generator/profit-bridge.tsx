import { memo } from "react";
import { BridgeChart } from "#app/components/charts/bridge-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { bridgeTitle } from "./findings.ts";
import type { ReportFigures } from "./statement-tables.tsx";
import { shortUnit } from "./words.ts";

const names = { budget: "Budget", sales: "Sales", goods: "Goods", staff: "Staff", other: "Other" };
const steps = ["sales", "goods", "staff", "other"] as const;

/** From the budgeted to the actual profit; without a budget, from sales to profit. */
export const ProfitBridge = memo(function ProfitBridge({
  figures,
  spokenResult,
}: {
  figures: ReportFigures;
  spokenResult: string;
}) {
  const unit = shortUnit(Math.max(...figures.numbers("bridge").map(Math.abs)));
  const inUnit = (step: "budget" | (typeof steps)[number]) =>
    figures.numberAt("bridge", step) / unit.euros;
  const changes = steps.map((step) => ({ step, name: names[step], change: inUnit(step) }));
  const hasBudget = figures.value("hasBudget") === "yes";
  // Without a budget every line is a change from nothing, and sales are where it starts.
  const startsAt = hasBudget ? "budget" : "sales";
  return (
    <section aria-labelledby="profit-bridge">
      <h2 id="profit-bridge" className="text-h2">
        {bridgeTitle(figures)}
      </h2>
      <Figure
        caption={`Fig. 1 – from ${startsAt === "budget" ? "budgeted to actual profit" : "sales to profit"}`}
      >
        <BridgeChart
          label={`Bridge from ${startsAt} to profit. ${spokenResult}`}
          start={{ name: names[startsAt], value: inUnit(startsAt) }}
          changes={changes.filter(({ step }) => step !== startsAt)}
          unit={unit.name}
          endName={hasBudget ? "Actual" : "Profit"}
          formatTotal={(amount) => formatNumber(amount, { atMost: unit.atMost })}
          formatChange={(amount) => formatChange(amount, { atMost: unit.atMost })}
        />
      </Figure>
    </section>
  );
});
