import { ChartSketch } from "#app/features/articles/chart-sketch.tsx";
import Article, { handle } from "#content/articles/ctrl-alt-chart.mdx";

export { handle };

/** The drawings travel with this article alone, not with every page of prose. */
export default function CtrlAltChart() {
  return <Article components={{ ChartSketch }} />;
}
