import type { TreeNode } from "./tree.ts";

/** Written like a component, and made into a plain element: a component would be in every page's script. */
export const sideNoteName = "SideNote";

/** `<SideNote>…</SideNote>` within a paragraph: in the margin where there is one, below the line elsewhere. */
export function sideNotes() {
  return function replaceIn(tree: TreeNode) {
    for (const node of tree.children ?? []) {
      if (node.name === sideNoteName) {
        node.type = "emphasis";
        node.data = { hName: "small", hProperties: { className: "side-note", role: "note" } };
        delete node.name;
        delete node.attributes;
      }
      replaceIn(node);
    }
  };
}
