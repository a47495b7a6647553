/** The parts of MDX's syntax tree that our plugins read and write. */
export type TreeNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  data?: { estree: unknown };
};

/** Every element below a node, in document order, including those inside our own components. */
export function elementsIn(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName ? [child, ...elementsIn(child)] : elementsIn(child),
  );
}

export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
