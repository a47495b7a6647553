import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pythonOrSkip, runProgram } from "#tools/python.ts";
import { thoroughly } from "#tools/test-depth.ts";
import { notebookOf } from "./notebook-of.ts";

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

const tutorial = "content/projects/tic-tac-toe-python.mdx";

// An owner may remove the page.
describe.skipIf(!existsSync(tutorial))("the notebook of the tutorial", () => {
  const text = existsSync(tutorial) ? readFileSync(tutorial, "utf8") : "";
  const { cells } = notebookOf({ title: "Tic-Tac-Toe (Python)", ...page, text });
  const code = cells
    .filter((cell) => cell.cell_type === "code")
    .map(({ source }) => source.join(""));

  test("has the code of the page, block by block", () => {
    const blocks = [...text.matchAll(/^```python[^\n]*\n([\s\S]*?)\n```$/gm)].map(([, one]) => one);
    expect(code).toEqual(blocks);
    expect(code).toHaveLength(7);
  });

  // The tests of the tutorial run the same code as one program, and each game takes a second.
  test.for(thoroughly([code]))(
    "runs from the first cell to the last in one session",
    (code, context) => {
      // Each cell runs on its own, after the ones before it, as a notebook does.
      const session = `import json, sys
cells = json.loads(sys.argv[1])
shared = {"__name__": "__main__"}
for number, cell in enumerate(cells):
    exec(compile(cell, f"cell {number}", "exec"), shared)`;
      // Both the last step and the whole program play a game; the computer wins against the first free cells.
      const oneGame = ["1", "2", "9", "4", "6", "3", "8", "7", "5"].join("\n");
      const printed = runProgram(pythonOrSkip(context), ["-c", session, JSON.stringify(code)], {
        input: `${oneGame}\n${oneGame}\n${oneGame}\n`,
      });
      expect(printed.match(/The computer wins\.|A draw\./g)).toHaveLength(2);
      expect(printed).not.toContain("You win.");
    },
  );
});
