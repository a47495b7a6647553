import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readWorkbook } from "#workings/workbook/read-workbook.ts";
import { relationsXml, sampleFile, sheetPart, sheetXml } from "#workings/workbook/sample-file.ts";
import { fixtureBytes } from "./open-fixture.ts";

/** The bytes from `at` replaced. */
function altered(bytes: Uint8Array, at: number, ...replaced: number[]) {
  const copy = Uint8Array.from(bytes);
  copy.set(replaced, at);
  return copy;
}

function utf16(text: string) {
  return [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
}

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(504).fill(0)];
const manyCells = Array.from({ length: 200_001 }, (_, at) => `<c r="A${at + 1}"><v>1</v></c>`);
const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

describe("a file that is not a workbook, or a damaged one, is refused with a sentence", () => {
  test.each<[string, Uint8Array, string]>([
    ["an empty file", new Uint8Array(), "it is not an Excel workbook (.xlsx)"],
    ["a text", strToU8("a;b\n1;2"), "it is not an Excel workbook (.xlsx)"],
    [
      "an .xls file",
      Uint8Array.from([...ole, ...utf16("Workbook")]),
      "it is an .xls file; save it as .xlsx",
    ],
    [
      "an encrypted file",
      Uint8Array.from([...ole, ...utf16("EncryptedPackage")]),
      "it is protected by a password; save it without one",
    ],
    [
      "a file with macros",
      sampleFile({ "xl/vbaProject.bin": "x" }),
      "it has macros; save it as .xlsx, which has none",
    ],
    ["a file over 10 MB", new Uint8Array(10_000_001), "it has 10.0 MB; at most 10 MB are read"],
    ["half a file", fixtureBytes("budget").subarray(0, 5_000), "the file is damaged"],
    ["another archive", zipSync({ "a.txt": strToU8("a") }), "it is not an Excel workbook (.xlsx)"],
    [
      "a bomb",
      sampleFile({ "xl/media/a": new Uint8Array(60_000_000) }),
      "would grow to 60 MB when unpacked",
    ],
    [
      "a document type",
      sampleFile({ [sheetPart]: doctype + sheetXml("") }),
      "sheet1.xml declares a document type",
    ],
    [
      "an unknown entity",
      sampleFile({ [sheetPart]: sheetXml('<c r="A1"><v>&a;</v></c>') }),
      "sheet1.xml is damaged",
    ],
    ["broken XML", sampleFile({ [sheetPart]: "<worksheet><sheetData>" }), "sheet1.xml is damaged"],
    ["a path upward", sampleFile({ "../evil.xml": "x" }), 'has the path "../evil.xml"'],
    ["an absolute path", sampleFile({ "/etc/evil": "x" }), 'has the path "/etc/evil"'],
    [
      "a cell outside the sheet",
      sampleFile({ [sheetPart]: sheetXml('<c r="XFE1"><v>1</v></c>') }),
      "has a cell outside the sheet",
    ],
    [
      "a row outside the sheet",
      sampleFile({ [sheetPart]: sheetXml('<c r="A9999999"><v>1</v></c>') }),
      "has a cell outside the sheet",
    ],
    [
      "too many cells",
      sampleFile({ [sheetPart]: sheetXml(manyCells.join("")) }),
      "it has more than 200,000 cells",
    ],
    [
      "a sheet that is not there",
      sampleFile({ "xl/_rels/workbook.xml.rels": relationsXml({ worksheet: "none.xml" }) }),
      "the sheet One is missing",
    ],
    [
      "no sheet",
      sampleFile({ "xl/workbook.xml": "<workbook><sheets/></workbook>" }),
      "it has no sheet with cells",
    ],
  ])("%s", (_, bytes, sentence) => {
    expect(() => readWorkbook(bytes)).toThrow(sentence);
  });

  test("a size that is a lie, or a byte that changed", () => {
    const bytes = sampleFile({});
    const text = new TextDecoder("latin1").decode(bytes);
    const record = text.lastIndexOf("PK\x01\x02");
    // The directory claims that the last part is a byte longer than it is; or one of its bytes is another.
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(record + 24, true);
    expect(() => readWorkbook(altered(bytes, record + 24, size + 1))).toThrow("damaged");
    const local = text.lastIndexOf("PK\x03\x04");
    const [nameLength, extra] = [bytes[local + 26] ?? 0, bytes[local + 28] ?? 0];
    const start = local + 30 + nameLength + extra;
    expect(() => readWorkbook(altered(bytes, start + 12, 0xff, 0xff))).toThrow("damaged");
    expect(readWorkbook(bytes).sheets[0]?.cells.size).toBe(1);
  });

  test("a reference of the size of the sheet takes no more memory than its cells", () => {
    const formulas = Array.from(
      { length: 50 },
      (_, at) =>
        `<c r="${String.fromCharCode(66 + (at % 24))}1"><f>SUM(A1:XFD1048${500 + at})</f><v>1</v></c>`,
    );
    expect(
      readWorkbook(sampleFile({ [sheetPart]: sheetXml(formulas.join("")) })).sheets,
    ).toHaveLength(1);
  });
});
