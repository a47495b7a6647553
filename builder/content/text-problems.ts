import { chartRequest, isChart } from "../charts/chart-request.ts";
import { formulaTree } from "../mdx/formula-tree.ts";
import { numberFormulas } from "../mdx/number-formulas.ts";
import { diagramOf, isDiagram } from "../mdx/place-diagrams.ts";
import { parseProse, plainProse } from "../mdx/plain-prose.ts";
import { nodesIn, type TreeNode } from "../mdx/tree.ts";
import {
  cellOfLine,
  isNotebook,
  notebookPicture,
  notebookText,
} from "../notebook-articles/notebook-text.ts";
import { ContentMistake } from "./problem.ts";

export type TextContext = {
  /** Every path of the site that a text may link to. */
  pagePaths: readonly string[];
  /** Names of the files in `content/images/`. */
  images: ReadonlySet<string>;
  /** Components that this text may use. */
  components: readonly string[];
};

/** What is wrong with the text of a page, one line each: file, line, fault and fix. */
export function textProblems(file: string, source: string, context: TextContext): string[] {
  const frontmatter = /^---\r?\n[\s\S]*?^\w[\w-]*:/m.exec(source);
  if (frontmatter?.index === 0) {
    const list = file.replace(/\/[^/]+$/, ".ts");
    return [`${file}:1: frontmatter would be shown as text; move its fields to ${list}.`];
  }
  try {
    const text = isNotebook(file) ? notebookText(source, file).text : source;
    const tree = treeOf(file, text);
    const imported = importedNames(tree);
    const known = [...context.components, ...imported];
    const problems = nodesIn(tree).flatMap((node) => {
      const line = node.position?.start.line ?? 1;
      const place = isNotebook(file)
        ? `${file}: cell ${cellOfLine(text, line)}`
        : `${file}:${line}`;
      return [
        ...nodeProblem(node, { ...context, components: known }).map(
          (fault) => `${place}: ${fault}`,
        ),
        ...elementProblem(node, place, file),
      ];
    });
    // A mistake in a file of data or sources is found by each element that uses it.
    return [...new Set(problems)];
  } catch (error) {
    if (error instanceof ContentMistake) return [`${error.place ?? file}: ${error.message}.`];
    return [syntaxProblem(file, error)];
  }
}

/** By file. The dev server checks every text after each change, and all but one are as they were. */
const parsed = new Map<string, { source: string; tree: TreeNode }>();

function treeOf(file: string, source: string) {
  const known = parsed.get(file);
  if (known?.source === source) return known.tree;
  const prose = plainProse(source);
  const tree = parseProse(prose);
  numberFormulas()(tree, { value: prose });
  parsed.set(file, { source, tree });
  return tree;
}

function nodeProblem(node: TreeNode, context: TextContext): string[] {
  switch (node.type) {
    case "heading":
      return node.depth === 1 ? ["a page has one h1, its title; begin headings with ##."] : [];
    case "math":
    case "inlineMath":
      return formulaProblem(node);
    case "image":
      return pictureProblem(node, context);
    case "link":
    case "definition":
      return linkProblem(node.url ?? "", context.pagePaths);
    case "text":
      return footnoteProblem(node);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentProblem(node, context);
    default:
      return [];
  }
}

/** The dev server checks every text after each change, and setting a formula takes a millisecond. */
const validFormulas = new Set<string>();

function formulaProblem({ type, value = "" }: TreeNode) {
  const key = `${type} ${value}`;
  if (validFormulas.has(key)) return [];
  try {
    formulaTree(value, type === "math" ? "display" : "inline");
    validFormulas.add(key);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`${oneLine(reason)}; correct the TeX, or write \\$ for a dollar sign.`];
  }
}

function pictureProblem({ url = "", alt }: TreeNode, { images }: TextContext) {
  if (url.startsWith(notebookPicture)) {
    return alt?.trim() ? [] : ["a picture has no alt text; write ![what it shows](attachment:…)."];
  }
  const [, name] = /^\.\.\/images\/([^/]+)$/.exec(url) ?? [];
  if (!name) {
    return [
      `the picture "${url}" is not in content/images; save it there and write ../images/name.png.`,
    ];
  }
  if (!images.has(name)) {
    return [`content/images/${name} does not exist; add the file or correct its name.`];
  }
  return alt?.trim() ? [] : [`the picture ${name} has no alt text; write ![what it shows](…).`];
}

