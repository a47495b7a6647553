import { elementsIn, type TreeNode, textOf } from "./tree.ts";

/** From here on a block may be cut by the end of a printed page. */
const longFrom = 20;

/**
 * Takes out of highlighted code what colours nothing: a span around each line and around each plain
 * token, thousands in a long article. Every element of a text is also a call in its script.
 */
export function thinCode() {
  return (tree: TreeNode) => {
    for (const pre of elementsIn(tree).filter(({ tagName }) => tagName === "pre")) {
      const code = pre.children?.find(({ tagName }) => tagName === "code");
      if (!code) continue;
      code.children = merged(tokensIn(code));
      if (textOf(code).split("\n").length >= longFrom) {
        pre.properties = { ...pre.properties, dataLong: true };
      }
    }
  };
}

type Token = { colour: string | undefined; text: string };

/** Names that Shiki gives and prose.css leaves in the colour of the text. */
const plain = /^code-(foreground|token-punctuation|token-parameter)$/;

function tokensIn(node: TreeNode, colour?: string): Token[] {
  if (node.value !== undefined) return [{ colour, text: node.value }];
  const own = node.properties?.class ?? node.properties?.className;
  const inner = typeof own === "string" && /^code-/.test(own) && !plain.test(own) ? own : colour;
  return (node.children ?? []).flatMap((child) => tokensIn(child, inner));
}

/** Neighbours of one colour become one; blanks take the colour before them. */
function merged(tokens: readonly Token[]): TreeNode[] {
  const runs: Token[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && (last.colour === token.colour || token.text.trim() === "")) last.text += token.text;
    else runs.push({ ...token });
  }
  return runs.map(({ colour, text }) => {
    const value: TreeNode = { type: "text", value: text };
    if (!colour) return value;
    return {
      type: "element",
      tagName: "span",
      properties: { className: colour },
      children: [value],
    };
  });
}
