import { describe, expect, test } from "vitest";
import { builtHtml, mainOf, named, textsOf } from "./built-page.ts";

const sql = "blogs/sql-queries-financial-analyst";
const interview = "blogs/interview-preparation-chatgpt";

describe("the steps of a query", () => {
  test("are in the page: the rows it starts from, each named part, the whole", async () => {
    const [first] = (await mainOf(sql)).querySelectorAll(".sql-query");
    expect(first && textsOf(first, ".sql-step-name")).toEqual([
      "Step 1 of 4: orders, 845 rows",
      "Step 2 of 4: months, 33 rows",
      "Step 3 of 4: monthly, 33 rows",
      "Step 4 of 4: result, 33 rows",
    ]);
  });

  test("each have an address, the first rows with their types, and an explanation", async () => {
    const months = (await mainOf(sql)).querySelector("#q1-step2");
    if (!months) throw new Error("There is no second step of the first query.");
    expect(textsOf(months, "thead th")).toEqual(["row", "month date"]);
    expect(textsOf(months, "td")).toEqual([
      "2021-04-01",
      "2021-05-01",
      "2021-06-01",
      "2021-07-01",
      "2021-08-01",
      "2021-09-01",
    ]);
    expect(months.textContent).toContain("Writes the calendar. One row for every month");
    expect(textsOf(months, "dd")).toEqual(["2021-04-01", "2023-12-01"]);
  });

  test("are on both articles, nine queries in all, every one explained", async () => {
    const counts = [];
    for (const page of [sql, interview]) {
      const queries = [...(await mainOf(page)).querySelectorAll(".sql-query")];
      counts.push(queries.map((query) => query.querySelectorAll(".sql-steps > li").length));
      for (const query of queries) {
        expect(query.querySelectorAll(".sql-words p + p")).toHaveLength(
          query.querySelectorAll(".sql-steps > li").length,
        );
      }
    }
    expect(counts).toEqual([
      [4, 4, 3, 5, 5],
      [3, 2, 3, 2],
    ]);
  });

  test("mark NULL as such", async () => {
    const result = (await mainOf(sql)).querySelector("#q1-step4");
    expect(result && textsOf(result, "tbody tr:first-child td")).toEqual([
      "2021-04",
      "722",
      "NULL",
      "NULL",
    ]);
  });
});

test("the code of a query can be read and copied without its line marks", async () => {
  const code = named(await mainOf(sql), ".sql-code", /^WITH months AS \(\n {2}SELECT/);
  expect(code.textContent?.split("\n")).toHaveLength(29);
});

test("only pages with a query load the code and the stylesheet for it", async () => {
  expect(await builtHtml(sql)).toMatch(/<link rel="stylesheet" href="[^"]*\/sql-[^"]+\.css"/);
  for (const page of ["", "blogs/vba-queries-financial-analyst", "projects/dcf-valuation-model"]) {
    expect(await builtHtml(page)).not.toMatch(/assets\/(sql|components)-[\w-]+\.(css|js)/);
  }
});
