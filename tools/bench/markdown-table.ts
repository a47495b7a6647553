/** A table in Markdown. A heading that ends in `>` sets its column to the right, as figures are. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]) {
  const titles = headings.map((heading) => heading.replace(/ ?>$/, ""));
  const alignments = headings.map((heading) => (heading.endsWith(">") ? "---:" : "---"));
  return [titles, alignments, ...rows].map(line).join("\n");
}

function line(cells: readonly string[]) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
