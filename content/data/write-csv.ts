/** CSV text with a header; a cell with a comma, a quotation mark or a line break is quoted. */
export function writeCsv(header: readonly string[], rows: readonly (string | number)[][]) {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(","));
  return `${lines.join("\n")}\n`;
}

function cell(value: string | number) {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
