import { readArchive } from "./archive.ts";
import { type Area, parseAddress, parseArea } from "./area.ts";
import { type ExcelTable, withPlainReferences } from "./plain-references.ts";
import { readSharedStrings, readSheet } from "./read-sheet.ts";
import { readStyles } from "./read-styles.ts";
import { cellKey, type DefinedName, type Workbook, type WorkbookSheet } from "./workbook.ts";
import { isOn, readXml, unescaped } from "./xml.ts";

export const maxFileBytes = 10_000_000;
export const maxCells = 200_000;

/**
 * Reads an .xlsx file. What cannot be read, or is not what it claims to be, is refused with a sentence that says
 * what to do; nothing is written anywhere, and no size that the file claims is trusted.
 */
export function readWorkbook(bytes: Uint8Array): Workbook {
  refuseOtherFiles(bytes);
  const archive = readArchive(bytes);
  if ([...archive.keys()].some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new Error("it has macros; save it as .xlsx, which has none");
  }
  const workbookPart = partOf(archive, "", /\/officeDocument$/)[0]?.target;
  if (!workbookPart || !archive.has(workbookPart)) {
    throw new Error("it is not an Excel workbook (.xlsx)");
  }
  const related = partOf(archive, workbookPart, /./);
  const one = (type: RegExp) => related.find((relation) => type.test(relation.type))?.target;
  const stringsXml = textOf(archive, one(/\/sharedStrings$/));
  const strings = stringsXml ? readSharedStrings(stringsXml) : [];
  const stylesXml = textOf(archive, one(/\/styles$/));
  const styles = stylesXml ? readStyles(stylesXml, textOf(archive, one(/\/theme$/))) : [];
  const main = readMain(textOf(archive, workbookPart));

  let cellCount = 0;
  const count = () => {
    cellCount++;
    if (cellCount > maxCells) {
      throw new Error(`it has more than ${maxCells.toLocaleString("en-GB")} cells`);
    }
  };
  const tables: ExcelTable[] = [];
  const sheets = main.sheets.flatMap(({ name, id, visibility }): WorkbookSheet[] => {
    const relation = related.find((relation) => relation.id === id);
    // A sheet that is only a chart, or an Excel 4 macro sheet, has no cells.
    if (!relation || !/\/worksheet$/.test(relation.type)) return [];
    const part = relation.target;
    if (!archive.has(part)) {
      throw new Error(`the sheet ${name} is missing; open the file in Excel and save it again`);
    }
    const content = readSheet(part, textOf(archive, part), strings, count);
    const { notes, pivots, ...attached } = attachments(archive, part, name);
    tables.push(...attached.tables);
    return [{ name, part, visibility, ...content, notes, pivots }];
  });
  if (sheets.length === 0) throw new Error("it has no sheet with cells");
  const externalLinks = related
    .filter(({ type }) => /\/externalLink$/.test(type))
    .map(({ target }) => partOf(archive, target, /externalLinkPath/)[0]?.target ?? target);
  const sheetNames = sheets.map(({ name }) => name);
  for (const { name, cells } of sheets) {
    for (const { formula } of cells.values()) {
      if (!formula) continue;
      const at = { sheet: name, row: formula.row };
      formula.text = withPlainReferences(formula.text, at, tables, sheetNames);
    }
  }
  const names = main.names.map((one) => ({
    ...one,
    text: withPlainReferences(one.text, { sheet: null, row: 0 }, tables, sheetNames),
  }));
  return { sheets, ...main.settings, names, styles, externalLinks };
}

function refuseOtherFiles(bytes: Uint8Array) {
  if (bytes.length > maxFileBytes) {
    throw new Error(`it has ${(bytes.length / 1e6).toFixed(1)} MB; at most 10 MB are read`);
  }
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    // An encrypted .xlsx is wrapped in the container that .xls files have.
    const encrypted = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);
    throw new Error(
      indexOf(bytes, encrypted) >= 0
        ? "it is protected by a password; save it without one"
        : "it is an .xls file; save it as .xlsx",
    );
  }
  if (!begins(0x50, 0x4b)) throw new Error("it is not an Excel workbook (.xlsx)");
}

function indexOf(bytes: Uint8Array, wanted: readonly number[]) {
  for (let at = 0; at + wanted.length <= bytes.length; at++) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

type Archive = ReadonlyMap<string, Uint8Array>;
type Relation = { id: string; type: string; target: string };

/** What a part refers to; of the archive itself with `""`. Targets are names in the archive, or of other files. */
function partOf(archive: Archive, part: string, type: RegExp): Relation[] {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const xml = textOf(archive, `${folder}_rels/${part.slice(slash)}.rels`);
  const found: Relation[] = [];
  if (!xml) return found;
  readXml(`${part}.rels`, xml, {
    open: (name, { Id = "", Type = "", Target = "", TargetMode }) => {
      if (name !== "Relationship" || !type.test(Type)) return;
      const target = TargetMode === "External" ? Target : resolved(folder, Target);
      found.push({ id: Id, type: Type, target });
    },
  });
  return found;
}

function resolved(folder: string, target: string) {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split("/")) {
    if (step === "..") path.pop();
    else if (step !== ".") path.push(step);
  }
  return path.join("/");
}

