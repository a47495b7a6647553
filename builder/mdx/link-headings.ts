import { elementsIn, type TreeNode } from "./tree.ts";

/**
 * Makes each heading a link to itself, so that visitors can share a section. The whole heading is the
 * link: a symbol next to it would be read out as part of the heading's name.
 */
export function linkHeadings() {
  return (tree: TreeNode) => {
    for (const heading of elementsIn(tree)) {
      if (!/^h[2-4]$/.test(heading.tagName ?? "") || !heading.properties?.id) continue;
      if (elementsIn(heading).some(({ tagName }) => tagName === "a")) continue;
      const link = {
        type: "element",
        tagName: "a",
        properties: { href: `#${heading.properties.id}`, className: "heading-link" },
        children: heading.children ?? [],
      };
      heading.children = [link];
    }
  };
}
