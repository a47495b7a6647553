import sharp from "sharp";
import { drawing } from "../picture.ts";
import { FILM } from "./film.ts";

type Box = { x: number; y: number; width: number; height: number };

const MESSAGE = { x: 400, y: 236, width: 480, height: 200 };

/** Position of the button in a message. */
export const messageButton = { x: 640, y: 396 };

/** What the macro shows over the sheet: a message with an answer to fill in, or none. */
export function withMessage(sheet: Buffer, lines: readonly string[], answer?: string) {
  const { x, y, width, height } = MESSAGE;
  const text = lines.map(
    (line, index) =>
      `<text x="${x + 24}" y="${y + 68 + index * 24}" font-size="17" fill="#1a1e23">${line}</text>`,
  );
  const field = answer
    ? `<rect x="${x + width - 124}" y="${y + 72}" width="100" height="30" fill="#fff8e1" stroke="#8c8676"/><text x="${x + width - 112}" y="${y + 93}" font-size="17" font-weight="700" fill="#1f4fa3">${answer}</text>`
    : "";
  return over(
    sheet,
    `<rect width="${FILM.width}" height="${FILM.height}" fill="#1a1e23" opacity="0.25"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#ffffff" stroke="#8c8676"/>
    <rect x="${x}" y="${y}" width="${width}" height="36" rx="6" fill="#0d5c49"/>
    <text x="${x + 24}" y="${y + 24}" font-size="15" font-weight="700" fill="#ffffff">Time stamp</text>
    ${text.join("")}${field}
    <rect x="${messageButton.x - 50}" y="${messageButton.y - 18}" width="100" height="36" rx="4" fill="#1a1e23"/>
    <text x="${messageButton.x}" y="${messageButton.y + 6}" font-size="16" text-anchor="middle" fill="#ffffff">OK</text>`,
  );
}

const ITEM = 26;

/** Position of a name in the drop-down list below the cell. */
export function listItem(cell: Box, index: number) {
  return { x: cell.x + 90, y: cell.y + cell.height + index * ITEM + ITEM / 2 };
}

export function withList(sheet: Buffer, cell: Box, names: readonly string[], chosen: string) {
  const top = cell.y + cell.height;
  const items = names.map((name, index) => {
    const y = top + index * ITEM;
    const fill = name === chosen ? "#e3eee9" : "#ffffff";
    return `<rect x="${cell.x}" y="${y}" width="${cell.width}" height="${ITEM}" fill="${fill}"/><text x="${cell.x + 10}" y="${y + 18}" font-size="16" fill="#1a1e23">${name}</text>`;
  });
  const frame = `<rect x="${cell.x}" y="${top}" width="${cell.width}" height="${names.length * ITEM}" fill="none" stroke="#8c8676"/>`;
  return over(sheet, items.join("") + frame);
}

function over(sheet: Buffer, content: string) {
  return sharp(sheet)
    .composite([{ input: drawing(content, FILM, 1) }])
    .png()
    .toBuffer();
}
