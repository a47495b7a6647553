import type { TreeNode } from "./tree.ts";

/**
 * Puts each heading of the second level and what follows it into a section of its own. The browser can then leave
 * out a section as a whole until a page has been painted (`later-parts.ts`).
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
      // Imports and exports belong to the file, and footnotes are a section already.
      const isOutside = node.type === "mdxjsEsm" || node.tagName === "section";
      (isOutside ? children : (section?.children ?? children)).push(node);
    }
    tree.children = children;
  };
}
