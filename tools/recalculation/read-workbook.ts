import { strFromU8, unzipSync } from "fflate";
import type { WrittenCell } from "./spreadsheet-engine.ts";

/** The sheets of a workbook that `app/workbook` has written: names, and cells as they were written. */
export function readWorkbook(bytes: Uint8Array) {
  const parts = unzipSync(bytes);
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const names = [...xml("xl/workbook.xml").matchAll(/<sheet name="([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  const cells = names.flatMap((sheet, index) =>
    cellsIn(xml(`xl/worksheets/sheet${index + 1}.xml`), sheet),
  );
  return { names, cells };
}

function cellsIn(xml: string, sheet: string): WrittenCell[] {
  return [...xml.matchAll(/<c r="([A-Z]+)(\d+)"[^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(
    ([, letters = "", row, content = ""]) => {
      const formula = /<f>(.*?)<\/f>/.exec(content)?.[1];
      const value = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(content)?.[1] ?? "";
      return {
        sheet,
        row: Number(row),
        column: columnNumber(letters),
        text: unescapeXml(formula === undefined ? value : `=${formula}`),
        isFormula: formula !== undefined,
      };
    },
  );
}

/** 1 for `A`. */
function columnNumber(letters: string) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Undoes what `app/workbook/xml.ts` does to a text. */
export function unescapeXml(text: string) {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
