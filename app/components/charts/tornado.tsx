import { scaleLinear } from "d3-scale";
import { percent } from "./axis.tsx";

export type TornadoRow = {
  label: string;
  /** Change of the result to the worse, zero or less, and to the better, zero or more. */
  loss: number;
  gain: number;
};

/** What each input moves the result by, the strongest first, on one scale around the middle. */
export function Tornado({
  label,
  rows,
  format,
  noEffect,
}: {
  label: string;
  rows: readonly TornadoRow[];
  format: (change: number) => string;
  /** Said in place of a bar that would have no length. */
  noEffect: string;
}) {
  const strongestFirst = rows.toSorted((a, b) => b.gain - b.loss - (a.gain - a.loss));
  const reach = Math.max(...rows.flatMap(({ loss, gain }) => [-loss, gain]));
  return (
    <div role="img" aria-label={label} className="space-y-2 sm:space-y-0">
      {strongestFirst.map((row) => (
        <div key={row.label} className="sm:grid sm:grid-cols-[11rem_1fr] sm:items-center">
          <span>{row.label}</span>
          <Bar row={row} reach={reach} format={format} noEffect={noEffect} />
        </div>
      ))}
    </div>
  );
}

function Bar({
  row: { loss, gain },
  reach,
  format,
  noEffect,
}: {
  row: TornadoRow;
  reach: number;
  format: (change: number) => string;
  noEffect: string;
}) {
  const x = scaleLinear([-reach || -1, reach || 1], [0, 100]);
  const text = "figures fill-muted font-mono text-label";
  const effect = loss < 0 || gain > 0;
  return (
    <div className="px-18">
      <svg aria-hidden="true" className="block h-10 w-full overflow-visible">
        <rect
          x={percent(x(loss))}
          y="11"
          width={percent(x(0) - x(loss))}
          height="18"
          className="fill-loss opacity-80"
        />
        <rect
          x="50%"
          y="11"
          width={percent(x(gain) - x(0))}
          height="18"
          className="fill-excel opacity-80"
        />
        <line x1="50%" x2="50%" y1="4" y2="36" className="stroke-ink" />
        {effect ? (
          <>
            <text x={percent(x(loss))} y="24" dx="-8" textAnchor="end" className={text}>
              {format(loss)}
            </text>
            <text x={percent(x(gain))} y="24" dx="8" className={text}>
              {format(gain)}
            </text>
          </>
        ) : (
          <text x="50%" y="24" dx="12" className={text}>
            {noEffect}
          </text>
        )}
      </svg>
    </div>
  );
}
