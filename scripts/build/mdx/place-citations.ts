import {
  authorLabel,
  type Cited,
  citation,
  citedIn,
  sourceOf,
  yearLabels,
} from "../sources/citation.ts";
import { readSources } from "../sources/read-sources.ts";
import type { Source } from "../sources/source.ts";
import { sourceEntry } from "../sources/source-entry.ts";
import { needElementStyles } from "./element-styles.ts";
import { type TreeNode, textOf } from "./tree.ts";

type TextFile = { data: Record<string, unknown> };

/** Written like a component: `<Sources numbered />` numbers the sources, and says where their list is. */
export const sourcesName = "Sources";

/**
 * Turns `[@sharpe1966, p. 12]` into a link to its entry in the list of sources, which ends the text. By
 * author and year, or by number.
 */
export function placeCitations({ folder = "content" }: { folder?: string } = {}) {
  return (tree: TreeNode, file: TextFile) => {
    const marks = citationsIn(tree);
    const marker = (tree.children ?? []).find(({ name }) => name === sourcesName);
    if (marks.length === 0) {
      tree.children = tree.children?.filter((node) => node !== marker) ?? [];
      return;
    }
    const sources = readSources(folder);
    const cited = [...new Set(marks.flat().map((one) => sourceOf(one, sources)))];
    const isNumbered = marker?.attributes?.some(({ name }) => name === "numbered") ?? false;
    const list = isNumbered ? cited : cited.toSorted(byAuthor);
    const labels = yearLabels(list);
    const uses = new Map<string, number>();

    /** The text of a link, and what separates it from the words before it. */
    function label({ key, locator, namesAuthor }: Cited, source: Source) {
      const number = list.indexOf(source) + 1;
      const year = labels.get(key) ?? "";
      const name = isNumbered
        ? String(number)
        : namesAuthor
          ? `${authorLabel(source)} ${year}`
          : year;
      return locator ? `${name}, ${locator}` : name;
    }

    function linksFor(inside: string): TreeNode[] {
      const links = citedIn(inside).map((one): TreeNode => {
        const source = sourceOf(one, sources);
        const use = (uses.get(one.key) ?? 0) + 1;
        uses.set(one.key, use);
        return {
          type: "link",
          url: `#${entryId(one.key)}`,
          data: { hProperties: { id: useId(one.key, use), className: "citation" } },
          children: [{ type: "text", value: label(one, source) }],
        };
      });
      const [open, close] = isNumbered ? ["[", "]"] : ["(", ")"];
      const separated = links.flatMap((link, index): TreeNode[] =>
        index === 0 ? [link] : [{ type: "text", value: "; " }, link],
      );
      return [{ type: "text", value: open }, ...separated, { type: "text", value: close }];
    }

    replaceCitations(tree, linksFor);
    const section: TreeNode[] = [
      { type: "heading", depth: 2, children: [{ type: "text", value: "Sources" }] },
      {
        type: "list",
        ordered: isNumbered,
        data: { hProperties: { className: "sources" } },
        children: list.map((source) =>
          listItem(
            source,
            sourceEntry(source, labels.get(source.key) ?? ""),
            uses.get(source.key) ?? 0,
          ),
        ),
      },
    ];
    const children = tree.children ?? [];
    if (marker) children.splice(children.indexOf(marker), 1, ...section);
    else children.push(...section);
    file.data.citations = list.map((source) => plainEntry(source, labels));
    needElementStyles(file);
  };
}

/** What every citation of a text cites, in its order. */
export function citationsIn(tree: TreeNode): Cited[][] {
  if (tree.type === "text") return citationsOf(tree.value ?? "");
  // A link cannot contain another.
  if (tree.type === "link") return [];
  return (tree.children ?? []).flatMap(citationsIn);
}

function citationsOf(value: string) {
  return [...value.matchAll(citation)].map(([, inside = ""]) => citedIn(inside));
}

function replaceCitations(node: TreeNode, linksFor: (inside: string) => TreeNode[]) {
  if (node.type === "link" || !node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== "text") {
      replaceCitations(child, linksFor);
      return child;
    }
    // Split by one group, every second part is what is between brackets.
    return (child.value ?? "").split(citation).flatMap((part, index): TreeNode[] => {
      if (index % 2 === 1) return linksFor(part);
      return part === "" ? [] : [{ type: "text", value: part }];
    });
  });
}

function entryId(key: string) {
  return `source-${idOf(key)}`;
}

function useId(key: string, use: number) {
  return `cited-${idOf(key)}-${use}`;
}

function idOf(key: string) {
  return key.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** The entry, and a link back to each place that cites it. */
function listItem({ key }: Source, entry: readonly TreeNode[], uses: number): TreeNode {
  const back = Array.from({ length: uses }, (_, index): TreeNode[] => [
    ...(index === 0 ? [] : [{ type: "text", value: " " }]),
    {
      type: "link",
      url: `#${useId(key, index + 1)}`,
      data: {
        hProperties: {
          ariaLabel: `Back to the text${uses > 1 ? `, place ${index + 1}` : ""}`,
        },
      },
      children: [{ type: "text", value: `↩${uses > 1 ? index + 1 : ""}` }],
    },
  ]);
  return {
    type: "listItem",
    data: { hProperties: { id: entryId(key) } },
    children: [{ type: "paragraph", children: [...entry, ...back.flat()] }],
  };
}

function plainEntry(source: Source, labels: ReadonlyMap<string, string>) {
  const entry = sourceEntry(source, labels.get(source.key) ?? "");
  return entry.map(textOf).join("").trim();
}

function byAuthor(a: Source, b: Source) {
  return (
    authorLabel(a).localeCompare(authorLabel(b), "en") ||
    (a.year ?? "").localeCompare(b.year ?? "") ||
    a.title.localeCompare(b.title, "en")
  );
}
