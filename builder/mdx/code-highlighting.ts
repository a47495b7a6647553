import type { RehypeShikiOptions } from "@shikijs/rehype";
import { bundledLanguages, createCssVariablesTheme } from "shiki";
import { fenceWords } from "../sql/queries-in-text.ts";
import { elementOf, elementsIn, type TreeNode, textOf } from "./tree.ts";

type LineMark = "marked" | "added" | "removed";

const kinds: Readonly<Record<string, LineMark>> = { "": "marked", "+": "added", "-": "removed" };

/** Shiki colors tokens inline; the Content-Security-Policy forbids that, so each color becomes a class. */
export const codeHighlighting = {
  theme: createCssVariablesTheme({ variablePrefix: "--code-" }),
  // By default a line that takes half a second stays uncolored, so a busy machine would build a different page.
  tokenizeTimeLimit: 0,
  transformers: [
    {
      name: "colors-as-classes",
      span(node) {
        const variable = /--code-([\w-]+)/.exec(String(node.properties.style ?? ""))?.[1];
        delete node.properties.style;
        if (variable) node.properties.class = `code-${variable}`;
      },
      line(node, number) {
        const mark = lineMarks(this.options.meta?.__raw).get(number);
        if (mark) node.properties.dataMark = mark;
      },
      pre(node) {
        delete node.properties.style;
        node.properties.class = "code";
        const {
          title,
          query,
          creates,
          file = creates && `${creates}.sql`,
        } = fenceWords(this.options.meta?.__raw);
        node.properties.dataTitle = title;
        node.properties.dataQuery = query;
        node.properties.dataFile = file;
        node.properties.dataLanguage = this.options.lang;
      },
    },
  ],
} satisfies RehypeShikiOptions;

/** The lines that a code fence marks: `{2,4-5}` stand out, `+{3}` are new and `-{1}` are gone. */
function lineMarks(meta: string | undefined): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  const lists = (meta ?? "").replace(/"[^"]*"/g, "").matchAll(/([+-]?)\{([\d,\s-]+)\}/g);
  for (const [, sign = "", list = ""] of lists) {
    for (const range of list.split(",")) {
      const [from = 0, to = from] = range.split("-").map(Number);
      for (let line = from; line <= to; line += 1) marks.set(line, kinds[sign] ?? "marked");
    }
  }
  return marks;
}

const { default: registrations } = await bundledLanguages.sql();

/** Words and calls that Shiki's SQL does not know. They come last, so that what it does know keeps its color. */
const ofPostgres = [
  {
    match:
      "(?i)\\b(array|filter|following|interval|lateral|nulls|ordinality|over|partition|preceding|unbounded|within)\\b",
    name: "keyword.other.sql",
  },
  { match: "\\b[A-Za-z_]\\w*(?=\\()", name: "support.function.sql" },
];

/**
 * Shiki's SQL takes everything between square brackets for a quoted name, as in SQL Server. In PostgreSQL they hold the
 * elements of an array.
 */
export const postgresLanguage = registrations.map((language) => ({
  ...language,
  patterns: [...(language.patterns ?? []).filter(({ begin }) => begin !== "\\["), ...ofPostgres],
}));

/** Blocks of this many lines or more may be split across printed pages. */
const longFrom = 20;

/**
 * Removes from highlighted code every span that sets no color: one around each line and each plain
 * token, thousands in a long article. Every element in a text is also a function call in its script.
 */
export function removePlainSpans() {
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
    return [elementOf("span", properties, ...children)];
  });
}

type Token = { color: string | undefined; text: string };

/** Shiki's classes that code.css leaves in the text color. */
const plain = /^code-(foreground|token-punctuation|token-parameter)$/;

/** Operators are classed as keywords or constants; in the text color they merge with what is around. */
const canBeOperator = /^code-token-(keyword|constant)$/;

function tokensIn(node: TreeNode, color?: string): Token[] {
  if (node.value !== undefined) {
    const isOperator = color && canBeOperator.test(color) && !/[\p{L}\p{N}]/u.test(node.value);
    return [{ color: isOperator ? undefined : color, text: node.value }];
  }
  const own = node.properties?.class ?? node.properties?.className;
  const inner = typeof own === "string" && /^code-/.test(own) && !plain.test(own) ? own : color;
  return (node.children ?? []).flatMap((child) => tokensIn(child, inner));
}

/** Merges neighbors of the same color; whitespace takes the color of the token before it. */
function merged(tokens: readonly Token[]): TreeNode[] {
  const runs: Token[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && (last.color === token.color || token.text.trim() === "")) last.text += token.text;
    else runs.push({ ...token });
  }
  return runs.map(({ color, text }) => {
    const value: TreeNode = { type: "text", value: text };
    if (!color) return value;
    return elementOf("span", { className: color }, value);
  });
}
