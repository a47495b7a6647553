import { Label } from "#app/components/charts/label.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { across, type PlotScale } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { type FraudFigures, ruleRows } from "./rows.ts";

const legend: readonly LegendEntry[] = [
  { name: "Fraud", tone: "red" },
  { name: "False alarm", tone: "edge" },
];

type Alerts = { name: string; alerts: number; hits: number };

/** How many alerts each rule raises, and how many of them are fraud. */
export function AlertChart({ figures: { number, numberAt } }: { figures: FraudFigures }) {
  const rows: readonly Alerts[] = [
    ...ruleRows.map(({ title, at }) => ({
      ...{ name: title, alerts: numberAt("ruleAlerts", at), hits: numberAt("ruleHits", at) },
    })),
    { name: "All alerts", alerts: number("alerts"), hits: number("hits") },
  ];
  const most = Math.max(1, ...rows.map(({ alerts }) => alerts));
  const x = across([0, most]);
  return (
    <>
      <div role="img" aria-label={summary(rows)} className="mt-3 space-y-1">
        {rows.map((row, index) => (
          <div
            key={row.name}
            className={`items-center sm:grid sm:grid-cols-[8rem_1fr] ${index === rows.length - 1 ? "border-t border-ink pt-1" : ""}`}
          >
            <span className="text-small">{row.name}</span>
            <RuleBar row={row} x={x} />
          </div>
        ))}
      </div>
      <Legend label="Alerts in the chart" entries={legend} />
    </>
  );
}

function RuleBar({ row: { alerts, hits }, x }: { row: Alerts; x: PlotScale }) {
  return (
    <div className="pr-28">
      <Plot label={null} className="figures block h-9 w-full text-label">
        <Bar x={[x(0), x(hits)]} y={[20, 80]} tone="red" />
        <Bar x={[x(hits), x(alerts)]} y={[20, 80]} tone="edge" />
        <Rule from={[0, 0]} to={[0, 100]} tone="ink" />
        <Label at={[x(alerts), 50]} dx={8} anchor="start" tone="ink">
          {alerts === 0 ? "no alerts" : `${formatNumber(hits)} of ${formatNumber(alerts)}`}
        </Label>
      </Plot>
    </div>
  );
}

function summary(rows: readonly Alerts[]) {
  const said = rows.map(
    ({ name, alerts, hits }) => `${name}: ${formatNumber(alerts)}, ${formatNumber(hits)} fraud`,
  );
  return `Alerts by rule. ${said.join(". ")}. The table Rule by rule has every value.`;
}
