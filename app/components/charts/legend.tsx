import type { ReactNode } from "react";
import { Label } from "./label.tsx";
import { Bar } from "./marks.tsx";
import { Plot } from "./plot.tsx";
import type { Tone } from "./tone.ts";

export type LegendEntry = { name: string } & (
  | {
      tone: Tone;
      opacity?: number | undefined;
      /** As it is written in the chart, so that nobody depends on the color. */
      code?: string;
    }
  /** As it is drawn in the chart, such as a dashed line by dashes. */
  | { mark: ReactNode }
);

/** The legend: what the colors and marks of a chart mean. */
export function Legend({ label, entries }: { label: string; entries: readonly LegendEntry[] }) {
  return (
    <ul
      aria-label={label}
      className="mt-3 grid gap-x-6 gap-y-2 text-small min-[26rem]:grid-cols-2 md:grid-cols-3"
    >
      {entries.map((entry) => (
        <li key={entry.name} className="flex items-center gap-2.5">
          <Plot label={null} width="30" height="20" className="shrink-0 text-label">
            {"mark" in entry ? entry.mark : <Swatch {...entry} />}
          </Plot>
          <span>
            {"code" in entry && <span className="sr-only">{entry.code}: </span>}
            {entry.name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ tone, opacity, code }: Extract<LegendEntry, { tone: Tone }>) {
  return (
    <>
      <Bar x={[0, 100]} y={[0, 100]} tone={tone} opacity={opacity} />
      {code && (
        <Label at={[50, 50]} tone="paper">
          {code}
        </Label>
      )}
    </>
  );
}