/** Markdown leaves a footnote without a text as it was typed. */
function footnoteProblem({ value = "" }: TreeNode) {
  return [...value.matchAll(/\[\^([^\]\s]+)\]/g)].map(
    ([mark]) => `the footnote ${mark} has no text; add a line that begins with ${mark}:.`,
  );
}

function componentProblem(node: TreeNode, { components, pagePaths }: TextContext) {
  const name = node.name ?? "";
  const base = name.split(".")[0] ?? "";
  if (/^[A-Z]/.test(base) && !components.includes(base)) {
    return [`<${name}> is not a component of this site; use one of ${components.join(", ")}.`];
  }
  return (node.attributes ?? []).flatMap(({ name, value }) =>
    (name === "href" || name === "to") && typeof value === "string"
      ? linkProblem(value, pagePaths)
      : [],
  );
}

/** Components that the text imports itself. */
function importedNames(tree: TreeNode) {
  return nodesIn(tree)
    .filter(({ type }) => type === "mdxjsEsm")
    .flatMap(({ value = "" }) => [...value.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name));
}

function syntaxProblem(file: string, error: unknown) {
  const { reason = String(error), line } = error as { reason?: string; line?: number };
  // For a tag that is never closed, only the message says where it is.
  const [, written] = /\((\d+):\d+/.exec(reason) ?? [];
  const fault = oneLine(reason).replace(/ \(\d+:\d+(-\d+:\d+)?\)/g, "");
  return `${file}:${line ?? written ?? 1}: ${fault}; close or remove the component there.`;
}

function oneLine(text: string) {
  return text.replaceAll(/\s*\n\s*/g, " ").replace(/[.;]\s*$/, "");
}

/** What is wrong with a chart or a diagram, or with the file it takes its content from. */
function elementProblem(node: TreeNode, place: string, file: string): string[] {
  try {
    if (isChart(node)) chartRequest(node);
    if (isDiagram(node)) diagramOf(node, file, 1);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    // The lines of a notebook mean nothing to its writer: `place` is its cell.
    const isHere = error.place === undefined || (isNotebook(file) && error.place.startsWith(file));
    return [`${isHere ? place : error.place}: ${error.message}.`];
  }
}

/** What is wrong with a link in a text, if anything can be said without following it. */
function linkProblem(link: string, pagePaths: readonly string[]): string[] {
  if (/^[#?]/.test(link)) return [];
  if (link.startsWith("/")) {
    return pagePaths.includes(pathOf(link))
      ? []
      : [`"${link}" leads to no page; ${fixFor(link, pagePaths)}.`];
  }
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d ()-]+)/.test(link)) return [];
  if (isWebAddress(link)) return [];
  return [
    `"${link}" is not an address; write https://… for another site, /… for a page of this one.`,
  ];
}

function isWebAddress(link: string) {
  // `URL` also accepts `https:/x` and `https:x`, which are typos.
  if (!/^https?:\/\/[^/]/.test(link) || !URL.canParse(link)) return false;
  const { hostname } = new URL(link);
  return /^[^.]+(\.[^.]+)+$/.test(hostname) || hostname === "localhost";
}

function pathOf(link: string) {
  const path = link.replace(/[?#].*$/, "");
  return path === "/" ? path : path.replace(/\/$/, "");
}

/** Suggests the page whose path has the longest prefix in common with the link. */
function fixFor(link: string, pagePaths: readonly string[]) {
  const shared = (path: string) => {
    let length = 0;
    while (length < path.length && path[length] === link[length]) length += 1;
    return length;
  };
  const nearest = [...pagePaths].sort((a, b) => shared(b) - shared(a))[0];
  return nearest && shared(nearest) > 3 ? `perhaps "${nearest}" is meant` : "correct or remove it";
}
