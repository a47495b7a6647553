import { Label } from "./label.tsx";
import { Bar, Rule } from "./marks.tsx";
import { Plot } from "./plot.tsx";
import { Readable } from "./readable.tsx";
import { readBands } from "./readings.tsx";
import { across, bands, type PlotScale } from "./scale.ts";

type TornadoRow = {
  label: string;
  /** How far the input moves, where the label does not say so. */
  step?: string;
  /** Change in the result: `loss` is zero or less, `gain` zero or more. */
  loss: number;
  gain: number;
};

type TornadoProps = {
  label: string;
  rows: readonly TornadoRow[];
  format: (change: number) => string;
  /** What the changes are counted in, unless they say so. */
  unit?: string;
};

/** How far each input moves the result, strongest first, on one scale around the middle. */
export function Tornado({ label, rows, format, unit }: TornadoProps) {
  const strongestFirst = rows.toSorted((a, b) => b.gain - b.loss - (a.gain - a.loss));
  const reach = Math.max(...rows.flatMap(({ loss, gain }) => [-loss, gain])) || 1;
  const x = across([-reach, reach]);
  const places = bands(
    strongestFirst.map(({ label }) => label),
    { gap: 0 },
  );
  return (
    <Readable
      unit={unit}
      readings={readBands(places, "y", (_, index) => readingOf(strongestFirst[index], format))}
    >
      <div role="img" aria-label={label} className="flex flex-col gap-2 sm:gap-0">
        {strongestFirst.map((row) => (
          <div
            key={row.label}
            className="text-small sm:grid sm:grid-cols-[13rem_1fr] sm:items-center"
          >
            <span>
              {row.label}
              {row.step && <span className="font-mono text-label text-muted"> {row.step}</span>}
            </span>
            <Row row={row} x={x} format={format} />
          </div>
        ))}
      </div>
    </Readable>
  );
}

function readingOf(row: TornadoRow | undefined, format: (change: number) => string) {
  const { loss = 0, gain = 0 } = row ?? {};
  if (loss === 0 && gain === 0) return { values: [{ text: "no effect" }] };
  return {
    values: [
      { text: format(loss), tone: "red" as const },
      { name: "to", text: format(gain), tone: "green" as const },
    ],
  };
}

type RowProps = Pick<TornadoProps, "format"> & { row: TornadoRow; x: PlotScale };

function Row({ row: { loss, gain }, x, format }: RowProps) {
  const hasEffect = loss < 0 || gain > 0;
  return (
    <div className="px-18">
      <Plot label={null} className="figures block h-10 w-full text-label">
        <Bar x={[x(loss), x(0)]} y={[27.5, 72.5]} tone="red" />
        <Bar x={[x(0), x(gain)]} y={[27.5, 72.5]} tone="green" />
        <Rule from={[x(0), 10]} to={[x(0), 90]} tone="ink" />
        {hasEffect ? (
          <>
            <Label at={[x(loss), 50]} dx={-8} anchor="end">
              {format(loss)}
            </Label>
            <Label at={[x(gain), 50]} dx={8} anchor="start">
              {format(gain)}
            </Label>
          </>
        ) : (
          <Label at={[x(0), 50]} dx={12} anchor="start">
            no effect
          </Label>
        )}
      </Plot>
    </div>
  );
}
