import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { postgresFiles } from "#app/features/sql/browser/download-size.ts";
import { readSamples } from "#content/articles/samples/test-samples.ts";
import { builtHtml, mainOf, named, textsOf } from "#e2e/html/built-page.ts";
import { ask, textOf } from "#e2e/html/built-site.ts";

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
    expect(months.textContent).toContain("Builds the calendar. One row for every month");
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

test("a result that the steps show whole is not printed again directly below them", async () => {
  const tablesOf = async (page: string) =>
    textsOf(await mainOf(page), ".sql-query + .result-table figcaption");
  for (const page of [sql, interview, "projects/fraud-detection"]) {
    expect(await tablesOf(page), page).toEqual([]);
  }
  const segments = await mainOf("projects/bank-customer-segmentation");
  expect(segments.querySelectorAll("#segments-step5 tbody tr")).toHaveLength(8);
  expect(textsOf(segments, ".sql-query + p")).toContainEqual(
    expect.stringMatching(/^Balance, turnover and products are averages per customer/),
  );
});

test("the code of a query can be read and copied without its line marks", async () => {
  const code = named(await mainOf(sql), ".sql-code", /^WITH months AS \(\n {2}SELECT/);
  expect(code.textContent?.split("\n")).toHaveLength(29);
});

test("only pages with a query load the code for it", async () => {
  expect(await builtHtml(sql)).toMatch(/assets\/sql-query-[\w-]+\.js/);
  for (const page of ["", "blogs/vba-queries-financial-analyst", "projects/dcf-valuation-model"]) {
    expect(await builtHtml(page)).not.toMatch(/assets\/(sql|data-files)-[\w-]+\.js/);
  }
});

describe("running a query", () => {
  const assets = readdirSync("build/client/assets");
  const named = (pattern: RegExp) => assets.filter((name) => pattern.test(name));

  test("costs as many megabytes as the page says", () => {
    const files = named(/^(pglite|initdb)-.*\.(wasm|data)$/);
    expect(files).toHaveLength(3);
    const bytes = (ending: string) =>
      files.reduce((sum, file) => sum + statSync(`build/client/assets/${file}${ending}`).size, 0);
    expect(bytes("")).toBe(postgresFiles.bytes);
    expect((bytes(".br") / 1e6).toFixed(1)).toBe(String(postgresFiles.megabytes));
  });

  test("is allowed by the policy of pages with a query, and of no other", async () => {
    const policyOf = async (page: string) =>
      (await ask(page)).headers.get("content-security-policy") ?? "";
    for (const page of [sql, interview]) {
      const policy = await policyOf(page);
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
      expect(policy).toContain("; worker-src 'self';");
      expect(policy).toContain("; trusted-types sql-runner;");
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
      expect(await builtHtml(page)).toContain("'wasm-unsafe-eval'");
    }
    for (const page of ["", "blogs", "blogs/financial-ratios", "projects/dcf-valuation-model"]) {
      expect(await policyOf(page)).not.toMatch(/wasm|sql-runner/);
      expect(await policyOf(page)).toContain("; worker-src 'none';");
      expect(await policyOf(page)).toContain("trusted-types 'none'");
    }
  });

  test("happens in a worker that may fetch from this site alone", async () => {
    const [worker] = named(/^sql-worker-.*\.js$/);
    const { headers } = await ask(`assets/${worker}`);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  test("gets its files compressed, with their types", async () => {
    for (const [pattern, type] of [
      [/^pglite-.*\.wasm$/, "application/wasm"],
      [/^pglite-.*\.data$/, "text/x-script; charset=utf-8"],
    ] as const) {
      const [file] = named(pattern);
      const { headers } = await ask(`assets/${file}`, { "accept-encoding": "br" });
      expect(headers.get("content-encoding")).toBe("br");
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });
});

describe("downloads", () => {
  test("offer the database as one file of SQL and its tables as CSV", async () => {
    const links = [...(await mainOf(sql)).querySelectorAll("a[download]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/data/sales.sql",
      "/data/sales/customers.csv",
      "/data/sales/products.csv",
      "/data/sales/orders.csv",
      "/data/sales/order_items.csv",
    ]);
    expect(await textOf("data/sales.sql")).toMatch(
      /CREATE TABLE customers[\s\S]+INSERT INTO order_items/,
    );
    expect(await textOf("data/sales/orders.csv")).toBe(
      readFileSync("content/data/sales/orders.csv", "utf8"),
    );
  });

  test("offer each program of the article on interviews, as it is printed", async () => {
    const mdx = readFileSync(`content/articles/${interview.slice(6)}.mdx`, "utf8");
    const programs = readSamples(mdx).filter(({ language }) => language === "python");
    const links = [...(await mainOf(interview)).querySelectorAll('a[download][href$=".py"]')];
    expect(links).toHaveLength(4);
    for (const [index, link] of links.entries()) {
      const file = link.getAttribute("href")?.slice(1) ?? "";
      expect(await textOf(file)).toBe(`${programs[index]?.code}\n`);
    }
  });
});
