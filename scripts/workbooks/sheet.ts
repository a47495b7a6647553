import { Color, Format, FormatAlign, FormatBorder, Formula, type Worksheet } from "wasm-xlsxwriter";

/** Style of a cell. The library builds formats by method calls; these are plain values. */
export type Look = {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  ink?: string;
  fill?: string;
  /** Number format as in Excel's own dialog. */
  number?: string;
  align?: "left" | "center" | "right";
  wrap?: boolean;
  /** A thin line above and, for totals, a double one below. */
  total?: boolean;
  above?: boolean;
  below?: boolean;
  indent?: number;
  unlocked?: boolean;
};

export type CellValue = string | number;

/** The site's colours, light theme. */
export const palette = {
  ink: "#1a1e23",
  muted: "#5a6270",
  rule: "#b9b2a1",
  accent: "#0d5c49",
  accentSoft: "#e3eee9",
  input: "#1f4fa3",
  inputFill: "#fff8e1",
  loss: "#a33a1f",
  white: "#ffffff",
  weekend: "#f1efe9",
  pause: "#8a5a08",
} as const;

const FONT = "Calibri";
const A3 = 8;

/** Writes cells by their address, as one reads a workbook: `put(sheet, "B5", "=B3*B4", look)`. */
export function put(sheet: Worksheet, address: string, value: CellValue, look: Look = {}) {
  const { row, column } = position(address);
  const format = formatOf(look);
  if (typeof value === "number") sheet.writeNumberWithFormat(row, column, value, format);
  else if (value.startsWith("=")) {
    sheet.writeFormulaWithFormat(row, column, new Formula(value), format);
  } else if (value === "") sheet.writeBlank(row, column, format);
  else sheet.writeStringWithFormat(row, column, value, format);
}

/** A formula that works on whole ranges at once, `{=…}` in Excel. */
export function arrayFormula(sheet: Worksheet, address: string, formula: string, look: Look) {
  const { row, column } = position(address);
  const array = new Formula(formula);
  sheet.writeArrayFormulaWithFormat(row, column, row, column, array, formatOf(look));
}

/** A style without content across a range, for bars and rules that continue between cells. */
export function band(sheet: Worksheet, range: string, look: Look) {
  const [from, to] = corners(range);
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) {
      sheet.writeBlank(row, column, formatOf(look));
    }
  }
}

export function merge(sheet: Worksheet, range: string, text: string, look: Look) {
  const [from, to] = corners(range);
  sheet.mergeRange(from.row, from.column, to.row, to.column, text, formatOf(look));
}

/** Sizes in pixels at 96 to the inch, as Excel shows them at 100%. */
export type Layout = {
  columns: readonly number[];
  rows: number;
  /** Rows that are not of the usual height, by number. */
  tall?: Readonly<Record<number, number>>;
  /** Frozen header rows, and the row shown below them: the sheet as it looks when scrolled down. */
  scroll?: { frozen: number; first: number };
};

export const ROW_HEIGHT = 24;
export const PAGE_MARGIN_INCHES = 0.25;

/** Sets widths and heights, and prints the laid-out cells on one page at their true size. */
export function layOut(sheet: Worksheet, layout: Layout) {
  layout.columns.forEach((width, column) => {
    sheet.setColumnWidthPixels(column, width);
  });
  for (let row = 1; row <= layout.rows; row++) {
    sheet.setRowHeightPixels(row - 1, layout.tall?.[row] ?? ROW_HEIGHT);
  }
  const margin = PAGE_MARGIN_INCHES;
  if (layout.scroll) sheet.setRepeatRows(0, layout.scroll.frozen - 1);
  sheet
    .setPrintArea(
      layout.scroll ? layout.scroll.first - 1 : 0,
      0,
      layout.rows - 1,
      layout.columns.length - 1,
    )
    .setPaperSize(A3)
    .setLandscape()
    .setPrintScale(100)
    .setMargins(margin, margin, margin, margin, 0, 0);
}

/** Rows and columns from 0: `B5` is row 4, column 1. */
export function position(address: string) {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  if (!letters || !digits) throw new Error(`"${address}" is no address of a cell.`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

export function corners(range: string) {
  const [from, to] = range.split(":");
  return [position(from ?? ""), position(to ?? from ?? "")] as const;
}

const aligns = {
  left: FormatAlign.Left,
  center: FormatAlign.Center,
  right: FormatAlign.Right,
} as const;

function formatOf(look: Look) {
  let format = new Format()
    .setFontName(FONT)
    .setFontSize(look.size ?? 11)
    .setFontColor(Color.parse(look.ink ?? palette.ink))
    .setAlign(FormatAlign.VerticalCenter);
  if (look.bold) format = format.setBold();
  if (look.italic) format = format.setItalic();
  if (look.fill) format = format.setBackgroundColor(Color.parse(look.fill));
  if (look.number) format = format.setNumFormat(look.number);
  if (look.align) format = format.setAlign(aligns[look.align]);
  if (look.wrap) format = format.setTextWrap();
  if (look.indent) format = format.setIndent(look.indent);
  if (look.unlocked) format = format.setUnlocked();
  if (look.total || look.above) format = format.setBorderTop(FormatBorder.Thin);
  if (look.below) format = format.setBorderBottom(FormatBorder.Thin);
  if (look.total) format = format.setBorderBottom(FormatBorder.Double);
  return format;
}
