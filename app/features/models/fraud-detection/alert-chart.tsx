import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { Readable } from "#app/components/charts/readable.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands } from "#app/components/charts/scale.ts";
import type { Tone } from "#app/components/charts/tone.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { byPrecision, type FraudFigures, mostPrecise } from "./rows.ts";

type Alerts = { name: string; alerts: number; hits: number; tone: Tone };

/** The share of the alerts of each rule that are fraud: the most precise rule, which the title names, first and in color. */
export function AlertChart({ figures }: { figures: FraudFigures }) {
  const { number, numberAt } = figures;
  const leaders = mostPrecise(figures);
  const rows: readonly Alerts[] = [
    ...byPrecision(figures).map(
      (rule): Alerts => ({
        ...{ name: rule.title, alerts: numberAt("ruleAlerts", rule.at) },
        hits: numberAt("ruleHits", rule.at),
        tone: leaders.includes(rule) ? "accent" : "edge",
      }),
    ),
    { name: "All alerts", alerts: number("alerts"), hits: number("hits"), tone: "ink" },
  ];
  return (
    <Readable
      unit="Share of the alerts in 2022 that are fraud; fraud/alerts"
      readings={readBands(
        bands(
          rows.map(({ name }) => name),
          { gap: 0 },
        ),
        "y",
        (_, index) => readingOf(rows[index]),
      )}
      className="pt-2"
    >
      <div role="img" aria-label={summary(rows)}>
        {rows.map((row, index) => (
          <div
            key={row.name}
            className={`items-center max-sm:py-0.5 sm:grid sm:grid-cols-[8rem_1fr] ${index === rows.length - 1 ? "border-t border-ink" : ""}`}
          >
            <span className="text-small">{row.name}</span>
            <RuleBar row={row} />
          </div>
        ))}
      </div>
    </Readable>
  );
}

function readingOf({ alerts, hits }: Pick<Alerts, "alerts" | "hits"> = { alerts: 0, hits: 0 }) {
  return {
    values: [
      { name: "alerts", text: formatNumber(alerts) },
      {
        name: "fraud",
        text: [formatNumber(hits), alerts > 0 && formatPercent(hits / alerts)]
          .filter(Boolean)
          .join(", "),
      },
    ],
  };
}

function RuleBar({ row: { alerts, hits, tone } }: { row: Alerts }) {
  const precision = alerts === 0 ? 0 : hits / alerts;
  return (
    <div className="pr-32">
      <Plot label={null} className="figures block h-9 w-full sm:h-10 text-label">
        <Bar x={[0, 100 * precision]} y={[20, 80]} tone={tone} />
        {alerts > 0 && <Bar x={[100 * precision, 100]} y={[20, 80]} tone="edge" hollow="paper" />}
        <Rule from={[0, 0]} to={[0, 100]} tone="ink" />
        <Label at={[100, 50]} dx={8} anchor="start" tone="ink">
          {alerts === 0
            ? "no alerts"
            : `${formatPercent(precision)}, ${formatNumber(hits)}/${formatNumber(alerts)}`}
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
