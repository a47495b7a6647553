import { ContentMistake } from "../content/content-mistake.ts";
import type { Author, Source } from "./source.ts";

/** The fields of CSL-JSON that we show, as Zotero and others export them. */
type CslItem = Partial<{
  id: string | number;
  type: string;
  title: string;
  author: { family?: string; given?: string; literal?: string }[];
  issued: { "date-parts"?: (string | number)[][] };
  accessed: { "date-parts"?: (string | number)[][] };
  "container-title": string;
  volume: string | number;
  issue: string | number;
  page: string;
  publisher: string;
  URL: string;
  DOI: string;
}>;

export function readCsl(text: string, file: string): Source[] {
  return itemsIn(text, file).map((item, index) => sourceOf(item, `${file}: entry ${index + 1}`));
}

function itemsIn(text: string, file: string): CslItem[] {
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items)) return items;
  } catch {
    // Said below, as for JSON of another shape.
  }
  throw new ContentMistake(
    "it is not a list of CSL-JSON; export it again as CSL-JSON",
    `${file}:1`,
  );
}

const kinds: Readonly<Record<string, Source["kind"]>> = {
  "article-journal": "article",
  "article-magazine": "article",
  "article-newspaper": "article",
  chapter: "chapter",
  "paper-conference": "chapter",
  webpage: "page",
  "post-weblog": "page",
};

function sourceOf(item: CslItem, place: string): Source {
  const { id, title } = item;
  if (id === undefined || !title) {
    throw new ContentMistake(`${id ?? "it"} has no ${id ? "title" : "id"}; add it`, place);
  }
  const text = (value: string | number | undefined) =>
    value === undefined ? value : String(value);
  return {
    key: String(id),
    place,
    kind: kinds[item.type ?? ""] ?? "book",
    authors: (item.author ?? []).map(authorOf),
    year: text(item.issued?.["date-parts"]?.[0]?.[0]) ?? null,
    title,
    container: item["container-title"],
    volume: text(item.volume),
    issue: text(item.issue),
    pages: item.page?.replaceAll(/(\d)\s*-+\s*(\d)/g, "$1–$2"),
    publisher: item.publisher,
    url: item.DOI ? `https://doi.org/${item.DOI}` : item.URL,
    accessed: isoDate(item.accessed?.["date-parts"]?.[0]),
  };
}

function authorOf({ family, given, literal }: NonNullable<CslItem["author"]>[number]): Author {
  return { family: literal ?? family ?? "", given };
}

function isoDate(parts: readonly (string | number)[] | undefined) {
  if (parts?.length !== 3) return undefined;
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
