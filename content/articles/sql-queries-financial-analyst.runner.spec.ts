import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { watchVisit } from "#e2e/pages.ts";
import { holdScripts, openReady } from "#e2e/ready.ts";
import { differences, readSamples } from "./samples/test-samples.ts";

// The steps themselves are checked on the built HTML, in content/demo/queries.html.test.ts.

const article = "blogs/sql-queries-financial-analyst";

/** Starting PostgreSQL takes seconds, and many more on a busy machine. */
const patient = { timeout: 60_000 };

function queryNumber(page: Page, number: number) {
  return page.locator("figure.sql-query").nth(number - 1);
}

/** Opens the fold around a query, if there is one. */
function unfold(query: Locator) {
  return query.evaluate((figure) => figure.closest("details")?.setAttribute("open", ""));
}

async function write(page: Page, query: Locator, sql: string) {
  const editor = query.getByRole("textbox", { name: /^Code: PostgreSQL/ });
  if (!(await editor.isVisible())) await query.getByRole("button", { name: "Edit" }).click();
  await editor.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(sql);
}

async function runText(page: Page, query: Locator, sql: string) {
  await write(page, query, sql);
  await page.keyboard.press("ControlOrMeta+Enter");
}

/** The whole result as PostgreSQL wrote it, page by page; NULL is `null`. */
async function rowsOf(query: Locator) {
  const outcome = query.locator(".sql-outcome");
  const columns = await outcome.locator("thead th span").allTextContents();
  const rows: (string | null)[][] = [];
  for (;;) {
    for (const row of await outcome.locator("tbody tr").all()) {
      const cells = await row.locator("td").allTextContents();
      rows.push(cells.map((cell) => (cell === "NULL" ? null : cell)));
    }
    const next = outcome.getByRole("button", { name: "Next rows" });
    if ((await next.count()) === 0 || (await next.isDisabled())) return { columns, rows };
    await next.click();
  }
}

test("the five queries, run in the browser, give what the article prints @thorough", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const visit = watchVisit(page, baseURL ?? "");
  await openReady(page, article);
  const samples = readSamples(readFileSync(`content/articles/${article.slice(6)}.mdx`, "utf8"));
  for (const [index, { heading, table }] of samples.entries()) {
    if (!table) throw new Error(`${heading} prints no result.`);
    const query = queryNumber(page, index + 1);
    await unfold(query);
    await query.getByRole("button", { name: "Run" }).click();
    await expect(query.getByText(/^Run · result: [\d,]+ rows in /).first()).toBeVisible(patient);
    expect(differences(table, await rowsOf(query)), heading).toEqual([]);
  }
  expect(visit.faults).toEqual([]);
});

test("after a hostile session, Reset gives a clean database @thorough", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const visit = watchVisit(page, baseURL ?? "");
  await openReady(page, article);
  const query = queryNumber(page, 3);
  await unfold(query);
  await runText(page, query, "DROP TABLE order_items");
  await expect(query.getByText("Done: DROP TABLE")).toBeVisible(patient);

  await runText(page, query, "SELECT *\nFROM order_items");
  await expect(query.getByRole("alert")).toContainText(
    'Error on line 2: relation "order_items" does not exist.',
  );
  await page.keyboard.press("Escape");
  await expect(query.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(query.getByRole("textbox")).toHaveCount(0);

  await runText(page, query, "SELECT generate_series(1, 1000000000) AS n");
  await expect(query.getByText("the first 10,000 rows").first()).toBeVisible(patient);

  await runText(page, query, `SELECT ${"1 + ".repeat(262_144)}1`);
  await expect(query.getByRole("alert")).toContainText("Error", patient);

  await runText(page, query, "SELECT count(*) FROM generate_series(1, 1000000000) a, orders");
  const cancel = query.getByRole("button", { name: "Cancel" });
  await cancel.click();
  await expect(query.getByRole("alert")).toContainText("Stopped.");
  await expect(cancel).toBeHidden();

  // Cancel has ended that database, so there has to be a damaged one again for Reset.
  await runText(page, query, "DROP TABLE order_items");
  await expect(query.getByText("Done: DROP TABLE")).toBeVisible(patient);
  await query.getByRole("button", { name: "Reset" }).click();
  await expect(query.getByRole("button", { name: "Next step" })).toBeVisible();
  await query.getByRole("button", { name: "Run" }).click();
  await expect(query.getByText(/^Run · result: 10 rows in /).first()).toBeVisible(patient);
  expect(visit.faults).toEqual([]);
});

