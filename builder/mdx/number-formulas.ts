import { nodesIn, type TreeNode } from "./tree.ts";

/**
 * Numbers the formulas that have a name (`$$terminal-value` on the opening line) and fills each empty
 * link to one, `[](#terminal-value)`, with its number. Dollar signs around an amount stay dollar signs.
 */
export function numberFormulas() {
  return (tree: TreeNode, file: { value: unknown }) => {
    const source = String(file.value);
    const numbers = new Map<string, number>();
    const nodes = nodesIn(tree);
    for (const node of nodes.filter(({ type }) => type === "math")) {
      if (!node.meta) continue;
      numbers.set(node.meta, numbers.size + 1);
      node.data = {
        ...node.data,
        hProperties: { id: node.meta, dataNumber: numbers.get(node.meta) },
      };
    }
    for (const node of nodes) {
      if (node.children) {
        node.children = node.children.map((child, index, siblings) =>
          isAmount(child, siblings[index + 1], source) ? asWritten(child, source) : child,
        );
      }
      const number =
        node.type === "link" ? numbers.get(node.url?.replace(/^#/, "") ?? "") : undefined;
      if (number && node.children?.length === 0) {
        node.children = [{ type: "text", value: `(${number})` }];
      }
    }
  };
}

/** As in Pandoc: no formula begins or ends with a space, or ends just before a digit ('$5 and $10'). */
function isAmount(node: TreeNode, next: TreeNode | undefined, source: string) {
  if (node.type !== "inlineMath") return false;
  return /^\$\s|\s\$$/.test(writtenIn(node, source)) || /^\d/.test(next?.value ?? "");
}

function asWritten(node: TreeNode, source: string): TreeNode {
  return { type: "text", value: writtenIn(node, source) };
}

function writtenIn({ position }: TreeNode, source: string) {
  return source.slice(position?.start.offset, position?.end.offset);
}
