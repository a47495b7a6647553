import type { RehypeShikiOptions } from "@shikijs/rehype";
import { bundledLanguages, createCssVariablesTheme } from "shiki";
import { fenceWords } from "../sql/queries-in-text.ts";

type LineMark = "marked" | "added" | "removed";

const kinds: Readonly<Record<string, LineMark>> = { "": "marked", "+": "added", "-": "removed" };

/** Shiki colours tokens inline; the Content-Security-Policy forbids that, so each colour becomes a class. */
export const codeHighlighting = {
  theme: createCssVariablesTheme({ variablePrefix: "--code-" }),
  // By default a line that takes half a second is left without colours: on a busy machine, another page.
  tokenizeTimeLimit: 0,
  transformers: [
    {
      name: "colours-as-classes",
      span(node) {
        const variable = /--code-([\w-]+)/.exec(String(node.properties.style ?? ""))?.[1];
        delete node.properties.style;
        if (variable) node.properties.class = `code-${variable}`;
      },
      line(node, number) {
        const mark = lineMarks(this.options.meta?.__raw).get(number);
        if (mark) node.properties.dataMark = mark;
      },
      pre(node) {
        delete node.properties.style;
        node.properties.class = "code";
        const {
          title,
          query,
          creates,
          file = creates && `${creates}.sql`,
        } = fenceWords(this.options.meta?.__raw);
        node.properties.dataTitle = title;
        node.properties.dataQuery = query;
        node.properties.dataFile = file;
        node.properties.dataLanguage = this.options.lang;
      },
    },
  ],
} satisfies RehypeShikiOptions;

/** The lines that a code fence marks: `{2,4-5}` stand out, `+{3}` are new and `-{1}` are gone. */
function lineMarks(meta: string | undefined): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  const lists = (meta ?? "").replace(/"[^"]*"/g, "").matchAll(/([+-]?)\{([\d,\s-]+)\}/g);
  for (const [, sign = "", list = ""] of lists) {
    for (const range of list.split(",")) {
      const [from = 0, to = from] = range.split("-").map(Number);
      for (let line = from; line <= to; line += 1) marks.set(line, kinds[sign] ?? "marked");
    }
  }
  return marks;
}

const { default: registrations } = await bundledLanguages.sql();

/** Words and calls that Shiki's SQL does not know. They come last, so that what it does know keeps its colour. */
const ofPostgres = [
  {
    match:
      "(?i)\\b(array|filter|following|interval|lateral|nulls|ordinality|over|partition|preceding|unbounded|within)\\b",
    name: "keyword.other.sql",
  },
  { match: "\\b[A-Za-z_]\\w*(?=\\()", name: "support.function.sql" },
];

/**
 * Shiki's SQL takes everything between square brackets for a quoted name, as in SQL Server. In PostgreSQL they hold the
 * elements of an array.
 */
export const postgresLanguage = registrations.map((language) => ({
  ...language,
  patterns: [...(language.patterns ?? []).filter(({ begin }) => begin !== "\\["), ...ofPostgres],
}));
