import { group } from "d3-array";
import { escapeXml } from "#app/lib/meta/xml.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { CellStyle } from "./styles.ts";
import { element } from "./xml.ts";

type Place = { row: number; column: number };

export type WorkbookCell = Place & {
  style: CellStyle;
  /** With a formula, the value it has now, for programs that do not calculate. */
  value: number | string;
  /** As typed, with its "=". */
  formula?: string;
  /** Address on the web. */
  link?: string;
};

export function textCell(at: Place, value: string, look: CellStyle["look"]): WorkbookCell {
  return { ...at, value, style: { look } };
}

/** What may be typed into a cell. */
export type Validation = Place & { message: string } & (
    | { min: number; max: number }
    | { choices: readonly string[] }
    | { longest: number }
  );

export type Worksheet = {
  name: string;
  cells: readonly WorkbookCell[];
  /** In characters, from the first column on. */
  columnWidths: readonly number[];
  /** Rows above and columns left of this place stay in view. */
  frozenAt: Place;
  validations: readonly Validation[];
  /** Repeated at the top of every page: the headings of a long list. */
  headingRow?: number;
  /** Last row and column on paper; a chart may reach beyond the cells. */
  printedTo: Place;
};

/** In points. */
const rowHeight = 17;
const titleHeight = 30;

/** Columns of numbers that are still legible side by side on a page. */
const columnsOnPage = 13;

/** Whether the sheet continues on pages to the right, each with the labels at its left. */
export function isWide({ printedTo, frozenAt }: Worksheet) {
  return printedTo.column - frozenAt.column >= columnsOnPage;
}

/** The parts of a worksheet's XML, in the order the schema demands. */
export function worksheetXml(
  sheet: Worksheet,
  styleIndex: (style: CellStyle) => number,
  /** Relationship ids: of the drawing, and of the links in the order of their cells. */
  ids: { drawing?: string; links: readonly string[] },
): string {
  const { cells, columnWidths, frozenAt, validations, printedTo } = sheet;
  const linked = cells.filter(({ link }) => link);
  const wide = isWide(sheet);
  return element(
    "worksheet",
    {
      xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
      "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    },
    [
      wide ? "" : element("sheetPr", {}, element("pageSetUpPr", { fitToPage: 1 })),
      element("sheetViews", {}, view(frozenAt)),
      // Without it programs differ in the height of a row, and some cut the text.
      element("sheetFormatPr", { defaultRowHeight: rowHeight, customHeight: 1 }),
      element("cols", {}, columnWidths.map(columnXml).join("")),
      element("sheetData", {}, rowsXml(cells, styleIndex)),
      validations.length === 0
        ? ""
        : element(
            "dataValidations",
            { count: validations.length },
            validations.map(validationXml).join(""),
          ),
      linked.length === 0
        ? ""
        : element(
            "hyperlinks",
            {},
            linked
              .map((cell, index) =>
                element("hyperlink", { ref: place(cell), "r:id": ids.links[index] }),
              )
              .join(""),
          ),
      element("pageMargins", {
        ...{ left: 0.6, right: 0.6, top: 0.7, bottom: 0.7, header: 0.3, footer: 0.3 },
      }),
      element("pageSetup", {
        paperSize: 9,
        orientation: printedTo.column > 6 ? "landscape" : "portrait",
        ...(wide ? { scale: 58 } : { fitToWidth: 1, fitToHeight: ids.drawing ? 1 : 0 }),
      }),
      element("headerFooter", {}, element("oddFooter", {}, "&amp;L&amp;A&amp;R&amp;P / &amp;N")),
      wide ? columnBreaks(frozenAt.column, printedTo.column) : "",
      ids.drawing ? element("drawing", { "r:id": ids.drawing }) : "",
    ].join(""),
  );
}

function view({ row, column }: Place): string {
  const pane = element("pane", {
    xSplit: column || undefined,
    ySplit: row || undefined,
    topLeftCell: place({ row, column }),
    activePane: column && row ? "bottomRight" : row ? "bottomLeft" : "topRight",
    state: "frozen",
  });
  return element("sheetView", { showGridLines: 0, workbookViewId: 0 }, row || column ? pane : "");
}

function columnBreaks(first: number, last: number): string {
  const count = Math.ceil((last - first + 1) / columnsOnPage) - 1;
  const breaks = Array.from({ length: count }, (_, index) =>
    element("brk", { id: first + (index + 1) * columnsOnPage, max: 1_048_575, man: 1 }),
  );
  return element("colBreaks", { count, manualBreakCount: count }, breaks.join(""));
}

function columnXml(width: number, index: number): string {
  return element("col", { min: index + 1, max: index + 1, width, customWidth: 1 });
}

function rowsXml(cells: readonly WorkbookCell[], styleIndex: (style: CellStyle) => number): string {
  const rows = group(cells, ({ row }) => row);
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([row, cells]) =>
      element(
        "row",
        { r: row + 1, ht: heightOf(row, cells), customHeight: 1 },
        cells
          .toSorted((a, b) => a.column - b.column)
          .map((cell) => cellXml(cell, styleIndex(cell.style)))
          .join(""),
      ),
    )
    .join("");
}

function heightOf(row: number, cells: readonly WorkbookCell[]) {
  if (row === 0) return titleHeight;
  return cells.some(({ style }) => style.look.startsWith("list ")) ? 2 * rowHeight : rowHeight;
}

function cellXml({ value, formula, ...at }: WorkbookCell, style: number): string {
  const calculated = formula ? element("f", {}, escapeXml(formula.slice(1))) : "";
  const shared = { r: place(at), s: style };
  // A row to fill in.
  if (value === "" && !calculated) return element("c", shared);
  if (typeof value === "number") {
    return element("c", shared, calculated + element("v", {}, String(value)));
  }
  if (calculated) {
    return element("c", { ...shared, t: "str" }, calculated + element("v", {}, escapeXml(value)));
  }
  const text = element("t", { "xml:space": "preserve" }, escapeXml(value));
  return element("c", { ...shared, t: "inlineStr" }, element("is", {}, text));
}

function validationXml(validation: Validation): string {
  const shared = {
    allowBlank: 0,
    showErrorMessage: 1,
    errorTitle: "Outside the limits",
    error: validation.message,
    showInputMessage: 1,
    prompt: validation.message,
    sqref: place(validation),
  };
  if ("choices" in validation) {
    const list = element("formula1", {}, escapeXml(`"${validation.choices.join(",")}"`));
    return element("dataValidation", { type: "list", ...shared }, list);
  }
  if ("longest" in validation) {
    return element(
      "dataValidation",
      { type: "textLength", operator: "lessThanOrEqual", ...shared },
      element("formula1", {}, String(validation.longest)),
    );
  }
  return element(
    "dataValidation",
    { type: "decimal", operator: "between", ...shared },
    element("formula1", {}, String(validation.min)) +
      element("formula2", {}, String(validation.max)),
  );
}

function place({ row, column }: Place): string {
  return addressText({ row, column });
}
