import { ChartSketch } from "../chart-sketch.tsx";

/** The drawings are loaded with this article alone, not with every page of prose. */
export const handle = { components: { ChartSketch } };
