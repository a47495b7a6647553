import { type ChildProcess, spawn } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";
import { freePort } from "../bench/free-port.ts";
import { findBrowser } from "../find-browser.ts";
import { copyRepository, removeCopy, runIn } from "../repository-copy.ts";

/** Generous: this tests that an edit arrives, not how fast the machine is. */
const patienceMs = 25_000;

let copy = "";
let address = "";
let server: ChildProcess;
let output = "";
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await copyRepository("live-reload");
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn(
    "npm",
    ["run", "dev", "--", "--port", String(port), "--strictPort"],
    // Vitest sets NODE_ENV, and the dev server keeps one that it finds.
    { cwd: copy, env: { ...process.env, NODE_ENV: "development" } },
  );
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      if (output.includes("Local:")) resolve();
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => reject(new Error(output)));
  });
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  page = await browser.newPage();
  page.setDefaultNavigationTimeout(120_000);
  // The first request compiles everything, and Vite may find libraries to prepare.
  await open("/");
}, 240_000);

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) server.kill("SIGKILL");
  await removeCopy(copy);
});

/** Waits until the script of the page runs, so that it hears of changes. */
async function open(route: string) {
  await page.goto(address + route, { waitUntil: "networkidle" });
}

/** Resolves to a function that takes the edit back. */
async function edit(file: string, change: (source: string) => string) {
  const place = path.join(copy, file);
  const source = await readFile(place, "utf8");
  const changed = change(source);
  if (changed === source) throw new Error(`Nothing was changed in ${file}.`);
  await writeFile(place, changed);
  return () => writeFile(place, source);
}

/** Waits until the open page has a text, or no longer has it. */
async function waitUntil(text: string, state: "visible" | "detached") {
  await page.getByText(text).first().waitFor({ state, timeout: patienceMs });
}

/** Makes an edit and takes it back. */
async function expectOnScreen(file: string, change: (source: string) => string, text: string) {
  const takeBack = await edit(file, change);
  await waitUntil(text, "visible");
  await takeBack();
  await waitUntil(text, "detached");
}

test.each([
  ["articles.ts", "/blogs", articles[0].title],
  ["projects.ts", "/projects", projects[0].title],
  ["books.ts", "/books", books[0].description],
  ["profile.ts", "/contact", profile.name],
])("an edit of %s is on the screen", async (file, route, words) => {
  await open(route);
  const rewritten = `${words} Rewritten`;
  await expectOnScreen(`content/${file}`, (source) => source.replace(words, rewritten), rewritten);
});

test("an edit of a text is on the screen", async () => {
  const { slug } = articles[0];
  await open(`/blogs/${slug}`);
  const line = "Written just now.";
  await expectOnScreen(`content/articles/${slug}.mdx`, (source) => `${source}\n${line}\n`, line);
});

test("a new article has its page, and its entry in the list, without a restart", async () => {
  await open("/blogs");
  await runIn(copy, 'npm run new -- article "A page born today"');
  await waitUntil("A page born today", "visible");
  await open("/blogs/a-page-born-today");
  await waitUntil("A page born today", "visible");
  await appendFile(path.join(copy, "content/articles/a-page-born-today.mdx"), "\nIts last line.\n");
  await waitUntil("Its last line.", "visible");
});

test("a mistake is an overlay with file, line and fix, also for a page opened meanwhile; the fix removes it", async () => {
  await open("/blogs");
  const takeBack = await edit("content/articles.ts", (source) =>
    source.replace(/date: "[^"]+"/, 'date: "2024-13-01"'),
  );
  const overlay = page.locator("vite-error-overlay");
  await overlay.waitFor({ timeout: patienceMs });
  const place = /content\/articles\.ts:\d+/;
  expect(await overlay.locator(".file").innerText()).toMatch(place);
  expect(await overlay.locator(".message-body").innerText()).toMatch(/2024-13-01.*; /);
  await open("/about");
  await overlay.waitFor({ timeout: patienceMs });
  await takeBack();
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: patienceMs });
  expect(await overlay.count()).toBe(0);
});

test("a new project has its page without a restart", async () => {
  await open("/projects");
  await runIn(copy, 'npm run new -- project "A model born today" --section excel');
  await waitUntil("A model born today", "visible");
  await open("/projects/a-model-born-today");
  await waitUntil("A model born today", "visible");
});

test("SIGTERM ends the command and its server, and nothing was said that the owner cannot use", async () => {
  server.kill("SIGTERM");
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { timeout: 5_000 }).toBe(false);
  // npm warns of its own settings on some machines.
  expect(output.replaceAll(/^npm warn .*$/gm, "")).not.toMatch(/deprecated|warn|restart/i);
});
