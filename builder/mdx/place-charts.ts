import { chartFigure } from "../charts/chart-figure.tsx";
import { chartRequest, isChart } from "../charts/chart-request.ts";
import type { TreeNode } from "./tree.ts";

/** Draws each `<LineChart data="…" />` and its table at build. */
export function placeCharts({ folder }: { folder?: string } = {}) {
  return (tree: TreeNode) => {
    let count = 0;
    function placeIn(parent: TreeNode) {
      for (const node of parent.children ?? []) {
        if (!isChart(node)) {
          placeIn(node);
          continue;
        }
        count += 1;
        node.data = {
          hName: "div",
          hProperties: { className: "data-chart" },
          hChildren: chartFigure(chartRequest(node, folder), count),
        };
        node.type = "dataChart";
        node.children = [];
        delete node.name;
        delete node.attributes;
      }
    }
    placeIn(tree);
  };
}
