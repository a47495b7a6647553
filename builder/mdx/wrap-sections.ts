import type { TreeNode } from "./tree.ts";

/**
 * Puts each heading of the second level, with what follows it, into a section. On a phone the browser
 * lays out a section when it comes near the screen (`app/styles/prose.css`).
 */
export function wrapSections() {
  return (tree: TreeNode) => {
    const children: TreeNode[] = [];
    let section: TreeNode | undefined;
    for (const node of tree.children ?? []) {
      if (node.tagName === "h2") {
        section = { type: "element", tagName: "section", properties: {}, children: [] };
        children.push(section);
      }
      // Imports and exports belong to the file, and the footnotes are already a section.
      const isOutside = node.type === "mdxjsEsm" || node.tagName === "section";
      (isOutside ? children : (section?.children ?? children)).push(node);
    }
    tree.children = children;
  };
}
