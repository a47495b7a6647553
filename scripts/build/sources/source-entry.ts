import { formatLongDate } from "#app/format/date.ts";
import type { TreeNode } from "../mdx/tree.ts";
import type { Author, Source } from "./source.ts";

/** More authors than this are 'et al.' from the first on. */
const mostAuthors = 6;

/** A source as the list at the end of a text shows it, in Markdown's tree. */
export function sourceEntry(source: Source, year: string): TreeNode[] {
  const { authors, kind, title, container, publisher, pages, url, accessed } = source;
  const lead = authors.length > 0 ? `${authorNames(authors)} (${year}). ` : "";
  const after = authors.length > 0 ? "" : ` (${year})`;
  const parts: TreeNode[] = [text(lead)];
  if (kind === "book") parts.push(italic(title), text(`${after}. `));
  else parts.push(text(`“${title}”${after}. `));
  if (container && kind === "chapter") parts.push(text("In "));
  if (container) parts.push(italic(container), text(`${issueOf(source)}. `));
  else if (kind !== "book" && pages) parts.push(text(`${pages}. `));
  if (publisher) parts.push(text(`${publisher}. `));
  if (url) parts.push({ type: "link", url, children: [text(shortAddress(url))] }, text(". "));
  if (accessed) parts.push(text(`Accessed ${formatLongDate(accessed)}. `));
  return parts;
}

function authorNames(authors: readonly Author[]) {
  const names = authors.map(({ family, given }, index) => {
    if (!given) return family;
    return index === 0 ? `${family}, ${given}` : `${given} ${family}`;
  });
  if (names.length > mostAuthors) return `${names[0]} et al.`;
  return new Intl.ListFormat("en-GB").format(names);
}

/** ` 39 (1): 119–138` */
function issueOf({ volume, issue, pages }: Source) {
  const place = [volume, issue && `(${issue})`].filter(Boolean).join(" ");
  const where = [place, pages].filter(Boolean).join(place ? ": " : "");
  if (!where) return "";
  return place ? ` ${where}` : `, ${where}`;
}

function shortAddress(url: string) {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}

function text(value: string): TreeNode {
  return { type: "text", value };
}

function italic(value: string): TreeNode {
  return { type: "emphasis", children: [text(value)] };
}
