import { Label } from "./label.tsx";
import { Bar } from "./marks.tsx";
import { Plot } from "./plot.tsx";
import type { Tone } from "./tone.ts";

export type LegendEntry = {
  name: string;
  tone: Tone;
  opacity?: number;
  /** As it is written in the chart, so that nobody depends on the colour. */
  code?: string;
};

/** The legend: what the colours of a chart mean. */
export function Legend({ label, entries }: { label: string; entries: readonly LegendEntry[] }) {
  return (
    <ul
      aria-label={label}
      className="mt-3 grid gap-x-6 gap-y-2 text-small min-[26rem]:grid-cols-2 md:grid-cols-3"
    >
      {entries.map((entry) => (
        <li key={entry.name} className="flex items-center gap-2.5">
          <Plot label={null} width="30" height="20" className="shrink-0 text-label">
            <Bar x={[0, 100]} y={[0, 100]} tone={entry.tone} opacity={entry.opacity} />
            {entry.code && (
              <Label at={[50, 50]} tone="paper">
                {entry.code}
              </Label>
            )}
          </Plot>
          <span>
            {entry.code && <span className="sr-only">{entry.code}: </span>}
            {entry.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
