import type { TreeNode } from "./tree.ts";
import { textOf } from "./tree.ts";

/**
 * Gives every operator the space that browsers give it anyway. MathML counts `mtext` as space, so Temml adds spaces
 * of its own around an operator between two words; beside one without them the difference shows. As names (`mi`),
 * words are no space, and the operators between them need none added.
 */
export function withEvenOperators(node: TreeNode): TreeNode {
  const children = (node.children ?? []).map(withEvenOperators);
  if (node.tagName === "mtext" && /\p{L}/u.test(textOf(node))) {
    return { ...node, tagName: "mi", properties: { ...node.properties, mathvariant: "normal" } };
  }
  const [before, operator, after] = children;
  // Firefox would hang the subscript of a padded name a fifth of a letter too low.
  if (node.tagName === "mpadded" && before?.tagName === "mi" && children.length === 1) {
    return { ...before, properties: { ...before.properties, mathvariant: "normal" } };
  }
  if (
    node.tagName === "mrow" &&
    children.length === 3 &&
    before?.tagName === "mspace" &&
    operator?.tagName === "mo" &&
    after?.tagName === "mspace"
  ) {
    return { ...operator, properties: { form: "infix", ...operator.properties } };
  }
  return node.children ? { ...node, children } : node;
}
