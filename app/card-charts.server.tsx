import type { ReactNode } from "react";
import { type DrawingText, drawChart } from "./components/charts/drawing.ts";
import { type Finished, FinishedWhen } from "./features/projects/card-charts/kit/finished-when.tsx";

const folder = "./features/projects/card-charts";
const modules = import.meta.glob<{ CardChart: () => ReactNode }>(
  ["./features/projects/card-charts/*.tsx", "!./features/projects/card-charts/*.test.tsx"],
  { eager: true },
);

/** The slugs of the projects with a chart of their own. */
export const chartSlugs = Object.keys(modules).map((file) => file.slice(folder.length + 1, -4));

/**
 * The chart of a card is the file named after the project. A project without one shows when it was finished,
 * if it has been.
 */
export function drawCardChart(slug: string, finished: Finished | null): DrawingText | null {
  const Chart = modules[`${folder}/${slug}.tsx`]?.CardChart;
  return drawChart(Chart ? <Chart /> : finished && <FinishedWhen {...finished} />);
}
