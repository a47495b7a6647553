import { strToU8, zipSync } from "fflate";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The smallest .xlsx file for tests, with other parts in place of its own or beside them. */
export function sampleFile(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const all = {
    "_rels/.rels": relationsXml({ officeDocument: "xl/workbook.xml" }),
    "xl/workbook.xml": `<workbook><sheets><sheet name="One" sheetId="1" r:id="worksheet" xmlns:r="${relations}"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationsXml({ worksheet: "worksheets/sheet1.xml" }),
    [sheetPart]: sheetXml('<c r="A1"><v>1</v></c>'),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [
        name,
        typeof part === "string" ? strToU8(part) : part,
      ]),
    ),
  );
}

export const sheetPart = "xl/worksheets/sheet1.xml";

/** `cells` are in the first row, whatever addresses they have. */
export function sheetXml(cells: string): string {
  return `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
}

/** What a part refers to, one of each type; the type is the id. */
export function relationsXml(targets: Readonly<Record<string, string>>): string {
  const each = Object.entries(targets).map(
    ([type, target]) =>
      `<Relationship Id="${type}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${each.join("")}</Relationships>`;
}
