import { type TreeNode, textOf } from "./tree.ts";

/** What browsers leave to chance in the signs of a formula. */
export function withEvenSigns(node: TreeNode): TreeNode {
  const children = (node.children ?? []).map(withEvenSigns).flatMap((child, index, all) => {
    const isSign = child.properties?.form === "prefix" && textOf(child) === "−";
    // It would join the bar of the fraction.
    return isSign && all[index + 1]?.tagName === "mfrac"
      ? [child, spaceOf({ width: "0.17em" })]
      : [child];
  });
  if (node.tagName === "mfrac") {
    // Bars as thick as the font says are one pixel or two, by where they fall.
    return { ...node, properties: { ...node.properties, linethickness: "1px" }, children };
  }
  if (node.tagName === "msqrt") {
    // The sign is higher than a letter, and would reach below the line by the difference.
    const strut = spaceOf({ width: "0", height: "0.8em", depth: "0.2em" });
    return { ...node, children: [...children, strut] };
  }
  return node.children ? { ...node, children } : node;
}

function spaceOf(properties: Record<string, string>): TreeNode {
  return { type: "element", tagName: "mspace", properties, children: [] };
}
