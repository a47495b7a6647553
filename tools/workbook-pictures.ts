/**
 * Has LibreOffice print the workbook of the rental case, draws the window of a spreadsheet program around three of its
 * sheets, and stores the pictures in the repository. Needs LibreOffice Calc, poppler-utils and the fonts Carlito and
 * Liberation; the site needs none:
 *
 *     npm run workbooks && npm run images
 */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openOwners, workbookFile } from "#builder/workbooks/workbook-model.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { columnLetters } from "#workings/excel-formula.ts";
import { parseAddress } from "#workings/workbook/area.ts";
import { cellKey } from "#workings/workbook/workbook.ts";
import { columnWidths, renderedSheets } from "./libre-office.ts";

/** Each sheet with the cell that matters most on it, and how many columns it has. */
const shots = [
  { name: "rental-inputs", sheet: "Inputs", selected: "F19", columnCount: 6 },
  { name: "rental-cash-flow", sheet: "Cash flow", selected: "C13", columnCount: 13 },
  { name: "rental-result", sheet: "Result", selected: "B11", columnCount: 7 },
];

/** The window of every screenshot, and its scale: the image is 1600 × 1000 pixels. */
const window = { width: 1280, height: 800 };
const scale = 1.25;

async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), "workbooks-"));
  const file = path.join(folder, "rental.xlsx");
  await copyFile(workbookFile("rental"), file);
  const { sheets } = openOwners(file).workbook;
  const rendered = await renderedSheets(file, scale);
  for (const { name, sheet, selected, columnCount } of shots) {
    const at = sheets.findIndex((one) => one.name === sheet);
    const { row, column } = parseAddress(selected) ?? { row: 0, column: 0 };
    const cell = sheets[at]?.cells.get(cellKey(row, column));
    const cells = rendered[at];
    if (!cell || !cells) throw new Error(`The workbook has no ${selected} on a sheet "${sheet}".`);
    const picture = await sheetPicture(cells, {
      ...{ sheets: sheets.map((one) => one.name), active: sheet, selected, row, column },
      columns: await columnWidths(file, sheet, columnCount),
      formula: cell.formula ? `=${cell.formula.text}` : String(cell.value),
    });
    await sharp(picture).png({ palette: true, effort: 10 }).toFile(`content/images/${name}.png`);
  }
  await rm(folder, { recursive: true });
}

/** The window around the cells, as in any spreadsheet program. */
type SheetView = {
  sheets: readonly string[];
  active: string;
  /** Their widths. */
  columns: readonly number[];
  /** The selected cell, and its content in the formula bar. */
  selected: string;
  row: number;
  column: number;
  formula: string;
};

const gutter = 44;
const barHeight = 36;
const headerHeight = 24;
const tabsHeight = 36;
const cellsTop = barHeight + headerHeight;
const spareWidth = 88;
const titleRows = 2;
const titleHeight = 36;
const rowHeight = 24;

const grid = "#e4e1da";
const chrome = "#f4f2ec";
const edge = "#cfcabd";
const muted = "#5a6270";
const ink = "#1a1e23";
const accent = "#0d5c49";

