import { inflateSync } from "node:zlib";

/**
 * Extracts the text that a PDF viewer, a search or a screen reader would find, for tests: each glyph is
 * looked up in its font's character table. Whitespace is left out, because a PDF positions words and
 * need not encode the space between them. Reads what our library and Chromium write, not every PDF.
 */
export function pdfText(pdf: Buffer) {
  const objects = readObjects(pdf);
  const fonts = fontsIn(objects);
  return pagesIn(objects)
    .map((id) => drawnText(objects.get(id)?.stream ?? "", fonts))
    .join("")
    .replace(/\s+/g, "");
}

/** The texts of a tagged PDF with the tag of each, in the order of the pages; untagged text has none. */
export function taggedText(pdf: Buffer) {
  const objects = readObjects(pdf);
  const fonts = fontsIn(objects);
  return pagesIn(objects).flatMap((id) =>
    (objects.get(id)?.stream ?? "")
      .split(/(?=^\/\w+ <<[^>]*>> BDC$)|(?<=^EMC$)/m)
      .map((part) => ({ tag: /^\/(\w+) /.exec(part)?.[1], text: drawnText(part, fonts).trim() }))
      .filter(({ text }) => text !== ""),
  );
}

/** The tags of the structure tree, each with that of its parent: `LI in L`. */
export function structureTags(pdf: Buffer) {
  const objects = readObjects(pdf);
  const tagOf = (id = "") => /\/S \/(\w+)/.exec(objects.get(id)?.head ?? "")?.[1];
  return [...objects].flatMap(([id, { head }]) => {
    const [, parent] = /\/P (\d+) 0 R/.exec(head) ?? [];
    const tag = parent && tagOf(id);
    return tag ? [`${tag} in ${tagOf(parent) ?? "root"}`] : [];
  });
}

function fontsIn(objects: ReadonlyMap<string, PdfObject>) {
  const fonts = new Map<string, CharacterTable>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of fontList(head).matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, characterTable(objects, id));
    }
  }
  return fonts;
}

type PdfObject = { head: string; stream: string };

function readObjects(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) {
    const [, id = "", body = ""] = match;
    const [head = "", raw] = body.split(/[\n ]stream\n/);
    const packed = raw && Buffer.from(raw.replace(/\nendstream$/, ""), "latin1");
    const stream = packed && /FlateDecode/.test(head) ? inflateSync(packed).toString("latin1") : "";
    objects.set(id, { head, stream });
  }
  return objects;
}

function fontList(head: string) {
  return head.match(/\/Font <<(.*?)>>/s)?.[1] ?? "";
}

/** The contents of the pages, in page order. */
function pagesIn(objects: ReadonlyMap<string, PdfObject>) {
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .flatMap(({ head }) => head.match(/\/Contents (\d+) 0 R/)?.[1] ?? []);
}

type CharacterTable = ReadonlyMap<string, string>;

function characterTable(objects: ReadonlyMap<string, PdfObject>, fontId: string): CharacterTable {
  const tableId = objects.get(fontId)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? "";
  const source = objects.get(tableId)?.stream ?? "";
  const table = new Map<string, string>();
  for (const [, glyph = "", codes = ""] of source.matchAll(/^<(\w+)> <(\w{4,})>$/gm)) {
    table.set(glyph.toLowerCase(), textOf(codes));
  }
  for (const range of source.matchAll(/<(\w+)> <(\w+)> (?:\[(.*?)\]|<(\w+)>)/g)) {
    const [, first = "", last = "", list, start = ""] = range;
    const listed = list && [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, codes = ""]) => codes);
    const length = Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1;
    const texts = listed || Array.from({ length }, (_, index) => hexAfter(start, index));
    texts.forEach((codes, index) => {
      table.set(hexAfter(first, index), textOf(codes));
    });
  }
  return table;
}

function hexAfter(hex: string, steps: number) {
  return (Number.parseInt(hex, 16) + steps).toString(16).padStart(hex.length, "0");
}

function textOf(codes: string) {
  return Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
}

function drawnText(content: string, fonts: ReadonlyMap<string, CharacterTable>) {
  let table: CharacterTable = new Map();
  let text = "";
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
    if (font) table = fonts.get(font) ?? new Map();
    const [{ length: digits } = "0000"] = table.keys();
    const each = glyphs?.toLowerCase().match(new RegExp(`.{${digits}}`, "g")) ?? [];
    for (const glyph of each) text += table.get(glyph) ?? "�";
  }
  return text;
}
