import { useState } from "react";
import { Label } from "./label.tsx";
import { Dot } from "./marks.tsx";
import type { Place } from "./place.ts";
import type { PlotScale } from "./scale.ts";

/** A value on the base of a plot that can be dragged, or moved by the arrow keys. */
export type Handle = {
  /** One letter or digit, drawn inside. */
  code: string;
  /** What the value is, for those who hear it. */
  label: string;
  value: number;
  /** The value as a screen reader says it. */
  text: string;
  /** Open for what is sold, filled for what is bought. */
  hollow: boolean;
  onMove: (value: number) => void;
};

type Placed = Handle & { level: number };

/** Rem between two handles that are stacked; `chart-handles.css` has the same. */
const levelHeight = 1.625;
const plotRem: Record<288 | 320, number> = { 288: 18, 320: 20 };

/** Handles that would cover one another are stacked. On a phone one takes a tenth of the plot's width. */
export function stackHandles(handles: readonly Handle[], x: PlotScale): Placed[] {
  const placed: Placed[] = [];
  for (const handle of handles) {
    const near = placed.filter(({ value }) => Math.abs(x(value) - x(handle.value)) < 10);
    const taken = new Set(near.map(({ level }) => level));
    const level = handles.findIndex((_, index) => !taken.has(index));
    placed.push({ ...handle, level });
  }
  return placed;
}

/** Around each handle and what is below it, for labels to keep clear of. */
export function handleOutlines(
  handles: readonly Placed[],
  x: PlotScale,
  plotHeight: 288 | 320,
): Place[][] {
  return handles.map(({ value, level }) => {
    const [left, right] = [x(value) - 3, x(value) + 3];
    const top = 100 - ((level + 0.5) * levelHeight * 100) / plotRem[plotHeight];
    return [
      [left, 100],
      [left, top],
      [right, top],
      [right, 100],
    ];
  });
}

/** How the handles look; `HandleInputs`, above them, is what the visitor holds. */
export function DrawnHandles({
  handles,
  x,
  plotHeight,
}: {
  handles: readonly Placed[];
  x: PlotScale;
  plotHeight: 288 | 320;
}) {
  return handles.map(({ code, value, hollow, level }) => {
    const at = [x(value), 100 - (100 * level * levelHeight) / plotRem[plotHeight]] as const;
    return (
      <g key={code}>
        <Dot at={at} radius={10} tone="ink" {...(hollow && { hollow: "paper" })} />
        <Label at={at} tone={hollow ? "ink" : "paper"}>
          {code}
        </Label>
      </g>
    );
  });
}

export function HandleInputs({
  handles,
  domain: [min, max],
  step,
  onHold,
}: {
  handles: readonly Placed[];
  domain: readonly [number, number];
  step: number;
  /** The visitor takes hold of a handle with the pointer, and lets go of it. */
  onHold: (held: boolean) => void;
}) {
  function hold() {
    onHold(true);
    // Outside the handle too: the pointer may be anywhere by then.
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => onHold(false), { once: true });
    }
  }
  return (
    <div className="needs-script no-print pointer-events-none absolute inset-0">
      {handles.map((handle) => (
        <HandleInput key={handle.code} handle={handle} range={{ min, max, step }} onHold={hold} />
      ))}
    </div>
  );
}

/**
 * Keeps its own value until the chart has caught up: a chart may be drawn later than a key is pressed, and
 * the next key must go on from the value that the visitor has reached.
 */
function HandleInput({
  handle: { label, value, text, level, onMove },
  range,
  onHold,
}: {
  handle: Placed;
  range: { min: number; max: number; step: number };
  onHold: () => void;
}) {
  const [moved, setMoved] = useState<number | null>(null);
  if (moved !== null && moved === value) setMoved(null);
  return (
    <input
      type="range"
      className="chart-handle"
      data-level={level}
      aria-label={label}
      aria-valuetext={text}
      {...range}
      value={moved ?? value}
      onChange={({ target }) => {
        setMoved(target.valueAsNumber);
        onMove(target.valueAsNumber);
      }}
      onBlur={() => setMoved(null)}
      onPointerDown={onHold}
      autoComplete="off"
    />
  );
}
