import { extent, mean, sum } from "d3-array";
import { scaleLinear } from "d3-scale";
import { Baseline, Label, Rule, type Sketch, width } from "./parts.tsx";

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

const left = 60;
const base = 208;
const x = scaleLinear([0, 5], [left, width - 20]);
const y = scaleLinear([0, 420], [base, 10]);

function Drawing() {
  return (
    <>
      {[100, 200, 300, 400].map((spread) => (
        <g key={spread}>
          <Rule x1={left} y1={y(spread)} x2={width} y2={y(spread)} />
          <Label x={left - 10} y={y(spread)} anchor="end">
            {spread}
          </Label>
        </g>
      ))}
      {[1, 2, 3, 4, 5].map((leverage) => (
        <Label key={leverage} x={x(leverage)} y={base} place="below">
          {leverage}×
        </Label>
      ))}
      <Baseline y={base} from={left} />
      {/* Only as far as there are dots. */}
      <Rule
        x1={x(lowest)}
        y1={y(fitted.at(lowest))}
        x2={x(highest)}
        y2={y(fitted.at(highest))}
        className="stroke-muted"
      />
      {borrowers.map(([leverage, spread]) => (
        <circle key={leverage} cx={x(leverage)} cy={y(spread)} r="5" className="fill-accent" />
      ))}
    </>
  );
}

export const scatter: Sketch = {
  caption: "Across: net debt ÷ EBITDA. Up: credit spread, basis points",
  description: `Scatter plot of ${borrowers.length} borrowers, net debt to EBITDA from ${lowest} to ${highest} against credit spread from 95 to 385 basis points. The spread rises with leverage, about ${Math.round(fitted.slope)} basis points for each turn of EBITDA, with wide gaps around the fitted line.`,
  Drawing,
};
