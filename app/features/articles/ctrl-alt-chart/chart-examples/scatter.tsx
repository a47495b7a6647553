import { extent, mean, sum } from "d3-array";
import { ScatterChart } from "#app/components/charts/scatter-chart.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

/** Net debt over EBITDA, and credit spread in basis points. */
const borrowers = [
  [0.8, 95],
  [1.2, 140],
  [1.4, 110],
  [1.9, 165],
  [2.1, 210],
  [2.3, 150],
  [2.6, 240],
  [2.9, 205],
  [3.1, 290],
  [3.4, 255],
  [3.6, 340],
  [3.9, 270],
  [4.2, 385],
  [4.6, 330],
] as const;

const [lowest = 0, highest = 0] = extent(borrowers, ([leverage]) => leverage);
const fitted = leastSquares();

function leastSquares() {
  const meanX = mean(borrowers, ([leverage]) => leverage) ?? 0;
  const meanY = mean(borrowers, ([, spread]) => spread) ?? 0;
  const slope =
    sum(borrowers, ([leverage, spread]) => (leverage - meanX) * (spread - meanY)) /
    sum(borrowers, ([leverage]) => (leverage - meanX) ** 2);
  return { slope, at: (leverage: number) => meanY + slope * (leverage - meanX) };
}

function Chart({ label }: { label: string }) {
  return (
    <ScatterChart
      label={label}
      points={borrowers.map(([x, y]) => ({ x, y }))}
      // Only as far as there are dots.
      trend={[
        { x: lowest, y: fitted.at(lowest) },
        { x: highest, y: fitted.at(highest) },
      ]}
      formatX={(leverage) => `${leverage}×`}
      formatY={formatNumber}
      names={{ x: "Net debt ÷ EBITDA", y: "spread, basis points" }}
      unit="Basis points"
    />
  );
}

export const scatter: Example = {
  finding: "Credit spreads rise with leverage",
  note: "Leverage: net debt ÷ EBITDA",
  description: `Scatter plot of ${borrowers.length} borrowers, net debt to EBITDA from ${lowest} to ${highest} against credit spread from 95 to 385 basis points. The spread rises with leverage, about ${formatNumber(fitted.slope)} basis points for each turn of EBITDA, with wide gaps around the fitted line.`,
  Chart,
};
