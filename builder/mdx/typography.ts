import remarkSmartypants from "remark-smartypants";
import { splitAtCodes } from "#app/lib/format/unbroken-code.ts";
import { elementOf, type TreeNode, textOf } from "./tree.ts";

/**
 * Straight quotes in a text become typographic ones; code keeps its own. Dots and hyphens stay as
 * they are typed: some texts are quoted to the letter.
 */
export const typographicQuotes: typeof remarkSmartypants = function () {
  const options = { backticks: false, dashes: false, ellipses: false } as const;
  const replaceQuotes = remarkSmartypants.call(this, options);
  return (tree, file) => {
    const { children = [] }: Pick<TreeNode, "type" | "children"> = tree;
    // The library parses its text into words, twice, which takes as long as the rest of compiling it. So it gets
    // only the blocks that have something to replace.
    const quoting = children.filter((block) => /["']/.test(textOf(block)));
    const root = { type: "root", children: quoting };
    replaceQuotes?.(root, file, () => {});
  };
};

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
    return [elementOf("span", { className: "unbroken" }, node)];
  });
}
