import { expect, test } from "vitest";
import { mainOf, named } from "#e2e/html/built-page.ts";
import { ask } from "#e2e/html/built-site.ts";

test("the tutorial is offered as a notebook", async () => {
  const main = await mainOf("projects/tic-tac-toe-python");
  const link = named(main, "a", /notebook/).getAttribute("href") ?? "";
  const answer = await ask(link.slice(1));
  expect(answer.headers.get("content-type")).toBe("application/x-ipynb+json");
  const notebook = await answer.json();
  expect([notebook.nbformat, notebook.nbformat_minor]).toEqual([4, 5]);
  const code = notebook.cells.filter((cell: { cell_type: string }) => cell.cell_type === "code");
  expect(code).toHaveLength(7);
});
