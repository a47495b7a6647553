import remarkSmartypants from "remark-smartypants";
import { type TreeNode, textOf } from "./tree.ts";

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