test("a changed query travels in its address, nothing runs by itself, and a step is heard, walked by keyboard and shown whole", async ({
  page,
}) => {
  const [first, second] = [queryNumber(page, 1), queryNumber(page, 2)];
  const heard = first.getByRole("status").filter({ hasText: /^Step/ });
  const editor = second.getByRole("textbox", { name: /^Code: PostgreSQL/ });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await test.step("what is pressed before the script arrives counts", async () => {
    const release = await holdScripts(page);
    await page.goto(article, { waitUntil: "domcontentloaded" });
    await first.getByRole("button", { name: "Previous step" }).click();
    await unfold(second);
    await second.getByRole("button", { name: "Edit" }).click();
    await release();
    await page.unroute("**/assets/*.js");
    await expect(heard).toHaveText("Step 3 of 4, monthly, 33 rows");
    await expect(editor).toBeVisible();
  });
  await test.step("a changed query travels in its address, and nothing runs by itself", async () => {
    await write(page, second, "SELECT 'größe' AS shared");
    await second.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveURL(/#q2=/);
    await page.reload();
    await page.evaluate(() => dispatchEvent(new Event("start")));
    await expect(second.getByText("This query came with the link")).toBeVisible();
    await expect(second.locator(".sql-code")).toHaveText("SELECT 'größe' AS shared");
    await second.getByRole("button", { name: "Edit" }).click();
    await expect(editor).toHaveText("SELECT 'größe' AS shared");
    const another = `#q2=${deflateRawSync("SELECT 2 AS another").toString("base64url")}`;
    await page.evaluate((hash) => location.assign(hash), another ?? "");
    await expect(editor).toHaveText("SELECT 2 AS another");
    await second.getByRole("button", { name: "Reset" }).click();
    await expect(second.locator(".sql-code")).toContainText("WITH order_totals");
    expect(fetched.filter((url) => /wasm|sql-worker/.test(url))).toEqual([]);
  });
  await test.step("a step is linked, heard and walked by keyboard", async () => {
    await page.evaluate(() => location.assign("#q1-step2"));
    await expect(heard).toHaveText("Step 2 of 4, months, 33 rows");
    await expect(first.locator(".sql-code [data-lit]")).toHaveCount(9);
    await first.getByRole("button", { name: "Next step" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(heard).toHaveText("Step 3 of 4, monthly, 33 rows");
    await expect(page).toHaveURL(/#q1-step3$/);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(heard).toHaveText("Step 1 of 4, orders, 845 rows");
  });
  await test.step("a step is shown whole", async () => {
    await first.getByRole("button", { name: "Show all 845" }).click();
    await expect(first.getByText(/^Run · orders: 845 rows in /).first()).toBeVisible(patient);
    await first.getByRole("button", { name: "Next step" }).click();
    await expect(heard).toHaveText("Step 2 of 4, months, 33 rows");
  });
});

test("a connection that drops half-way is said in one sentence, and Run works again @thorough", async ({
  page,
}) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await openReady(page, article);
  const query = queryNumber(page, 1);
  await query.getByRole("button", { name: "Run" }).click();
  await expect(query.getByRole("alert")).toContainText("The connection dropped before all 4.3 MB");
  await page.unroute("**/*.wasm");
  await query.getByRole("button", { name: "Run" }).click();
  await expect(query.getByText(/^Run · result: 33 rows/).first()).toBeVisible(patient);

  await page.route("**/create-editor-*.js", (route) => route.abort());
  const edit = query.getByRole("button", { name: "Edit" });
  await edit.click();
  await expect(query.getByRole("alert")).toContainText("The editor could not be loaded.");
  await page.unroute("**/create-editor-*.js");
  await edit.click();
  await expect(query.getByRole("textbox", { name: /^Code: PostgreSQL/ })).toBeVisible();
});

test("arriving by a link from another page, queries run too, and end when it is left @thorough", async ({
  page,
}) => {
  await openReady(page, "blogs");
  await page.getByRole("link", { name: /SQL/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  const query = queryNumber(page, 3);
  await unfold(query);
  await query.getByRole("button", { name: "Run" }).click();
  await expect(query.getByText(/^Run · result: 10 rows in /).first()).toBeVisible(patient);

  await runText(page, query, "SELECT count(*) FROM generate_series(1, 1000000000) a, orders");
  await expect(query.getByText("Running …")).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL(/projects$/);
  await expect.poll(() => page.workers().length).toBe(0);
});
