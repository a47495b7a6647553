import { type TreeNode, textOf } from "./tree.ts";

/** What `> [!TIP]` and the others say above their text. */
export const calloutLabels: Readonly<Record<string, string>> = {
  NOTE: "Note",
  TIP: "Tip",
  IMPORTANT: "Important",
  WARNING: "Warning",
  CAUTION: "Caution",
};

/**
 * Turns a quotation that begins with `[!NOTE]` into an aside with a label, as on GitHub. Plain elements:
 * a component would be in the script of every page.
 */
export function callouts() {
  return (tree: TreeNode) => {
    for (const quote of quotesIn(tree)) {
      const label = calloutLabels[calloutKind(quote) ?? ""];
      if (!label) continue;
      dropMarker(quote);
      quote.data = {
        hName: "aside",
        hProperties: { className: "callout", dataKind: label.toLowerCase() },
      };
      quote.children?.unshift({
        type: "paragraph",
        data: { hProperties: { className: "callout-label" } },
        children: [{ type: "text", value: label }],
      });
    }
  };
}

const marker = /^\[!(\w+)\][ \t]*\n?/;

/** `NOTE` for a quotation that begins with `[!NOTE]`. */
export function calloutKind(node: TreeNode) {
  if (node.type !== "blockquote") return undefined;
  const [first] = node.children ?? [];
  return marker.exec(first ? textOf(first) : "")?.[1]?.toUpperCase();
}

function dropMarker({ children = [] }: TreeNode) {
  const [paragraph] = children;
  const [words] = paragraph?.children ?? [];
  if (!paragraph || !words) return;
  words.value = (words.value ?? "").replace(marker, "");
  if (textOf(paragraph) === "") children.shift();
}

function quotesIn(node: TreeNode): TreeNode[] {
  const below = (node.children ?? []).flatMap(quotesIn);
  return node.type === "blockquote" ? [node, ...below] : below;
}
