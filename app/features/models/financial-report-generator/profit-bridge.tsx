import { memo } from "react";
import { BridgeChart } from "#app/components/charts/bridge-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatChange, formatNumber } from "#app/format/number.ts";
import type { Report } from "#models/report/statements.ts";
import { profitBridge } from "#models/report/variances.ts";
import { shortUnit } from "./words.ts";

/** From the budgeted to the actual profit; without a budget, from sales to profit. */
export const ProfitBridge = memo(function ProfitBridge({
  report: { income, budget },
  hasBudget,
  spokenResult,
}: {
  report: Report;
  hasBudget: boolean;
  spokenResult: string;
}) {
  const bridge = profitBridge(income, budget);
  const amounts = [bridge.budget, bridge.actual, ...bridge.changes.map(({ change }) => change)];
  const unit = shortUnit(Math.max(...amounts.map(Math.abs)) / 100);
  const inUnit = (cents: number) => cents / 100 / unit.euros;
  const changes = bridge.changes.map(({ name, change }) => ({ name, change: inUnit(change) }));
  const [first, ...rest] = changes;
  // Without a budget every line is a change from nothing, and sales are where it starts.
  const start = hasBudget
    ? { name: "budget", value: inUnit(bridge.budget) }
    : { name: "sales", value: first?.change ?? 0 };
  return (
    <section aria-labelledby="profit-bridge">
      <h2 id="profit-bridge" className="text-h2">
        {hasBudget ? "From budgeted to actual profit" : "From sales to profit"}
      </h2>
      <Figure caption={`Fig. 1 – ${unit.name}; the income statement below has every line`}>
        <BridgeChart
          label={`Bridge from ${start.name} to profit. ${spokenResult}`}
          start={start}
          changes={hasBudget ? changes : rest}
          endName={hasBudget ? "actual" : "profit"}
          formatTotal={(amount) => formatNumber(amount, { atMost: unit.atMost })}
          formatChange={(amount) => formatChange(amount, { atMost: unit.atMost })}
        />
      </Figure>
    </section>
  );
});
