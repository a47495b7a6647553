import { expect, type Locator, type Page, test } from "@playwright/test";
import { startCuttingProxy } from "#e2e/cutting-proxy.ts";
import { openReady } from "#e2e/ready.ts";

const article = "blogs/sql-queries-financial-analyst";
const patient = { timeout: 60_000 };

function firstQuery(page: Page) {
  return page.locator("figure.sql-query").first();
}

function run(query: Locator) {
  return query.getByRole("button", { name: "Run" }).click();
}

async function expectSteps(query: Locator) {
  await query.getByRole("button", { name: "Previous step" }).click();
  await expect(query.getByText("Step 3 of 4, monthly, 33 rows")).toBeAttached();
}

/** Code that the worker runs before its own. */
async function changeWorker(page: Page, code: string) {
  await page.route("**/sql-worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

const withoutStorage = `for (const name of ["indexedDB", "caches", "localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { get() { throw new DOMException("denied", "SecurityError"); } })`;

const withoutMemory = `WebAssembly.Memory = function () { throw new RangeError("could not allocate memory"); };
  WebAssembly.instantiate = async () => { throw new RangeError("Out of memory: Cannot allocate Wasm memory for new instance"); }`;

test("a browser without WebAssembly says so, and the steps work @thorough", async ({ page }) => {
  await page.addInitScript("delete globalThis.WebAssembly");
  await openReady(page, article);
  const query = firstQuery(page);
  await run(query);
  await expect(query.getByRole("alert")).toHaveText(
    "This browser does not support WebAssembly, which PostgreSQL needs to run in the page. The steps work without it.",
  );
  await expectSteps(query);
});

test("in a private window, too little memory is said, and with enough a query runs @thorough", async ({
  page,
}) => {
  await page.addInitScript(withoutStorage);
  await changeWorker(page, `${withoutStorage};${withoutMemory}`);
  await openReady(page, article);
  const query = firstQuery(page);
  await run(query);
  await expect(query.getByRole("alert")).toHaveText(
    "There was not enough memory for PostgreSQL. Close other tabs and press Run again, or ask for fewer rows.",
    patient,
  );
  await expectSteps(query);

  await page.unroute("**/sql-worker-*.js");
  await changeWorker(page, withoutStorage);
  await run(query);
  await expect(query.getByText(/^Run · result: 33 rows in /).first()).toBeVisible(patient);
});

test("a download that breaks off half-way is said, and the next Run completes it @thorough", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const proxy = await startCuttingProxy(new URL(baseURL ?? "").origin);
  proxy.cutDownloads(/pglite-.*\.wasm$/);
  await openReady(page, `${proxy.url}/${article}`);
  const query = firstQuery(page);
  await run(query);
  await expect(query.getByRole("alert")).toContainText(
    "The connection dropped before all 4.3 MB of PostgreSQL had arrived. Press Run to try again",
    patient,
  );
  await expectSteps(query);
  proxy.cutDownloads(null);
  await run(query);
  await expect(query.getByText(/^Run · result: 33 rows in /).first()).toBeVisible(patient);
  await proxy.stop();
});
