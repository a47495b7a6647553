import { describe, expect, test } from "vitest";
import { notebookOf } from "./make-notebooks.ts";

const page = { siteRoot: "https://example.org/folio/", path: "projects/game" };

describe("notebookOf", () => {
  const text =
    "Intro with [a link](#end) and [another](/about).\n\n```python\nx = 1\n\nprint(x)\n```\n\n## End\n\n```text\n1\n```\n";
  const { cells } = notebookOf({ title: "Game", ...page, text });

  test("keeps prose and code in their order, other fences as prose", () => {
    expect(cells.map(({ cell_type }) => cell_type)).toEqual([
      "markdown",
      "markdown",
      "code",
      "markdown",
    ]);
    expect(cells[2]?.source).toEqual(["x = 1\n", "\n", "print(x)"]);
    expect(cells[3]?.source.join("")).toBe("## End\n\n```text\n1\n```");
  });

  test("leaves out the tags of a fold, and keeps what is in it", () => {
    const folded = `<Fold title="game.py" size="1 line">\n\n\`\`\`python\nx = 1\n\`\`\`\n\n</Fold>\n`;
    const notebook = notebookOf({ title: "Game", ...page, text: folded });
    expect(notebook.cells.slice(1).map(({ source }) => source.join(""))).toEqual(["x = 1"]);
  });

  test("leads links to the site, below its sub-path", () => {
    expect(cells[1]?.source.join("")).toBe(
      "Intro with [a link](https://example.org/folio/projects/game#end) and [another](https://example.org/folio/about).",
    );
  });

  test("begins with the title and the page it comes from, whatever the project is", () => {
    expect(cells[0]?.source.join("")).toBe(
      "# Game\n\nThe text and code of https://example.org/folio/projects/game",
    );
  });

  test("gives every cell an id of its own, as the format requires", () => {
    const ids = cells.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,64}$/);
  });
});