/** The sheet as a program would show it: `cells` is LibreOffice's rendering on a transparent background. */
async function sheetPicture(cells: Buffer, view: SheetView) {
  const pixels = (length: number) => Math.round(length * scale);
  const rendered = await sharp(cells).metadata();
  const shown = await sharp(cells)
    .extract({
      ...{ left: 0, top: 0 },
      width: Math.min(rendered.width, pixels(window.width - gutter)),
      height: Math.min(rendered.height, pixels(window.height - cellsTop - tabsHeight)),
    })
    .toBuffer();
  return sharp(drawing(behind(view)))
    .composite([
      { input: shown, left: pixels(gutter), top: pixels(cellsTop) },
      { input: drawing(inFront(view)), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

function drawing(content: string) {
  const { width, height } = window;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" font-family="Carlito" font-size="14">${content}</svg>`,
  );
}

/** Grid, letters, numbers, formula bar and tabs. */
function behind(view: SheetView) {
  const { width, height } = window;
  const columns = columnEdges(view);
  const rows = rowEdges();
  const bottom = height - tabsHeight;
  // A long title overflows into the next cells and hides the lines between them.
  const below = rows[titleRows]?.start ?? cellsTop;
  return [
    box(0, 0, width, height, "#ffffff"),
    ...columns.map(({ start, size }) => line(start + size, below, start + size, bottom, grid)),
    ...rows.map(({ start, size }) => line(gutter, start + size, width, start + size, grid)),
    box(0, barHeight, width, headerHeight, chrome),
    box(0, barHeight, gutter, bottom - barHeight, chrome),
    ...columns.map(({ start, size, index }) =>
      head(start, barHeight, size, headerHeight, columnLetters(index), index === view.column),
    ),
    ...rows.map(({ start, size, index }) =>
      head(0, start, gutter, size, String(index + 1), index === view.row),
    ),
    line(0, cellsTop, width, cellsTop, edge),
    line(gutter, barHeight, gutter, bottom, edge),
    formulaBar(view),
    tabs(view),
  ].join("");
}

/** The frame of the selected cell. */
function inFront(view: SheetView) {
  const [across, down] = [columnEdges(view)[view.column], rowEdges()[view.row]];
  if (!across || !down) throw new Error(`${view.selected} is outside the picture.`);
  const { start: x, size: width } = across;
  const { start: y, size: height } = down;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${accent}" stroke-width="2"/>`,
    `<rect x="${x + width - 3}" y="${y + height - 3}" width="6" height="6" fill="${accent}" stroke="#ffffff"/>`,
  ].join("");
}

function formulaBar({ selected, formula }: SheetView) {
  return [
    box(0, 0, window.width, barHeight, "#ffffff"),
    line(0, barHeight, window.width, barHeight, edge),
    line(96, 6, 96, barHeight - 6, edge),
    `<text x="16" y="23" fill="${ink}">${selected}</text>`,
    `<text x="110" y="23" fill="${muted}" font-style="italic" font-family="Liberation Serif">fx</text>`,
    `<text x="140" y="23" fill="${ink}">${escapeXml(formula)}</text>`,
  ].join("");
}

function tabs({ sheets, active }: SheetView) {
  const { width, height } = window;
  const top = height - tabsHeight;
  let x = gutter;
  const drawn = sheets.map((name) => {
    const left = x;
    const tabWidth = 36 + name.length * 7.5;
    x += tabWidth;
    const isActive = name === active;
    const face = box(left, top, tabWidth, tabsHeight, "#ffffff");
    const mark = box(left, height - 3, tabWidth, 3, accent);
    return [
      isActive ? face + mark : "",
      `<text x="${left + tabWidth / 2}" y="${top + 22}" text-anchor="middle" fill="${isActive ? accent : muted}" font-weight="${isActive ? 700 : 400}">${escapeXml(name)}</text>`,
      line(x, top + 6, x, height - 6, edge),
    ].join("");
  });
  return [box(0, top, width, tabsHeight, chrome), line(0, top, width, top, edge), ...drawn].join(
    "",
  );
}

/** Beyond the sheet's own columns, empty ones continue to the edge of the window. */
function columnEdges({ columns }: SheetView) {
  return edges(gutter, window.width, (index) => columns[index] ?? spareWidth);
}

function rowEdges() {
  return edges(cellsTop, window.height - tabsHeight, (index) =>
    index === 0 ? titleHeight : rowHeight,
  );
}

function edges(from: number, to: number, sizeOf: (index: number) => number) {
  const found: { index: number; start: number; size: number }[] = [];
  for (let start = from; start < to; start += found.at(-1)?.size ?? to) {
    found.push({ index: found.length, start, size: sizeOf(found.length) });
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

await main().catch(failPlainly);