function textOf(archive: Archive, part: string | undefined): string {
  const bytes = part === undefined ? undefined : archive.get(part);
  if (!bytes) return "";
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  return new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes);
}

type SheetEntry = { name: string; id: string; visibility: WorkbookSheet["visibility"] };

function readMain(xml: string) {
  const sheets: SheetEntry[] = [];
  const found: { name: string; sheetAt: string | undefined; text: string }[] = [];
  const settings = { is1904: false, isIterative: false };
  let text = "";
  readXml("workbook.xml", xml, {
    open: (name, attributes) => {
      text = "";
      if (name === "sheet") {
        const { state } = attributes;
        const visibility = state === "hidden" || state === "veryHidden" ? state : "visible";
        sheets.push({ name: attributes.name ?? "", id: attributes.id ?? "", visibility });
      } else if (name === "definedName") {
        found.push({ name: attributes.name ?? "", sheetAt: attributes.localSheetId, text: "" });
      } else if (name === "workbookPr") {
        settings.is1904 = isOn(attributes.date1904);
      } else if (name === "calcPr") {
        settings.isIterative = isOn(attributes.iterate);
      }
    },
    text: (part) => {
      text += part;
    },
    close: (name) => {
      const last = found.at(-1);
      if (name === "definedName" && last) last.text = text;
    },
  });
  const names = found.flatMap(({ name, sheetAt, text }): DefinedName[] => {
    // Print areas, filters and the like, which Excel keeps among the names.
    if (/^_xl(nm|fn|pm|udf)\b/i.test(name)) return [];
    const sheet = sheetAt === undefined ? null : (sheets[Number(sheetAt)]?.name ?? null);
    return [{ name, sheet, text }];
  });
  return { sheets, names, settings };
}

/** Comments, tables and pivot tables are files of their own. */
function attachments(archive: Archive, part: string, sheet: string) {
  const notes = new Map<number, string>();
  const pivots: Area[] = [];
  const tables: ExcelTable[] = [];
  // Threaded comments last: beside each is an old comment that says it is a substitute.
  const relations = partOf(archive, part, /\/(comments|threadedComment|pivotTable|table)$/);
  const isThreaded = ({ type }: Relation) => Number(/threadedComment$/.test(type));
  for (const { type, target } of relations.toSorted((a, b) => isThreaded(a) - isThreaded(b))) {
    const xml = textOf(archive, target);
    if (!xml) continue;
    if (/pivotTable$/.test(type)) pivots.push(...pivotAreas(target, xml));
    else if (/table$/.test(type)) tables.push(...tablesIn(target, xml, sheet));
    else readNotes(target, xml, notes);
  }
  return { notes, pivots, tables };
}

function tablesIn(part: string, xml: string, sheet: string): ExcelTable[] {
  const columns: string[] = [];
  const found: ExcelTable[] = [];
  readXml(part, xml, {
    open: (name, { displayName = "", ref = "", headerRowCount, totalsRowCount, ...more }) => {
      const area = name === "table" ? parseArea(ref) : null;
      if (area) {
        const headings = Number(headerRowCount ?? 1);
        const totals = Number(totalsRowCount ?? 0);
        found.push({ name: displayName, sheet, area, headings, totals, columns });
      } else if (name === "tableColumn") {
        columns.push(unescaped(more.name ?? ""));
      }
    },
  });
  return found;
}

function pivotAreas(part: string, xml: string) {
  const areas: Area[] = [];
  readXml(part, xml, {
    open: (name, { ref = "" }) => {
      const area = name === "location" ? parseArea(ref) : null;
      if (area) areas.push(area);
    },
  });
  return areas;
}

function readNotes(part: string, xml: string, notes: Map<number, string>) {
  let key = -1;
  let text = "";
  let isText = false;
  readXml(part, xml, {
    open: (name, { ref = "" }) => {
      if (name === "comment" || name === "threadedComment") {
        const place = parseAddress(ref);
        key = place ? cellKey(place.row, place.column) : -1;
        text = "";
      } else if (name === "t" || name === "text") isText = true;
    },
    text: (found) => {
      if (isText) text += found;
    },
    close: (name) => {
      if (name === "t" || name === "text") isText = false;
      if (key < 0 || (name !== "comment" && name !== "threadedComment")) return;
      // Excel begins a comment with the name of its author.
      const written = text.replace(/^[^\n:]{1,60}:\n/, "").trim();
      if (written) notes.set(key, written);
    },
  });
}
