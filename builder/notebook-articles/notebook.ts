import * as v from "valibot";
import { ContentMistake } from "../content/problem.ts";

/** Jupyter writes text as one string or as its lines. */
const text = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((lines) => (typeof lines === "string" ? lines : lines.join(""))),
);

/** What is shown, by its media type. Widgets and the like are JSON, which nobody reads. */
const mimeBundle = v.record(v.string(), v.union([text, v.looseObject({}), v.array(v.unknown())]));

const output = v.variant("output_type", [
  v.object({ output_type: v.literal("stream"), name: v.optional(v.string(), "stdout"), text }),
  v.object({ output_type: v.picklist(["display_data", "execute_result"]), data: mimeBundle }),
  v.object({
    output_type: v.literal("error"),
    ename: v.string(),
    evalue: v.string(),
    traceback: v.optional(v.array(v.string()), []),
  }),
]);

const cell = v.variant("cell_type", [
  v.object({
    cell_type: v.literal("markdown"),
    source: text,
    attachments: v.optional(v.record(v.string(), mimeBundle), {}),
  }),
  v.object({
    cell_type: v.literal("code"),
    source: text,
    execution_count: v.nullish(v.number()),
    outputs: v.optional(v.array(output), []),
  }),
  v.object({ cell_type: v.literal("raw"), source: text }),
]);

const notebook = v.object({
  nbformat: v.literal(4),
  metadata: v.optional(v.object({ language_info: v.optional(v.object({ name: v.string() })) }), {}),
  cells: v.array(cell),
});

export type Notebook = v.InferOutput<typeof notebook>;
export type Cell = Notebook["cells"][number];
export type CodeCell = Extract<Cell, { cell_type: "code" }>;
export type MarkdownCell = Extract<Cell, { cell_type: "markdown" }>;
export type Output = CodeCell["outputs"][number];
export type MimeBundle = v.InferOutput<typeof mimeBundle>;

/** Throws a `ContentMistake` for a file that is not a notebook of Jupyter's format 4. */
export function readNotebook(source: string, file: string): Notebook {
  const parsed = v.safeParse(notebook, parsedJson(source, file));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? "it";
  throw new ContentMistake(
    `${where} is not as in a notebook of format 4; open the file in Jupyter and save it again`,
    `${file}:1`,
  );
}

function parsedJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new ContentMistake(
      "it is not a notebook, whose text is JSON; save it again in Jupyter",
      `${file}:1`,
    );
  }
}
