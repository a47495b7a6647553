import type { Tone } from "./tone.ts";

export type Point = { x: number; y: number };

export type Series = {
  name: string;
  points: readonly Point[];
  tone: Tone;
  dashed?: boolean;
  /** The one the page is about. */
  strong?: boolean;
};
