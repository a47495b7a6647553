import { ChartExample } from "#app/features/articles/chart-example.tsx";
import Article, { handle } from "#content/articles/ctrl-alt-chart.mdx";

export { handle };

/** The charts are loaded with this article alone, not with every page of prose. */
export default function CtrlAltChart() {
  return <Article components={{ ChartExample }} />;
}
