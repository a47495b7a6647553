import { formatEuro, formatEuroChange, formatMillionEuro } from "#app/format/money.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import type { PortfolioResults } from "#models/bonds/portfolio.ts";
import type { Result } from "../kit/result.ts";

/** The headline figures of a portfolio when its curve moves. */
export function headlines({ marketValue, average, change }: PortfolioResults): Result[] {
  return [
    {
      id: "repriced",
      label: "Change in value",
      value: formatEuroChange(change.repriced),
      note: average
        ? `${shareText(change.repriced, marketValue)} of ${formatMillionEuro(marketValue, 2)}, fully repriced`
        : "no bond to value",
    },
    {
      id: "byDuration",
      label: "By duration alone",
      value: formatEuroChange(change.byDuration),
      note: offText(change.byDuration, change.repriced),
    },
    {
      id: "withConvexity",
      label: "With convexity",
      value: formatEuroChange(change.withConvexity),
      note: offText(change.withConvexity, change.repriced),
    },
    {
      id: "modifiedDuration",
      label: "Modified duration",
      value: average ? formatNumber(average.modifiedDuration, 2) : "None",
      note: average ? `convexity ${formatNumber(average.convexity, 1)}` : "no bond to value",
    },
  ];
}

/** How far an estimate is from the full repricing. */
function offText(estimate: number, repriced: number) {
  const gap = Math.round(estimate) - Math.round(repriced);
  if (gap === 0) return "as repriced";
  const size = formatEuro(Math.abs(gap));
  // Below a loss, `too low` could mean either that the figure or that the loss is.
  if (Math.sign(estimate) !== Math.sign(repriced)) return `${size} off`;
  const overstates = Math.abs(estimate) > Math.abs(repriced);
  return `${overstates ? "overstates" : "understates"} the ${repriced < 0 ? "loss" : "gain"} by ${size}`;
}

/** `−6.79%`. */
export function shareText(change: number, marketValue: number) {
  return `${formatChange((change / marketValue) * 100, 2)}%`;
}

/** `+1 point`, `−0.25 points`. */
export function pointsText(rate: number) {
  const size = Math.abs(rate * 100);
  return `${formatChange(rate * 100, { atMost: 2 })} point${size === 1 ? "" : "s"}`;
}
