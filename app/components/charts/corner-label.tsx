import { Label } from "./label.tsx";
import { type Corner, leaderLength } from "./label-corner.ts";
import { Leader } from "./marks.tsx";
import type { Place } from "./place.ts";
import type { Tone } from "./tone.ts";

const anchors = { left: "end", middle: "middle", right: "start" } as const;
const rightward = { left: -1, middle: 0, right: 1 };
const downward = { above: -1, beside: 0, below: 1 };
const baselines = { above: -14, beside: 4, below: 21 };

type CornerLabelProps = { at: Place; corner: Corner; tone: Tone; children: string };

/** A label in a corner of its dot, with a leader where it is further away. */
export function CornerLabel({ at, corner, tone, children }: CornerLabelProps) {
  const { side, level, away } = corner;
  const [right, down] = [rightward[side], downward[level]];
  const isBeside = level === "beside";
  const leader = leaderLength(corner);
  return (
    <>
      {leader > 0 && (
        <Leader at={at} dx={isBeside ? right * leader : 0} dy={down * leader} tone={tone} />
      )}
      <Label
        at={at}
        dx={right * (isBeside ? 8 + away : 8)}
        place={baselines[level] + down * away}
        anchor={anchors[side]}
        tone={tone}
        halo
      >
        {children}
      </Label>
    </>
  );
}
