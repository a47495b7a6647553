import { tableLanguage } from "../notebook-articles/notebook-text.ts";
import { sanitisedTables } from "../notebook-articles/sanitised-tables.ts";
import type { TreeNode } from "./tree.ts";

/** Shows the tables that the cells of a notebook printed as HTML. */
export function placeTables() {
  return function placeIn(tree: TreeNode) {
    for (const node of tree.children ?? []) {
      if (node.type === "code" && node.lang === tableLanguage) {
        node.data = {
          hName: "div",
          hProperties: { className: "result-table" },
          hChildren: sanitisedTables(node.value ?? ""),
        };
        node.type = "notebookTable";
        delete node.value;
      }
      placeIn(node);
    }
  };
}
