import { createHash } from "node:crypto";
import { bundledLanguages } from "shiki";
import { ContentMistake } from "../content/problem.ts";
import {
  type CodeCell,
  type MarkdownCell,
  type MimeBundle,
  type Output,
  readNotebook,
} from "./notebook.ts";
import { sanitizedTables, tableLanguage } from "./sanitized-tables.ts";

/** A notebook as a text like any other, and the pictures in it by the names that the text gives them. */
export type NotebookText = { text: string; pictures: ReadonlyMap<string, Buffer> };

/** Before the name of a picture that is part of a notebook. */
export const notebookPicture = "notebook:";

export function isNotebook(file: string) {
  return file.endsWith(".ipynb");
}

export function notebookText(source: string, file: string): NotebookText {
  const { cells, metadata } = readNotebook(source, file);
  const language = languageOf(metadata.language_info?.name ?? "python");
  const pictures = new Map<string, Buffer>();
  const addPicture = (kind: string, data: Buffer) => {
    const name = `${createHash("sha256").update(data).digest("hex").slice(0, 24)}.${kind}`;
    pictures.set(name, data);
    return notebookPicture + name;
  };
  const parts = cells.map((cell, index) => {
    const place = `${file}: cell ${index + 1}`;
    // Where a mistake is, for its message; comments are not shown.
    const marker = cellMarker(index + 1);
    if (cell.cell_type === "raw") return "";
    const text =
      cell.cell_type === "markdown"
        ? markdownText(cell, addPicture)
        : codeText(cell, { language, place, addPicture });
    return `${marker}\n\n${text}`;
  });
  return { text: `${withHeadingsBelowTitle(parts.join("\n\n"))}\n`, pictures };
}

function cellMarker(number: number) {
  return `<!-- cell ${number} -->`;
}

/** The cell that a line of the text came from. */
export function cellOfLine(text: string, line: number) {
  const before = text.split("\n").slice(0, line).join("\n");
  return Number([...before.matchAll(/<!-- cell (\d+) -->/g)].at(-1)?.[1] ?? 1);
}

function languageOf(name: string) {
  const known = name.toLowerCase().replace(/^ipython\d?$/, "python");
  return known in bundledLanguages ? known : "text";
}

type SavePicture = (kind: string, data: Buffer) => string;

function markdownText({ source, attachments }: MarkdownCell, addPicture: SavePicture) {
  return source.replaceAll(/\]\(attachment:([^)\s]+)/g, (all, name: string) => {
    const picture = pictureIn(attachments[decodeURIComponent(name)] ?? {});
    return picture ? `](${addPicture(picture.kind, picture.data)}` : all;
  });
}

type Context = { language: string; place: string; addPicture: SavePicture };

const altLine = /^\s*#\s*alt:\s*(.+)\n?/m;

function codeText({ source, execution_count: count, outputs }: CodeCell, context: Context) {
  const [, alt] = altLine.exec(source) ?? [];
  const code = source.replace(altLine, "").trimEnd();
  const number = count ?? " ";
  const shown = outputs.map((output) => outputText(output, { ...context, alt, number }));
  const block = code ? [fenced(code, `${context.language} title="In [${number}]"`)] : [];
  return [...block, ...shown].filter(Boolean).join("\n\n");
}

type OutputContext = Context & { alt: string | undefined; number: number | string };

function outputText(output: Output, context: OutputContext): string {
  switch (output.output_type) {
    case "stream":
      return fenced(
        withoutColors(output.text).trimEnd(),
        `text title="${output.name === "stderr" ? "Messages" : "Output"}"`,
      );
    case "error": {
      const lines = [...output.traceback, `${output.ename}: ${output.evalue}`].map(withoutColors);
      // Most kernels end the traceback with the same words.
      const words = lines.at(-2)?.includes(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
      return fenced(words.join("\n").trim(), 'text title="Error"');
    }
    default: {
      const title = output.output_type === "execute_result" ? `Out [${context.number}]` : "Output";
      return shownText(output.data, title, context);
    }
  }
}

/** The richest form that needs no script. */
function shownText(data: MimeBundle, title: string, { alt, place, addPicture }: OutputContext) {
  const picture = pictureIn(data);
  if (picture) {
    if (!alt) {
      throw new ContentMistake(
        'its picture has no alt text; write "# alt: what it shows" as a line of the cell',
        place,
      );
    }
    return `![${alt.replaceAll(/[[\]]/g, "")}](${addPicture(picture.kind, picture.data)})`;
  }
  const form = (type: string) => (typeof data[type] === "string" ? data[type] : undefined);
  const html = form("text/html");
  if (html && sanitizedTables(html).length > 0) return fenced(html, tableLanguage);
  const latex = form("text/latex")?.trim();
  if (latex) return `$$\n${latex.replaceAll(/^\$+(\\displaystyle)?|\$+$/g, "").trim()}\n$$`;
  const markdown = form("text/markdown");
  if (markdown) return markdown;
  const plain = form("text/plain")?.trimEnd();
  return plain ? fenced(withoutColors(plain), `text title="${title}"`) : "";
}

function pictureIn(data: MimeBundle) {
  for (const [type, kind] of [
    ["image/png", "png"],
    ["image/jpeg", "jpg"],
  ] as const) {
    const encoded = data[type];
    if (typeof encoded === "string") return { kind, data: Buffer.from(encoded, "base64") };
  }
  const drawing = data["image/svg+xml"];
  return typeof drawing === "string" ? { kind: "svg", data: Buffer.from(drawing) } : null;
}

/** A fence longer than any that the text itself contains. */
function fenced(text: string, opening: string) {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${opening}\n${text}\n${fence}`;
}

function withoutColors(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal color codes start with this character
  return text.replaceAll(/\u001B\[[\d;]*[A-Za-z]/g, "");
}

/** The title of a notebook is that of its page; further headings of the first level become the second. */
function withHeadingsBelowTitle(text: string) {
  // Split by one group, every second part is code.
  const parts = text
    .split(/(^(?<fence>`{3,})[\s\S]*?^\k<fence>$)/m)
    .filter((_, index) => index % 3 < 2);
  const prose = (part: string, index: number) => index % 2 === 0 && /^# /m.test(part);
  const title = parts.findIndex(prose);
  const untitled = parts.map((part, index) =>
    index === title ? part.replace(/^# .*$/m, "") : part,
  );
  if (!untitled.some(prose)) return untitled.join("");
  return untitled
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/^(#{1,5} )/gm, "#$1") : part))
    .join("");
}
