import type { ReactNode } from "react";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import { type DrawingText, drawChart } from "../../components/charts/drawing.ts";
import type { Inputs } from "../models/kit/fields.ts";
import { shownFigures } from "../models/kit/shown-figures.ts";
import { type Finished, FinishedWhen } from "./card-charts/kit/finished-when.tsx";
import { SheetCard } from "./card-charts/kit/sheet-card.tsx";

const folder = "/app/features/projects/card-charts";
const modules = import.meta.glob<{ CardChart: () => ReactNode }>(
  ["/app/features/projects/card-charts/*.tsx", "!/app/features/projects/card-charts/*.test.tsx"],
  { eager: true },
);
const sheets = import.meta.glob<{ sheet: SheetModel<Inputs> }>("/models/*/sheet.ts", {
  eager: true,
});
// Excel keeps a file with this sign beside one that is open.
const workbooks = import.meta.glob<{ sheet: SheetModel<Inputs> }>(
  ["/content/workbooks/*.xlsx", "!/content/workbooks/~*"],
  { eager: true },
);

/**
 * The chart of a card is the file named after the project. A project without one shows the chart of its model, or when
 * it was finished, if it has been.
 */
export function drawCardChart(slug: string, finished: Finished | null): DrawingText | null {
  const Chart = modules[`${folder}/${slug}.tsx`]?.CardChart;
  if (Chart) return drawChart(<Chart />);
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  const { sheet } =
    sheets[`/models/${project?.model}/sheet.ts`] ??
    workbooks[`/content/workbooks/${project?.workbook}.xlsx`] ??
    {};
  if (!sheet || sheet.chart.lines.length === 0)
    return drawChart(finished && <FinishedWhen {...finished} />);
  const figures = shownFigures(sheet.calculate(sheet.opening));
  return drawChart(<SheetCard sheet={sheet} figures={figures} />);
}
