import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { textProblems } from "../content/text-problems.ts";
import { textOf } from "../mdx/tree.ts";
import { cellOfLine, notebookText } from "./notebook-text.ts";
import { sanitizedTables } from "./sanitized-tables.ts";

const file = "content/articles/one.ipynb";

function notebook(...cells: object[]) {
  return JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
}

function code(source: string, ...outputs: object[]) {
  return { cell_type: "code", metadata: {}, execution_count: 2, source, outputs };
}

function markdown(source: string | string[], attachments = {}) {
  return { cell_type: "markdown", metadata: {}, source, attachments };
}

const result = (data: object) => ({ output_type: "execute_result", metadata: {}, data });

const textIn = (...cells: object[]) => notebookText(notebook(...cells), file).text;

describe("a notebook as an article", () => {
  test("keeps the Markdown and shows code with its number", () => {
    const text = textIn(markdown(["Some ", "*prose*."]), code("x = 1"));
    expect(text).toContain("Some *prose*.");
    expect(text).toContain('```python title="In [2]"\nx = 1\n```');
  });

  test("leaves out its title, and keeps comments in code", () => {
    const text = textIn(code("# a comment\n1 + 1"), markdown("# Title\n\n## One\n\ntext"));
    expect(text).toContain("# a comment");
    expect(text).not.toContain("# Title");
    expect(text).toContain("\n## One");
  });

  test("moves all headings down where there are several titles", () => {
    const text = textIn(markdown("# Title\n\n# One\n\n## Deeper"), code("# not a heading"));
    expect(text).toContain("\n## One\n\n### Deeper");
    expect(text).toContain("\n# not a heading");
  });

  test("shows what was printed, without the colors of a terminal", () => {
    const printed = { output_type: "stream", name: "stdout", text: ["\u001B[31mred\u001B[0m\n"] };
    expect(textIn(code("print()", printed))).toContain('```text title="Output"\nred\n```');
  });

  test("shows an error with its traceback", () => {
    const error = { output_type: "error", ename: "KeyError", evalue: "'x'", traceback: ["line 1"] };
    expect(textIn(code("d['x']", error))).toContain(
      "```text title=\"Error\"\nline 1\nKeyError: 'x'\n```",
    );
  });

  test("prefers a table to its plain text, and text to HTML without one", () => {
    const table = { "text/html": "<table><tr><td>1</td></tr></table>", "text/plain": "plain" };
    expect(textIn(code("df", result(table)))).toContain("```notebook-table\n<table>");
    const widget = { "text/html": "<div><script>run()</script></div>", "text/plain": "plain" };
    expect(textIn(code("w", result(widget)))).toContain('```text title="Out [2]"\nplain\n```');
  });

  test("keeps pictures of outputs and attachments, with their alt text", () => {
    const png = { "image/png": "AAAA" };
    const { text, pictures } = notebookText(
      notebook(
        code("# alt: Sales rose\nplot()", result(png)),
        markdown("![A seal](attachment:seal.png)", { "seal.png": { "image/png": "BBBB" } }),
      ),
      file,
    );
    expect(pictures.size).toBe(2);
    for (const name of pictures.keys()) expect(text).toContain(`](notebook:${name})`);
    expect(text).toContain("![Sales rose]");
    expect(text).not.toContain("# alt");
  });

  test("fences code that has a fence in it", () => {
    expect(textIn(code("s = '''\n```\n'''"))).toContain("````python");
  });
});

describe("a mistake in a notebook is one line", () => {
  const context = { pagePaths: [], images: new Set<string>(), components: [] };
  const problems = (source: string) => textProblems(file, source, context);

  test.each([
    ["text that is not JSON", "{", `${file}:1: it is not a notebook`],
    [
      "an old format",
      '{"nbformat": 3, "cells": []}',
      `${file}:1: nbformat is not as in a notebook`,
    ],
    ["no cells", '{"nbformat": 4, "metadata": {}}', `${file}:1: cells is not as in a notebook`],
    [
      "a picture without alt text",
      notebook(markdown("a"), code("plot()", result({ "image/png": "AAAA" }))),
      `${file}: cell 2: its picture has no alt text; write "# alt: what it shows"`,
    ],
    [
      "a formula that is not valid",
      notebook(markdown("fine"), markdown("$\\frac{a}{$")),
      `${file}: cell 2: The formula`,
    ],
  ])("%s", (_, source, said) => {
    expect(problems(source)).toHaveLength(1);
    expect(problems(source)[0]).toContain(said);
    expect(problems(source)[0]).not.toContain("\n");
  });

  test("a sound notebook has none", async () => {
    const demo = await readFile("tools/writing/demo/articles/cash-flow-notebook.ipynb", "utf8");
    expect(problems(demo)).toEqual([]);
  });

  test("a line is told by its cell", () => {
    const text = textIn(markdown("one"), markdown("two"));
    expect(cellOfLine(text, text.split("\n").indexOf("two") + 1)).toBe(2);
  });
});

describe("a table printed as HTML", () => {
  let table: ReturnType<typeof sanitizedTables>[number] | undefined;

  beforeAll(() => {
    [table] = sanitizedTables(
      `<div><style>td{}</style><table class="x" onclick="run()" style="color:red"><thead><tr><th></th><th>price</th></tr></thead>
       <tbody><tr><th>a</th><td><a href="javascript:run()">1,250.5</a><img src="x" onerror="run()"><script>run()</script></td></tr></tbody></table></div>`,
    );
  });

  test("keeps its cells, and nothing that could run or load", () => {
    expect(textOf(table ?? { type: "root" })).toBe("pricea1,250.5");
    expect(JSON.stringify(table)).not.toMatch(/onclick|style|javascript|script|img|href/);
  });

  test("has its figures and their heading at the right", () => {
    expect(JSON.stringify(table).match(/"align":"right"/g)).toHaveLength(2);
  });
});
