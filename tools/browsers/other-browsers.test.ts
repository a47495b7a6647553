import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentPaths, searchPage } from "#content/derived/page-paths.ts";
import { topics } from "#content/derived/topics.ts";
import { builtPageWith, type SiteServer, startSiteServer } from "#server/test-site-server.ts";
import { findBrowsers } from "./find-browsers.ts";
import { arrowUpKey, escapeKey, type Remote, Session } from "./session.ts";

type PageFacts = {
  headings: number;
  overflow: number;
  /** Subscripts that look like another factor: `x1`. */
  onTheLine: string[];
};

let server: SiteServer;

beforeAll(async () => {
  server = await startSiteServer();
});

afterAll(() => server.stop());

/** Pages of topics differ in their words only: one of each kind is enough. */
const topicPaths = (["category", "tag"] as const).flatMap(
  (kind) => topics.find((topic) => topic.kind === kind)?.path ?? [],
);

const modelPage = builtPageWith({ "result-strip": 1, 'role="spinbutton"': 1 });

describe.each(findBrowsers().found)("in $name", (browser) => {
  let remote: Remote;
  let visitor: Session;

  beforeAll(async () => {
    remote = await browser.open({ script: true });
    visitor = new Session(remote, server.url);
    await visitor.resize(1280, 900);
  }, 90_000);

  afterAll(() => remote?.close());

  test.each([...contentPaths, ...topicPaths, searchPage, "/no/such/page"])(
    "%s works and fits",
    async (path) => {
      await visitor.openReady(path);
      const { headings, overflow, onTheLine } = await visitor.run<PageFacts>(
        `return { headings: document.querySelectorAll("h1").length,
        overflow: document.documentElement.scrollWidth - innerWidth,
        onTheLine: [...document.querySelectorAll("msub")]
          .filter(({ children: [base, subscript] }) =>
            subscript.getBoundingClientRect().bottom < base.getBoundingClientRect().bottom)
          .map(({ textContent }) => textContent) }`,
      );
      expect(headings).toBe(1);
      expect(onTheLine).toEqual([]);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await visitor.faults()).toEqual([]);
    },
  );

  test("on a phone a long formula goes on in a new line instead of scrolling", async ({ skip }) => {
    const page =
      builtPageWith({ 'class="display-formula"': 6 }) ?? skip("no page has six formulas");
    await visitor.resize(390, 844);
    await visitor.openReady(page);
    const scrolling = await visitor.run<boolean[]>(
      `return document.fonts.ready.then(() =>
        [...document.querySelectorAll(".display-formula .scroll-area")].map(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))`,
    );
    expect(scrolling.length).toBeGreaterThan(3);
    expect(scrolling).not.toContain(true);
    await visitor.resize(1280, 900);
  });

  test("a link leads to its page, and the policy allows it", async () => {
    await visitor.openReady("/");
    await visitor.hover("#site-links a[href='/about']");
    expect(await visitor.faults()).toEqual([]);
    await visitor.click("#site-links a[href='/about']");
    await visitor.until(`location.pathname === "/about" && /About/.test(document.title)`);
  });

  test("the menu of a narrow window opens, closes by Escape and leads to a page", async () => {
    await visitor.resize(460, 800);
    await visitor.openReady("/");
    const isOpen = `document.querySelector("#site-links").matches(":popover-open")`;
    await visitor.click("button[aria-label=Menu]");
    await visitor.until(isOpen);
    await visitor.press(escapeKey);
    await visitor.until(`!${isOpen}`);
    await visitor.click("button[aria-label=Menu]");
    expect(await visitor.faults()).toEqual([]);
    await visitor.click("#site-links a[href='/projects']");
    await visitor.until(`location.pathname === "/projects" && !${isOpen}`);
    await visitor.resize(1280, 900);
  });

  test("a dialog opens from its button, and closes by its button and by Escape", async ({
    skip,
  }) => {
    if (!builtPageWith({ 'id="copy-': 1 })) skip("no card has a dialog");
    await visitor.openReady("/projects");
    const id = await visitor.run<string>(`return document.querySelector("dialog[id^=copy-]").id`);
    const isOpen = `document.getElementById("${id}").open`;
    await visitor.click(`button[command=show-modal][commandfor=${id}]`);
    await visitor.until(isOpen);
    await visitor.click(`#${id} button[aria-label=Close]`);
    await visitor.until(`!${isOpen}`);
    await visitor.click(`button[command=show-modal][commandfor=${id}]`);
    await visitor.until(isOpen);
    await visitor.press(escapeKey);
    await visitor.until(`!${isOpen}`);
    expect(await visitor.faults()).toEqual([]);
  });

  test("a search begun by / before the script has started finds what was typed", async () => {
    await visitor.open("/about");
    await visitor.press("/");
    await visitor.press(..."contact");
    await visitor.until(`document.querySelector("#search-dialog").open`);
    await visitor.until(`document.querySelector("#search-dialog input").value === "contact"`);
    await visitor.until(`document.querySelector("#search-dialog a[href*='/contact']")`);
    await visitor.press(escapeKey);
    await visitor.until(`!document.querySelector("#search-dialog").open`);
    expect(await visitor.run("return location.pathname")).toBe("/about");
  });

  test("the chosen theme stays on the next page", async () => {
    await visitor.openReady("/");
    const paper = "getComputedStyle(document.documentElement).backgroundColor";
    const before = await visitor.run<string>(`return ${paper}`);
    await visitor.click("[data-theme-switch]");
    await visitor.until(`${paper} !== "${before}"`);
    await visitor.openReady("/books");
    expect(await visitor.run(`return ${paper}`)).not.toBe(before);
    await visitor.click("[data-theme-switch]");
    await visitor.until(`${paper} === "${before}"`);
  });

  test("a model calculates, and its url keeps the case", async ({ skip }) => {
    await visitor.openReady(modelPage ?? skip("no page has a model"));
    const before = await visitor.run<string>(`return ${keyNumbers}`);
    await visitor.click("main input[role=spinbutton]");
    await visitor.press(arrowUpKey);
    await visitor.until(`location.search !== "" && ${keyNumbers} !== ${JSON.stringify(before)}`);
    const after = await visitor.run<string>(`return ${keyNumbers}`);
    await visitor.openReady(
      await visitor.run<string>("return location.pathname + location.search"),
    );
    await visitor.until(`${keyNumbers} === ${JSON.stringify(after)}`);
    expect(await visitor.faults()).toEqual([]);
  });

  test("a query runs on PostgreSQL in the page, and gives what the page shows", async ({
    skip,
  }) => {
    await visitor.openReady(builtPageWith({ 'class="sql-run"': 1 }) ?? skip("no page has a query"));
    const cells = (part: string) =>
      `[...document.querySelector(".sql-query").querySelectorAll("${part} td")].map(({ textContent }) => textContent)`;
    const shown = await visitor.run<string[]>(`return ${cells(".sql-step:last-child")}`);
    expect(shown).not.toEqual([]);
    await visitor.click(".sql-query .sql-run");
    await visitor.until(`document.querySelector(".sql-outcome :is(td, .text-loss)")`, 80_000);
    const run = await visitor.run<string[]>(`return ${cells(".sql-outcome")}`);
    expect(run.slice(0, shown.length)).toEqual(shown);
    expect(await visitor.faults()).toEqual([]);
  }, 120_000);

  test("fields are large enough that a phone does not zoom", async ({ skip }) => {
    await visitor.resize(460, 800);
    await visitor.openReady(modelPage ?? skip("no page has a model"));
    const sizes = await visitor.run<number[]>(
      `return [...document.querySelectorAll("input[role=spinbutton]")].map((field) => parseFloat(getComputedStyle(field).fontSize))`,
    );
    expect(sizes).not.toEqual([]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await visitor.resize(1280, 900);
  });

  test("a formula has its fractions in two lines, its indices smaller and its parentheses in place", async ({
    skip,
  }) => {
    const page =
      builtPageWith({ "<mfrac": 1, "<msub": 1 }) ?? skip("no page has a formula with both");
    await visitor.openReady(page);
    const [above = 0, below = 0] = await visitor.run<number[]>(
      `return [...document.querySelector("math mfrac").children].map((part) => part.getBoundingClientRect().top)`,
    );
    expect(below).toBeGreaterThan(above + 8);
    const [base = 0, index = 0] = await visitor.run<number[]>(
      `return ["msub > :first-child", "msub > :last-child .variable"].map((part) =>
        parseFloat(getComputedStyle(document.querySelector("math " + part)).fontSize))`,
    );
    expect(index).toBeLessThan(base);
    const hanging = await visitor.run<string | undefined>(
      `return getComputedStyle(document.querySelector("math mo")).hangingPunctuation`,
    );
    expect(hanging ?? "none").toBe("none");
  });

  test("a message is sent", async () => {
    const before = (await readdir(server.outbox)).length;
    await visitor.openReady("/contact");
    await visitor.until(`document.querySelector("form[data-ready]")`);
    await fillIn(visitor);
    await visitor.click("form button[type=submit]");
    await visitor.until(`/Message sent successfully!/.test(document.body.innerText)`);
    expect((await readdir(server.outbox)).length).toBeGreaterThan(before);
    expect(await visitor.faults()).toEqual([]);
  });
});

describe.each(findBrowsers().found)("without script in $name", (browser) => {
  let remote: Remote;
  let visitor: Session;

  beforeAll(async () => {
    remote = await browser.open({ script: false });
    visitor = new Session(remote, server.url);
  }, 90_000);

  afterAll(() => remote?.close());

  test("an article is read, and a message is sent", async () => {
    await visitor.open("/blogs");
    expect(await visitor.run(`return "boot" in window`)).toBe(false);
    await visitor.click("main article a[href^='/blogs/']:not([href*='/categories/'])");
    await visitor.until(`document.querySelector(".article-details time")`);
    await visitor.open("/contact");
    await fillIn(visitor);
    await visitor.click("form button[type=submit]");
    await visitor.until(`location.hash === "#message-sent"`);
  });
});

/** The key numbers of a model, which follow its inputs. */
const keyNumbers = 'document.querySelector("main .result-strip").textContent';

async function fillIn(visitor: Session) {
  await visitor.until(`document.querySelector("form [name=message]")`);
  await visitor.type("form [name=name]", "Grace Hopper");
  await visitor.type("form [name=email]", "grace@example.org");
  await visitor.type("form [name=subject]", "A question about bonds");
  await visitor.type("form [name=message]", "Which day count do you use?");
}
