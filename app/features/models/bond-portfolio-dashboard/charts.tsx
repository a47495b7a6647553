import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { keyYears } from "#models/bonds/curve.ts";
import { type Change, curveOf } from "#models/bonds/holding.ts";
import { moveLimits } from "#models/bonds/limits.ts";
import {
  changesByShift,
  type PortfolioInputs,
  type PortfolioResults,
} from "#models/bonds/portfolio.ts";
import { spoken } from "../kit/result.ts";
import { headlines, pointsText, shareText } from "./results.ts";

/** Shifts of a quarter point each, and the one on show. */
function shiftsOf({ shift }: PortfolioInputs) {
  const { min, max } = moveLimits.shift;
  const steps = Math.round((max - min) / 0.0025);
  const grid = Array.from({ length: steps + 1 }, (_, step) => min + step * 0.0025);
  return [...new Set([...grid, shift].map((one) => Number(one.toFixed(6))))].toSorted(
    (a, b) => a - b,
  );
}

/** What the portfolio gains or loses at every shift of the curve: two estimates and the repricing. */
export function ChangeChart({
  shown,
  results,
}: {
  shown: PortfolioInputs;
  results: PortfolioResults;
}) {
  const { marketValue, change } = results;
  if (marketValue === 0) {
    return (
      <p className="mt-3 border-y border-rule py-16 text-center text-muted">
        No bond is left to value.
      </p>
    );
  }
  const rows = changesByShift(shown, shiftsOf(shown));
  const points = (name: keyof Change) =>
    rows.map(({ shift, change }) => ({ x: shift, y: change[name] / marketValue }));
  return (
    <Figure caption="Fig. 1 – change in value, by how far the whole curve shifts, in points; steepening and bend as set">
      <LineChart
        label={`Change in value against the shift of the curve. ${spoken(headlines(results))} The table Shift by shift has the figures.`}
        series={[
          { name: "repriced", tone: "accent", strong: true, points: points("repriced") },
          { name: "convexity", tone: "blue", points: points("withConvexity"), dashed: true },
          { name: "duration", tone: "muted", points: points("byDuration"), dashed: true },
        ]}
        formatX={(shift) => formatNumber(shift * 100)}
        formatY={(share) => formatPercent(share, 0)}
        readingTitle={pointsText}
        formatReading={(share) => formatPercent(share, 2)}
        mark={{
          x: shown.shift,
          y: change.repriced / marketValue,
          text: shareText(change.repriced, marketValue),
        }}
      />
    </Figure>
  );
}

/** The curve before and after its move. */
export function CurveChart({
  shown,
  results,
}: {
  shown: PortfolioInputs;
  results: PortfolioResults;
}) {
  const today = curveOf(shown);
  const pointsOf = (rates: readonly number[]) =>
    keyYears.map((years, index) => ({ x: years, y: rates[index] ?? 0 }));
  const after = today.map((rate, index) => rate + (results.keyMoves[index] ?? 0));
  return (
    <Figure caption="Fig. 2 – yield by years to maturity">
      <LineChart
        label={`The yield curve at 2, 5, 10 and 30 years: today ${today.map((rate) => formatPercent(rate, 2)).join(", ")}; after the move ${after.map((rate) => formatPercent(rate, 2)).join(", ")}.`}
        series={[
          { name: "moved", tone: "accent", strong: true, points: pointsOf(after) },
          { name: "today", tone: "muted", points: pointsOf(today), dashed: true },
        ]}
        formatX={(years) => formatNumber(years)}
        formatY={(rate) => formatPercent(rate, { atMost: 1 })}
        base={Math.floor(Math.min(...today, ...after) * 100) / 100}
        readingTitle={(years) => `${years} years`}
        formatReading={(rate) => formatPercent(rate, 2)}
        plotHeight={192}
      />
    </Figure>
  );
}
