import { strToU8, zipSync } from "fflate";
import { escapeXml } from "#app/lib/meta/xml.ts";
import { addressText } from "#workings/excel-formula.ts";
import { chartXml, drawingXml, type WorkbookChart } from "./chart.ts";
import { createStyles } from "./styles.ts";
import { isWide, type Worksheet, worksheetXml } from "./worksheet.ts";
import { document, element } from "./xml.ts";

export type Workbook = {
  title: string;
  author: string;
  createdAt: Date;
  sheets: readonly Worksheet[];
  chart: WorkbookChart | null;
  /** Names for cells and ranges: `SystemCost` for `Inputs!$C$4`. */
  names: readonly { name: string; range: string }[];
};

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const main = "application/vnd.openxmlformats-officedocument";

/** The workbook as the bytes of an `.xlsx` file: a zip archive of XML parts. */
export function packWorkbook(workbook: Workbook): Uint8Array {
  const parts = Object.entries(workbookParts(workbook));
  return zipSync(
    Object.fromEntries(parts.map(([path, xml]) => [path, strToU8(document(xml))])),
    // The same case gives the same bytes.
    { level: 9, mtime: workbook.createdAt },
  );
}

function workbookParts(workbook: Workbook): Record<string, string> {
  const { sheets, chart } = workbook;
  const styles = createStyles();
  const parts: Record<string, string> = {};
  for (const [index, sheet] of sheets.entries()) {
    const hasChart = chart?.sheet === sheet.name;
    const links = sheet.cells.flatMap(({ link }) => link ?? []);
    const linkIds = links.map((_, link) => `rId${link + 2}`);
    parts[`xl/worksheets/sheet${index + 1}.xml`] = worksheetXml(sheet, styles.index, {
      ...(hasChart && { drawing: "rId1" }),
      links: linkIds,
    });
    const related = [
      ...(hasChart ? [relation("rId1", "drawing", "../drawings/drawing1.xml")] : []),
      ...links.map((link, at) => relation(linkIds[at] ?? "", "hyperlink", link, "External")),
    ];
    if (related.length > 0) {
      parts[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relations(related);
    }
  }
  if (chart) {
    parts["xl/drawings/drawing1.xml"] = drawingXml(chart, "rId1");
    parts["xl/drawings/_rels/drawing1.xml.rels"] = relations([
      relation("rId1", "chart", "../charts/chart1.xml"),
    ]);
    parts["xl/charts/chart1.xml"] = chartXml(chart);
  }
  return {
    "[Content_Types].xml": contentTypes(sheets.length, chart !== null),
    "_rels/.rels": relations([
      relation("rId1", "officeDocument", "xl/workbook.xml"),
      element("Relationship", {
        Id: "rId2",
        Type: `${packages}/relationships/metadata/core-properties`,
        Target: "docProps/core.xml",
      }),
    ]),
    "docProps/core.xml": properties(workbook),
    "xl/workbook.xml": workbookXml(workbook),
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, index) =>
        relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`),
      ),
      relation(`rId${sheets.length + 1}`, "styles", "styles.xml"),
    ]),
    "xl/styles.xml": styles.xml(),
    ...parts,
  };
}

function workbookXml({ sheets, names }: Workbook): string {
  const printAreas = sheets.map(({ name, printedTo }, index) =>
    element(
      "definedName",
      { name: "_xlnm.Print_Area", localSheetId: index },
      escapeXml(`${name}!$A$1:${absolute(printedTo.row, printedTo.column)}`),
    ),
  );
  const printTitles = sheets.flatMap((sheet, index) => {
    const repeated = repeatedOnPages(sheet);
    return repeated
      ? element(
          "definedName",
          { name: "_xlnm.Print_Titles", localSheetId: index },
          `${sheet.name}!${repeated}`,
        )
      : [];
  });
  const named = names.map(({ name, range }) => element("definedName", { name }, escapeXml(range)));
  return element(
    "workbook",
    {
      xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
      "xmlns:r": office,
    },
    [
      element("bookViews", {}, element("workbookView")),
      element(
        "sheets",
        {},
        sheets
          .map(({ name }, index) =>
            element("sheet", { name, sheetId: index + 1, "r:id": `rId${index + 1}` }),
          )
          .join(""),
      ),
      element("definedNames", {}, [...printAreas, ...printTitles, ...named].join("")),
      // The program that opens it calculates everything once with its own engine.
      element("calcPr", { calcId: 191_029, fullCalcOnLoad: 1 }),
    ].join(""),
  );
}

/** The labels of a wide sheet, or the headings of a long one. */
function repeatedOnPages(sheet: Worksheet): string | null {
  if (isWide(sheet)) return "$A:$B";
  if (sheet.headingRow === undefined) return null;
  return `$${sheet.headingRow + 1}:$${sheet.headingRow + 1}`;
}

function contentTypes(sheetCount: number, hasChart: boolean): string {
  const override = (part: string, type: string) =>
    element("Override", { PartName: part, ContentType: type });
  return element(
    "Types",
    { xmlns: `${packages}/content-types` },
    [
      element("Default", {
        Extension: "rels",
        ContentType: "application/vnd.openxmlformats-package.relationships+xml",
      }),
      element("Default", { Extension: "xml", ContentType: "application/xml" }),
      override("/xl/workbook.xml", `${main}.spreadsheetml.sheet.main+xml`),
      override("/xl/styles.xml", `${main}.spreadsheetml.styles+xml`),
      override("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
      ...Array.from({ length: sheetCount }, (_, index) =>
        override(`/xl/worksheets/sheet${index + 1}.xml`, `${main}.spreadsheetml.worksheet+xml`),
      ),
      ...(hasChart
        ? [
            override("/xl/drawings/drawing1.xml", `${main}.drawing+xml`),
            override("/xl/charts/chart1.xml", `${main}.drawingml.chart+xml`),
          ]
        : []),
    ].join(""),
  );
}

function properties({ title, author, createdAt }: Workbook): string {
  return element(
    "cp:coreProperties",
    {
      "xmlns:cp": `${packages}/metadata/core-properties`,
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:dcterms": "http://purl.org/dc/terms/",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    },
    element("dc:title", {}, escapeXml(title)) +
      element("dc:creator", {}, escapeXml(author)) +
      element("dcterms:created", { "xsi:type": "dcterms:W3CDTF" }, isoSeconds(createdAt)),
  );
}

function isoSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}

function relations(items: readonly string[]): string {
  return element("Relationships", { xmlns: `${packages}/relationships` }, items.join(""));
}

function relation(id: string, kind: string, target: string, mode?: "External"): string {
  return element("Relationship", {
    ...{ Id: id, Type: `${office}/${kind}`, Target: target, TargetMode: mode },
  });
}

function absolute(row: number, column: number): string {
  return addressText({ row, column }, true);
}
