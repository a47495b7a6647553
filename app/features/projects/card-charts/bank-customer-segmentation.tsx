import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { atRisk, segments, sheet } from "#models/segmentation/sheet.ts";
import { BaseLine, flushColumns, Strip, TOP, valueScale, Word } from "./kit/strip.tsx";

/** The segments of the simulated customers, the largest first, with the cutoffs that the page opens with. */
const { numberAt, total } = sheet.calculate(sheet.opening);
const customers = formatNumber(total("customers"));
const sizes = segments
  .map((segment) => ({ segment, size: numberAt("customers", segment) }))
  .toSorted((a, b) => b.size - a.size);

const columns = flushColumns(
  sizes.map(({ segment }) => segment),
  10,
);
const y = valueScale([0, sizes[0]?.size ?? 1]);

/** `at risk`, with a space in it. */
function wordsOf(segment: string) {
  return segment.replace("\u00a0", " ");
}

export function CardChart() {
  return (
    <Strip
      label={`${customers} simulated bank customers in eight segments by recency, frequency and monetary value: ${sizes.map(({ segment, size }) => `${size} ${wordsOf(segment)}`).join(", ")}`}
    >
      {sizes.map(({ segment, size }, index) => {
        // The segment to act on: good customers who have stopped coming.
        const isAtRisk = segment === atRisk;
        return (
          <g key={segment}>
            <Bar
              x={edgesOf(columns, segment)}
              y={[y(0), y(size)]}
              tone={isAtRisk ? "red" : "inherit"}
              opacity={isAtRisk ? 1 : 0.4}
            />
            {(index === 0 || isAtRisk) && (
              <Word
                x={index === 0 ? 0 : middleOf(columns, segment)}
                tone={isAtRisk ? "red" : "muted"}
              >
                {`${wordsOf(segment)} ${size}`}
              </Word>
            )}
          </g>
        );
      })}
      <BaseLine />
      <Label at={[100, TOP]} place={8} anchor="end">
        {`${customers} simulated customers`}
      </Label>
    </Strip>
  );
}
