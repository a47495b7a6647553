import { elementsIn, type TreeNode, textOf } from "./tree.ts";

/** Blocks of this many lines or more may be split across printed pages. */
const longFrom = 20;

/**
 * Removes from highlighted code every span that sets no colour: one around each line and each plain
 * token, thousands in a long article. Every element in a text is also a function call in its script.
 */
export function thinCode() {
  return (tree: TreeNode) => {
    for (const pre of elementsIn(tree).filter(({ tagName }) => tagName === "pre")) {
      const code = pre.children?.find(({ tagName }) => tagName === "code");
      if (!code) continue;
      code.children = withMarkedLines(code);
      if (textOf(code).split("\n").length >= longFrom) {
        pre.properties = { ...pre.properties, dataLong: true };
      }
    }
  };
}

/** A line that the fence marks keeps its element, with its line break; the others are joined. */
function withMarkedLines(code: TreeNode): TreeNode[] {
  const parts: { mark: unknown; tokens: Token[] }[] = [];
  for (const child of code.children ?? []) {
    const mark = child.properties?.dataMark;
    const last = parts.at(-1);
    // The line break after a marked line belongs to it, so that its background spans the block.
    if (last && (last.mark === mark || child.value === "\n") && !(mark && last.mark)) {
      last.tokens.push(...tokensIn(child));
      if (last.mark) parts.push({ mark: undefined, tokens: [] });
    } else parts.push({ mark, tokens: tokensIn(child) });
  }
  return parts.flatMap(({ mark, tokens }) => {
    const children = merged(tokens);
    if (!mark) return children;
    const properties = { className: `line-${mark}` };
    return [{ type: "element", tagName: "span", properties, children }];
  });
}

type Token = { colour: string | undefined; text: string };

/** Shiki's classes that code.css leaves in the text colour. */
const plain = /^code-(foreground|token-punctuation|token-parameter)$/;

/** Operators are classed as keywords or constants; in the text colour they merge with what is around. */
const canBeOperator = /^code-token-(keyword|constant)$/;

function tokensIn(node: TreeNode, colour?: string): Token[] {
  if (node.value !== undefined) {
    const isOperator = colour && canBeOperator.test(colour) && !/[\p{L}\p{N}]/u.test(node.value);
    return [{ colour: isOperator ? undefined : colour, text: node.value }];
  }
  const own = node.properties?.class ?? node.properties?.className;
  const inner = typeof own === "string" && /^code-/.test(own) && !plain.test(own) ? own : colour;
  return (node.children ?? []).flatMap((child) => tokensIn(child, inner));
}

/** Merges neighbours of the same colour; whitespace takes the colour of the token before it. */
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
