import sharp from "sharp";
import { columnLetters, type Layout, position, ROW_HEIGHT } from "./sheet.ts";

/** The window around the cells, as in any spreadsheet program; its content is read from the workbook. */
export type SheetView = {
  sheets: readonly string[];
  active: string;
  layout: Layout;
  /** Widths as LibreOffice prints them, slightly wider than specified. */
  columns: readonly number[];
  /** The selected cell, and its content in the formula bar. */
  selected: string;
  formula: string;
  window: { width: number; height: number };
};

const GUTTER = 44;
const BAR = 36;
const HEADER = 24;
const TABS = 36;
const TOP = BAR + HEADER;
const SPARE_COLUMN = 88;
const TITLE_ROWS = 2;

const grid = "#e4e1da";
const chrome = "#f4f2ec";
const edge = "#cfcabd";
const muted = "#5a6270";
const ink = "#1a1e23";
const accent = "#0d5c49";

/** The sheet as a program would show it: `cells` is LibreOffice's rendering on a transparent background. */
export async function sheetPicture(cells: Buffer, view: SheetView, scale: number) {
  const pixels = (length: number) => Math.round(length * scale);
  const { width, height } = view.window;
  const area = { width: pixels(width - GUTTER), height: pixels(height - TOP - TABS) };
  const shown = await sharp(cells)
    .extract({ left: 0, top: 0, ...(await within(cells, area)) })
    .toBuffer();
  return sharp(drawing(behind(view), view.window, scale))
    .composite([
      { input: shown, left: pixels(GUTTER), top: pixels(TOP) },
      { input: drawing(inFront(view), view.window, scale), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

async function within(cells: Buffer, area: { width: number; height: number }) {
  const { width, height } = await sharp(cells).metadata();
  return { width: Math.min(width, area.width), height: Math.min(height, area.height) };
}

export function drawing(
  content: string,
  { width, height }: { width: number; height: number },
  scale: number,
) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" font-family="Carlito" font-size="14">${content}</svg>`,
  );
}

/** Grid, letters, numbers, formula bar and tabs. */
function behind(view: SheetView) {
  const { width, height } = view.window;
  const columns = columnEdges(view);
  const rows = rowEdges(view);
  const bottom = height - TABS;
  // A long title overflows into the next cells and hides the lines between them.
  const below = rows[TITLE_ROWS]?.start ?? TOP;
  const chosen = position(view.selected);
  return [
    box(0, 0, width, height, "#ffffff"),
    ...columns.map(({ start, size }) => line(start + size, below, start + size, bottom, grid)),
    ...rows.map(({ start, size }) => line(GUTTER, start + size, width, start + size, grid)),
    box(0, BAR, width, HEADER, chrome),
    box(0, BAR, GUTTER, bottom - BAR, chrome),
    ...columns.map(({ start, size, index }) =>
      head(start, BAR, size, HEADER, columnLetters(index), index === chosen.column),
    ),
    ...rows.map(({ start, size, index }) =>
      head(0, start, GUTTER, size, String(index + 1), index === chosen.row),
    ),
    line(0, TOP, width, TOP, edge),
    line(GUTTER, BAR, GUTTER, bottom, edge),
    formulaBar(view),
    tabs(view),
  ].join("");
}

function inFront(view: SheetView) {
  const { x, y, width, height } = cellBox(view, view.selected);
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${accent}" stroke-width="2"/>`,
    `<rect x="${x + width - 3}" y="${y + height - 3}" width="6" height="6" fill="${accent}" stroke="#ffffff"/>`,
  ].join("");
}

/** Position of a cell in the window. */
export function cellBox(view: SheetView, address: string) {
  const { row, column } = position(address);
  const across = columnEdges(view).find(({ index }) => index === column);
  const down = rowEdges(view).find(({ index }) => index === row);
  if (!across || !down) throw new Error(`${address} is outside the picture.`);
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

function formulaBar({ selected, formula, window }: SheetView) {
  return [
    box(0, 0, window.width, BAR, "#ffffff"),
    line(0, BAR, window.width, BAR, edge),
    line(96, 6, 96, BAR - 6, edge),
    `<text x="16" y="23" fill="${ink}">${selected}</text>`,
    `<text x="110" y="23" fill="${muted}" font-style="italic" font-family="Liberation Serif">fx</text>`,
    `<text x="140" y="23" fill="${ink}">${escapeXml(formula)}</text>`,
  ].join("");
}

function tabs(view: SheetView) {
  const { width, height } = view.window;
  const top = height - TABS;
  const drawn = view.sheets.map((name) => {
    const tab = tabBox(view, name);
    const isActive = name === view.active;
    const face = box(tab.x, top, tab.width, TABS, "#ffffff");
    const mark = box(tab.x, height - 3, tab.width, 3, accent);
    return [
      isActive ? face + mark : "",
      `<text x="${tab.x + tab.width / 2}" y="${top + 22}" text-anchor="middle" fill="${isActive ? accent : muted}" font-weight="${isActive ? 700 : 400}">${escapeXml(name)}</text>`,
      line(tab.x + tab.width, top + 6, tab.x + tab.width, height - 6, edge),
    ].join("");
  });
  return [box(0, top, width, TABS, chrome), line(0, top, width, top, edge), ...drawn].join("");
}

/** Position of a sheet's tab in the window. */
export function tabBox({ sheets, window }: SheetView, name: string) {
  const widthOf = (sheet: string) => 36 + sheet.length * 7.5;
  const before = sheets.slice(0, sheets.indexOf(name));
  const x = before.reduce((left, sheet) => left + widthOf(sheet), GUTTER);
  return { x, y: window.height - TABS, width: widthOf(name), height: TABS };
}

/** `index` counts from 0, also where the sheet is scrolled. */
type Edge = { index: number; start: number; size: number };

/** Outside the laid-out cells, empty cells continue to the edge of the window. */
function columnEdges({ columns, window }: SheetView) {
  return edges(GUTTER, window.width, (shown) => ({
    index: shown,
    size: columns[shown] ?? SPARE_COLUMN,
  }));
}

function rowEdges({ layout, window }: SheetView) {
  const { frozen, first } = layout.scroll ?? { frozen: 0, first: 1 };
  return edges(TOP, window.height - TABS, (shown) => {
    const index = shown < frozen ? shown : first - 1 + shown - frozen;
    return { index, size: layout.tall?.[index + 1] ?? ROW_HEIGHT };
  });
}

function edges(from: number, to: number, nth: (shown: number) => { index: number; size: number }) {
  const found: Edge[] = [];
  for (let start = from; start < to; ) {
    const { index, size } = nth(found.length);
    found.push({ index, start, size });
    start += size;
  }
  return found;
}

function head(x: number, y: number, width: number, height: number, text: string, chosen: boolean) {
  const face = chosen ? box(x, y, width, height, "#dfe9e4") : "";
  const label = `<text x="${x + width / 2}" y="${y + height / 2 + 5}" text-anchor="middle" fill="${chosen ? accent : muted}">${text}</text>`;
  const rules =
    line(x + width, y, x + width, y + height, edge) +
    line(x, y + height, x + width, y + height, edge);
  return face + label + rules;
}

function box(x: number, y: number, width: number, height: number, fill: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string) {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="1" fill="none"/>`;
}

function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
