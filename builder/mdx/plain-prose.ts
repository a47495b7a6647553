import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { TreeNode } from "./tree.ts";

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });

/** The tree of a text that `plainProse` has made safe. MDX has a type for each kind of node; we read few fields. */
export function parseProse(prose: string) {
  return processor.parse(prose) as object as TreeNode;
}

/** HTML that a writer may use as it is; any other lowercase name after `<` is text. */
const htmlNames =
  "a|abbr|b|blockquote|br|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[2-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|section|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr";

const attributes = `(?:[^<>"'{}]|"[^"]*"|'[^']*'|${braces(5)})*`;

/** Braces and what is between them, with others inside up to a depth that no text reaches. */
function braces(depth: number): string {
  return String.raw`\{(?:[^{}]${depth > 1 ? `|${braces(depth - 1)}` : ""})*\}`;
}

/** In order of precedence: the first that matches wins. */
const parts = {
  fence: String.raw`^(?<indent>[ \t>]*)(?<ticks>\x60{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\k<ticks>[\x60~]*[ \t]*$|[\s\S]*)`,
  code: String.raw`(?<run>\x60+)(?!\x60)(?:(?!\n\s*\n)[\s\S])*?[^\x60]\k<run>(?!\x60)`,
  escaped: String.raw`\\[\s\S]`,
  formula: String.raw`^[ \t]*\$\$[\s\S]*?\$\$[ \t]*$|\$(?:\\.|(?!\n\s*\n)[^$\\])+\$`,
  modules: String.raw`^(?:import\s+(?:[\w$*{][^\n]*\sfrom\s+)?["'][^\n]*|import\s+\{[\s\S]*?\}\s+from\s[^\n]*|export\s+(?:const|let|default|function|\{|\*)[^\n]*)`,
  moduleWord: String.raw`^(?=(?:import|export)\s)[ie]`,
  comment: String.raw`<!--[\s\S]*?-->`,
  address: String.raw`<(?<url>(?:https?:|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>`,
  empty: String.raw`<(?<voided>br|hr|wbr|img)\b(?<rest>${attributes})>`,
  tag: String.raw`(?:(?<!\w)<|</)[A-Z][\w.]*(?=[\s/>])${attributes}>|</?(?:${htmlNames})(?=[\s/>])${attributes}>`,
  expression: String.raw`\{\s*(?:/\*[\s\S]*?\*/|"[^"\n]*"|'[^'\n]*'|\x60[^\x60]*\x60)\s*\}`,
  brace: String.raw`\{`,
  less: "<",
};

const pattern = new RegExp(
  Object.entries(parts)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join("|"),
  "gm",
);

/**
 * Markdown as people write it, made safe for MDX: braces, `<5%` and `a < b` are text, HTML comments
 * vanish, and addresses between angle brackets are links. Code, formulas and components stay as they
 * are, and every line keeps its number, so that messages point at the right one.
 */
export function plainProse(source: string) {
  return source.replace(pattern, (...args) => {
    const found: string = args[0];
    const groups: Record<string, string | undefined> = args.at(-1);
    if (groups.comment) return found.replaceAll(/[^\n]/g, "");
    if (groups.url) return addressLink(groups.url);
    if (groups.voided) return `<${groups.voided}${(groups.rest ?? "").replace(/\/\s*$/, "")}/>`;
    if (groups.moduleWord) return `&#${found.codePointAt(0)};`;
    if (groups.tag) return isOpenEnded(found, source) ? found.replace("<", "&lt;") : found;
    if (groups.brace) return "\\{";
    if (groups.less) return "&lt;";
    return found;
  });
}

function addressLink(url: string) {
  const href = /^(https?|mailto):/.test(url) ? url : `mailto:${url}`;
  return `[${url.replace(/^mailto:/, "")}](${href})`;
}

/** `a <b and c> d`: what looks like HTML and is never closed was meant as text. */
function isOpenEnded(tag: string, source: string) {
  const [, name] = /^<([a-z]\w*)/.exec(tag) ?? [];
  return Boolean(name) && !tag.endsWith("/>") && !source.includes(`</${name}>`);
}
