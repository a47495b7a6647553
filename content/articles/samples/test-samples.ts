/** A piece of code in an article, and what the article says comes out of it. */
export type Sample = {
  /** The heading above it. */
  heading: string;
  language: string;
  title: string;
  code: string;
  /** The result table that follows, if one does before the next sample. */
  table?: ResultTable;
  /** The printed output that follows: a fence with the title "Output". */
  output?: string;
};

type ResultTable = { caption: string; header: string[]; rows: string[][] };

/** The samples of an article, in order, from its MDX source. */
export function readSamples(mdx: string): Sample[] {
  const samples: Sample[] = [];
  const lines = mdx.split("\n");
  let heading = "";

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const title = /^#{2,6} (.+)$/.exec(line)?.[1];
    if (title) heading = title.trim();

    const fence =
      /^```(\w+)(?:\s+title="([^"]*)")?(?:\s+(?:\w+="[^"]*"|[+-]?\{[\d,-]+\}))*\s*$/.exec(line);
    if (fence) {
      const end = closing(lines, at, "```");
      const code = lines.slice(at + 1, end).join("\n");
      const [, language = "", fenceTitle = ""] = fence;
      const previous = samples.at(-1);
      at = end;
      // The words about the steps of a query are no sample.
      if (language === "steps") continue;
      if (fenceTitle === "Output" && previous) previous.output = code;
      else samples.push({ heading, language, title: fenceTitle, code });
    }

    const caption = /^<ResultTable caption="([^"]*)">\s*$/.exec(line)?.[1];
    if (caption !== undefined) {
      const end = closing(lines, at, "</ResultTable>");
      const sample = samples.at(-1);
      if (!sample) throw new Error(`"${caption}": a result table with no sample before it.`);
      if (sample.table) throw new Error(`"${caption}": a second result table for one sample.`);
      sample.table = { caption, ...readTable(lines.slice(at + 1, end)) };
      at = end;
    }
  }
  return samples;
}

function closing(lines: readonly string[], start: number, mark: string) {
  const end = lines.findIndex((line, index) => index > start && line.trim() === mark);
  if (end === -1) throw new Error(`Line ${start + 1}: no ${mark} closes this.`);
  return end;
}

function readTable(lines: readonly string[]) {
  const [header, divider, ...rows] = lines.filter((line) => line.startsWith("|")).map(cells);
  if (!header || !divider?.every((cell) => /^:?-+:?$/.test(cell))) {
    throw new Error(`No table in:\n${lines.join("\n")}`);
  }
  return { header, rows };
}

function cells(line: string) {
  return line
    .replace(/^\|/, "")
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** What a query gave: column names, and cells as PostgreSQL writes them (`null` for NULL). */
export type QueryResult = { columns: string[]; rows: (string | null)[][] };

/** Every difference between the printed table and the query's result; empty when they agree. */
export function differences(table: ResultTable, result: QueryResult): string[] {
  const range = shownRows(table.caption);
  if (result.rows.length !== range.of) {
    return [`The caption says ${range.of} rows, the query gives ${result.rows.length}.`];
  }
  if (table.header.join() !== result.columns.join()) {
    return [`Columns: printed ${table.header.join(", ")}; given ${result.columns.join(", ")}.`];
  }
  const given = result.rows.slice(range.from - 1, range.to);
  if (table.rows.length !== given.length) {
    return [`The caption promises ${given.length} rows, the table prints ${table.rows.length}.`];
  }
  return given.flatMap((row, r) =>
    row.flatMap((value, c) => {
      const printed = table.rows[r]?.[c] ?? "nothing";
      const expected = result.columns[c] === "year" ? value : printedCell(value);
      if (printed === expected) return [];
      const where = `Row ${range.from + r}, ${result.columns[c]}`;
      return [`${where}: the article prints "${printed}", PostgreSQL gives "${expected}".`];
    }),
  );
}

/** As the reader sees a value: a dash for NULL, thousands with commas, a real minus sign. */
export function printedCell(value: string | null) {
  if (value === null) return "–";
  const number = /^(-?)(\d+)(\.\d+)?$/.exec(value);
  if (!number) return value;
  const [, sign, whole = "", fraction = ""] = number;
  return `${sign ? "−" : ""}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${fraction}`;
}

/** Which rows of the whole result a caption announces. */
export function shownRows(caption: string) {
  const [, from, to, of] = /Rows (\d+) to (\d+) of (\d+)/.exec(caption) ?? [];
  if (from && to && of) return { from: Number(from), to: Number(to), of: Number(of) };
  const [, first, total] = /First (\d+) of (\d+) rows/.exec(caption) ?? [];
  if (first && total) return { from: 1, to: Number(first), of: Number(total) };
  if (caption.startsWith("The only row")) return { from: 1, to: 1, of: 1 };
  const [, all] = /All (\d+) rows/.exec(caption) ?? [];
  if (all) return { from: 1, to: Number(all), of: Number(all) };
  throw new Error(`"${caption}" does not say which rows it shows.`);
}
