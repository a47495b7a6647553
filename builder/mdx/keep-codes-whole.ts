import { splitAtCodes } from "#app/lib/format/unbroken-code.ts";
import type { TreeNode } from "./tree.ts";

/** Keeps dates, codes and amounts with a sign on one line. */
export function keepCodesWhole() {
  return (tree: TreeNode) => wrapCodes(tree);
}

function wrapCodes(node: TreeNode) {
  if (/^(pre|code|svg)$/.test(node.tagName ?? "")) return;
  const { children = [] } = node;
  for (const child of children) wrapCodes(child);
  if (children.length > 0) {
    node.children = children.flatMap((child) =>
      child.type === "text" ? parts(child.value ?? "") : child,
    );
  }
}

function parts(text: string): TreeNode[] {
  return splitAtCodes(text).flatMap((value, index): TreeNode[] => {
    if (value === "") return [];
    const node = { type: "text", value };
    if (index % 2 === 0) return [node];
    return [
      {
        type: "element",
        tagName: "span",
        properties: { className: "unbroken" },
        children: [node],
      },
    ];
  });
}
