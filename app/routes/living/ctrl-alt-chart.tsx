import type { MDXProps } from "mdx/types";
import { ChartExample } from "#app/features/articles/chart-example.tsx";
import Article, { handle } from "#content/articles/ctrl-alt-chart.mdx";

export { handle };

/** Only this article loads the charts it shows. */
export default function CtrlAltChart({ components }: MDXProps) {
  return <Article components={{ ...components, ChartExample }} />;
}
