import { inflateSync } from "node:zlib";

/**
 * The text that a reader, a search or a screen reader can take out of a PDF, for tests: each glyph is
 * looked up in its font's own table of characters. White space is left out, since a PDF places words and
 * need not say what lies between them. Reads what our library writes, not every PDF.
 */
export function pdfText(pdf: Buffer) {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of fontList(head).matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, characterTable(objects, id));
    }
  }
  return pagesIn(objects)
    .map((id) => drawnText(objects.get(id)?.stream ?? "", fonts))
    .join("")
    .replace(/\s+/g, "");
}

type PdfObject = { head: string; stream: string };

function readObjects(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) {
    const [, id = "", body = ""] = match;
    const [head = "", raw] = body.split(/\nstream\n/);
    const packed = raw && Buffer.from(raw.replace(/\nendstream$/, ""), "latin1");
    const stream = packed && /FlateDecode/.test(head) ? inflateSync(packed).toString("latin1") : "";
    objects.set(id, { head, stream });
  }
  return objects;
}

function fontList(head: string) {
  return head.match(/\/Font <<(.*?)>>/s)?.[1] ?? "";
}

/** The contents of the pages, in the order in which the pages are written. */
function pagesIn(objects: ReadonlyMap<string, PdfObject>) {
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .flatMap(({ head }) => head.match(/\/Contents (\d+) 0 R/)?.[1] ?? []);
}

function characterTable(objects: ReadonlyMap<string, PdfObject>, fontId: string) {
  const tableId = objects.get(fontId)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? "";
  const table = new Map<string, string>();
  const ranges = (objects.get(tableId)?.stream ?? "").matchAll(
    /<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gi,
  );
  for (const [, first = "", list = ""] of ranges) {
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, codes = ""], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      table.set(glyph, Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    });
  }
  return table;
}

function drawnText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  let table: ReadonlyMap<string, string> = new Map();
  let text = "";
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
    if (font) table = fonts.get(font) ?? new Map();
    for (const glyph of glyphs?.toLowerCase().match(/.{4}/g) ?? []) text += table.get(glyph) ?? "�";
  }
  return text;
}
