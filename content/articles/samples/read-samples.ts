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

export type ResultTable = { caption: string; header: string[]; rows: string[][] };

/** The samples of an article, in order, from its MDX source. */
export function readSamples(mdx: string): Sample[] {
  const samples: Sample[] = [];
  const lines = mdx.split("\n");
  let heading = "";

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const title = /^#{2,6} (.+)$/.exec(line)?.[1];
    if (title) heading = title.trim();

    const fence = /^```(\w+)(?:\s+title="([^"]*)")?(?:\s+\w+="[^"]*")*\s*$/.exec(line);
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
