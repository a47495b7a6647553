import { ContentMistake } from "../content/content-mistake.ts";
import { latexText } from "./latex-text.ts";
import type { Author, Source } from "./source.ts";

/** An entry as it is written: `@article{sharpe1966, title = {…}, … }`. */
type Entry = { type: string; key: string; place: string; fields: ReadonlyMap<string, string> };

/** The entries of a BibTeX file. */
export function readBibtex(text: string, file: string): Source[] {
  return entriesOf(text, file).map(sourceOf);
}

const ignored = /^(comment|preamble|string)$/;

function entriesOf(text: string, file: string): Entry[] {
  const entries: Entry[] = [];
  const opening = /@(\w+)\s*\{\s*([^,\s{}]*)\s*/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [, type = "", key = ""] = found;
    const place = `${file}:${text.slice(0, found.index).split("\n").length}`;
    if (ignored.test(type.toLowerCase())) continue;
    const { fields, end } = fieldsOf(text, opening.lastIndex, { key, place });
    entries.push({ type: type.toLowerCase(), key, place, fields });
    opening.lastIndex = end;
  }
  return entries;
}

/** From the comma after the key to the brace that closes the entry. */
function fieldsOf(text: string, start: number, { key, place }: { key: string; place: string }) {
  const fields = new Map<string, string>();
  const next = /\s*,?\s*(?:(\})|([\w-]+)\s*=\s*)/y;
  let end = start;
  for (;;) {
    next.lastIndex = end;
    const found = next.exec(text);
    if (!found) {
      const line = text.slice(0, end).split("\n").length;
      throw new ContentMistake(
        `the entry ${key} is not complete; check its commas, and that each { has its }`,
        place.replace(/\d+$/, String(line)),
      );
    }
    const [, closing, name = ""] = found;
    if (closing) return { fields, end: next.lastIndex };
    const value = valueAt(text, next.lastIndex);
    fields.set(name.toLowerCase(), latexText(value));
    end = next.lastIndex + value.length;
  }
}

/** `{…}` with braces inside, `"…"`, or a bare number. */
function valueAt(text: string, start: number) {
  const bare = /[^\s,{}"]*/y;
  bare.lastIndex = start;
  if (text[start] === '"') return text.slice(start, text.indexOf('"', start + 1) + 1);
  if (text[start] !== "{") return bare.exec(text)?.[0] ?? "";
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === "{" && text[end - 1] !== "\\") depth += 1;
    if (text[end] === "}" && text[end - 1] !== "\\") depth -= 1;
    if (depth === 0) return text.slice(start, end + 1);
  }
  return text.slice(start);
}

const kinds: Readonly<Record<string, Source["kind"]>> = {
  article: "article",
  inproceedings: "chapter",
  incollection: "chapter",
  inbook: "chapter",
  online: "page",
  misc: "page",
};

function sourceOf({ type, key, place, fields }: Entry): Source {
  const field = (...names: string[]) => {
    // A value between quotation marks keeps them until here.
    const value = names.map((name) => fields.get(name)).find(Boolean);
    return value?.replace(/^"([\s\S]*)"$/, "$1");
  };
  const title = field("title");
  if (!title) throw new ContentMistake(`${key} has no title; add title = {…}`, place);
  const doi = field("doi")?.replace(/^https?:\/\/doi\.org\//, "");
  return {
    key,
    place,
    kind: kinds[type] ?? "book",
    authors: authorsOf(field("author", "editor", "organization") ?? ""),
    year: /\d{4}/.exec(field("year", "date") ?? "")?.[0] ?? null,
    title,
    container: field("journal", "journaltitle", "booktitle"),
    volume: field("volume"),
    issue: field("number", "issue"),
    pages: field("pages")?.replaceAll(/(\d)\s*-\s*(\d)/g, "$1–$2"),
    publisher: field("publisher", "institution", "school"),
    url: doi ? `https://doi.org/${doi}` : field("url"),
    accessed: field("urldate"),
  };
}

/** `Ledoit, Olivier and Michael Wolf`: either order of names. A name that begins with a brace is whole. */
function authorsOf(text: string): Author[] {
  if (text === "") return [];
  return text.split(/\s+and\s+/).map((name) => {
    const [family = "", given] = name.split(/\s*,\s*/);
    if (given) return { family, given };
    const words = name.split(" ");
    const last = words.at(-1) ?? name;
    return words.length > 1
      ? { family: last, given: words.slice(0, -1).join(" ") }
      : { family: last };
  });
}
