/** What our plugins read and write of the tree that MDX makes of a text. */
export type TreeNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  data?: { estree: unknown };
};

/** Every element below a node, in the order of the text; also those inside our own components. */
export function elementsIn(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName ? [child, ...elementsIn(child)] : elementsIn(child),
  );
}

export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
