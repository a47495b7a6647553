import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { expectFields, fillIn, formOf, openForm, sample } from "./contact-form.ts";
import { exampleArticle, exampleModel, exampleProject } from "./pages.ts";
import { gate, openReady, untilReady } from "./ready.ts";

const { slug } = exampleModel;
const model = `projects/${slug}`;

function slider(page: Page) {
  return page
    .getByRole("main")
    .getByRole("slider", { name: /^(?!Read the chart)/ })
    .first();
}

async function pressAndReload(page: Page) {
  const loaded = page.waitForEvent("load");
  await page.getByText("Download the numbers (.csv)").click();
  await loaded;
}

test("React takes over at the first action, with files that have come before it", async ({
  page,
}) => {
  await page.goto(model, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => window.boot !== undefined)).toBe(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.mouse.move(100, 100);
  await untilReady(page);
  // The code that copies formulas is loaded when React finds one; the browser asks for the icon when it has time.
  expect(asked.filter((url) => !/copy-formulas|favicon/.test(url))).toEqual([]);
});

test("a value that comes without a key or a pointer is an action", async ({ page }) => {
  await page.goto(model);
  await slider(page).evaluate((node: HTMLInputElement) => {
    node.stepUp();
    node.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await expect(page).toHaveURL(/\?\w+=/);
});

test("an action counts while the page still arrives", async ({ page, baseURL }) => {
  const { open, opened } = gate();
  const slowServer = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
    const end = body.indexOf('<script type="application/json"');
    if (end === -1) return response.end(body);
    response.write(body.subarray(0, end));
    await opened;
    return response.end(body.subarray(end));
  });
  slowServer.listen(0);
  await once(slowServer, "listening");
  const { port } = slowServer.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/${model}`, { waitUntil: "commit" });
  const before = await slider(page).inputValue();
  await slider(page).press("ArrowRight");
  const moved = await slider(page).inputValue();
  expect(moved).not.toBe(before);
  open();
  await untilReady(page);
  await expect(slider(page)).toHaveValue(moved);
  slowServer.closeAllConnections();
  slowServer.close();
});

for (const [name, file] of [
  ["of React", "**/assets/hydrate-*.js"],
  ["of the page", "**/assets/project-*.js"],
  ["of the model @thorough", `**/assets/${slug}-own-*.js`],
] as const) {
  test(`a file ${name} that fails twice is asked for again at the next action`, async ({
    page,
  }) => {
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return route.abort();
    });
    const failed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event("start"));
        return window.boot?.hasFailed;
      });
    await page.goto(model);
    await expect.poll(failed).toBe(true);
    await pressAndReload(page);
    await expect.poll(failed).toBe(true);
    expect(requests).toBeGreaterThanOrEqual(2);
    await page.unroute(file);
    await pressAndReload(page);
    await slider(page).press("ArrowRight");
    await expect(page).toHaveURL(/\?\w+=/);
  });
}

test.describe("when no script comes", () => {
  test.beforeEach(({ page }) => page.route("**/assets/*.js", (route) => route.abort()));

  const failed = (page: Page) =>
    expect.poll(() => page.evaluate(() => window.boot?.hasFailed)).toBe(true);

  test("links, the menu, dialogs and the search field work", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("projects");
    await failed(page);
    await page
      .getByRole("button", { name: /^Get the project copy/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Get the project copy" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByText("About").click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await failed(page);
    await page.keyboard.press("/");
    await page.keyboard.type("bond");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=bond$/);
  });

  test("a press in a table of figures, which stay text, does not load the page again", async ({
    page,
  }) => {
    await page.goto(model);
    await failed(page);
    const opened: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
    });
    await page.locator(".figure-table td").filter({ visible: true }).first().click();
    await page.getByRole("navigation", { name: "Main" }).getByText("About").click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    expect(opened).not.toContain(`/${model}`);
  });

  test("the contact form is posted by the browser, and the page says that it was sent", async ({
    page,
  }) => {
    const posted: string[] = [];
    await page.route("**/api/v1.0/email/send", async (route) => {
      posted.push(route.request().postData() ?? "");
      await route.fulfill({ status: 303, headers: { Location: "/contact#message-sent" } });
    });
    await page.goto("contact");
    await failed(page);
    await fillIn(page);
    await formOf(page).send.click();
    await expect(page.locator("#message-sent")).toBeVisible();
    expect(posted).toHaveLength(1);
    expect(new URLSearchParams(posted[0]).get("email")).toBe(sample.email);
    await expectFields(page, { name: "", email: "", subject: "", message: "" });
  });
});

test("a message that waits for the script is posted when the script fails", async ({ page }) => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto("contact", { waitUntil: "commit" });
  await fillIn(page);
  await formOf(page).send.click();
  await expect(page.getByText("your message will be sent when it is ready")).toBeVisible();
  const posted = page.waitForRequest("**/api/v1.0/email/send");
  fail();
  expect((await posted).postData()).toContain("name=");
});

test("a browser without requestIdleCallback answers the question in the address", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
  });
  await page.goto("search?q=bond");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
});

test.describe("after a new deployment has removed the old files", () => {
  /** Only the files of the old pages are gone; a page that is loaded in full has its own files. */
  async function deploy(page: Page) {
    await page.route("**/assets/*.js", async (route) => {
      const isOldPage = route.request().frame().url() === oldPage;
      await (isOldPage ? route.fulfill({ status: 404 }) : route.continue());
    });
    const oldPage = page.url();
  }

  test("a link leads to the page it names, and what was typed is kept", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await deploy(page);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "About" })
      .click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expectFields(page, sample);
  });

  test("the search says that it could not be loaded and leads to the search page", async ({
    page,
  }) => {
    await openReady(page, "about");
    await deploy(page);
    await page.keyboard.press("/");
    await page.keyboard.type("bond");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog.getByRole("status")).toContainText("could not be loaded");
    await dialog.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/search\?q=bond$/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
  });
});

test("a text comes together with the other modules of its page, not after them", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await expect
      .poll(() =>
        asked.some(
          (path) => path.startsWith(`/assets/${exampleArticle.slug}-`) && path.endsWith(".js"),
        ),
      )
      .toBe(true);
    await route.continue();
  });
  await openReady(page, `blogs/${exampleArticle.slug}`);
});

test.describe("an address that looks like a project or an article", () => {
  test("shows the not-found page without an error, and leads on", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    for (const path of ["blogs/no-such-article", "projects/no-such-project"]) {
      const [answer] = await Promise.all([page.waitForResponse(/no-such/), openReady(page, path)]);
      expect(answer.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    }
    expect(said.filter((text) => !text.includes("404"))).toEqual([]);
    await page.getByRole("link", { name: "See all projects" }).click();
    await page
      .getByRole("article")
      .getByRole("link", { name: exampleProject.title, exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(exampleProject.title);
  });
});
