import type { Schematic } from "#content/types.ts";
import { type DrawingText, drawChart } from "./components/charts/drawing.ts";
import { SchematicChart } from "./components/charts/schematic.tsx";

/** Drawn at build time, so that a page with placeholders needs none of the code for charts. */
export function drawSchematic(kind: Schematic): DrawingText | null {
  return drawChart(<SchematicChart kind={kind} />);
}
