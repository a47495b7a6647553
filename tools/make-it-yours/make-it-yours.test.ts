import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { filesIn } from "#builder/process/files.ts";
import { articleCategories } from "#content/article-categories.ts";
import { articles } from "#content/articles.ts";
import { searchPage } from "#content/derived/page-paths.ts";
import { topicSlug } from "#content/derived/topic-slug.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";
import { readWorkbook } from "../recalculation/read-workbook.ts";
import { copyRepository, runIn } from "../repository-copy.ts";
import { addDemoArticles } from "../writing/add-demo-articles.ts";
import { secondOwner } from "./second-owner.ts";
import { findTraces, readable, rewritePages, sentencesOf, tracesOf } from "./traces.ts";

const guide = await readFile("docs/make-it-yours.md", "utf8");
const article = "blogs/test-what-closing-the-books-taught-me";
const project = "projects/test-budget-against-actual";
const model = "projects/test-savings-plan";
const firstCategory = articleCategories[0]?.name ?? "";
/** Everything of the demo, so that what is left has to do without any of it. */
const removed = [...projects, ...articles].map(({ slug }) => slug);

let copy = "";
let files: string[] = [];
/** How long a reader of the guide waits for each command. */
const waits: { command: string; seconds: number }[] = [];

/**
 * Follows the guide, step by step, as its reader would. The site is built for a sub-path and stays
 * in .cache/second-owner, where the browser tests of a sub-path serve it.
 */
beforeAll(async () => {
  copy = await copyRepository("second-owner");
  await introduceOwner();
  await replacePhoto();
  await addDemoArticles(copy);
  for (const command of guideCommands(guide)) {
    if (/^npm (ci|run dev)$/.test(command)) continue;
    const startedAt = performance.now();
    await runIn(copy, asTyped(command));
    waits.push({ command, seconds: (performance.now() - startedAt) / 1000 });
  }
  files = await filesIn(inCopy("build"));
}, 600_000);

/** An owner who followed the guide to the letter has its titles already, and may have kept what it removes. */
function asTyped(command: string) {
  if (command === "npm start") return "BASE_PATH=/folio/ npm run build";
  if (command.startsWith("npm run remove")) return `npm run remove -- ${removed.join(" ")}`;
  return command.replace(/"(.+)"/, '"Test: $1"');
}

function inCopy(file: string) {
  return path.join(copy, file);
}

function built(file: string) {
  return readFile(inCopy(`build/client/${file}`), "utf8");
}

async function introduceOwner() {
  const source = `import type { Profile } from "./types.ts";\n\nexport const profile: Profile = ${JSON.stringify(secondOwner, null, 2)};\n`;
  await writeFile(inCopy("content/profile.ts"), source);
  await change("content/pages.ts", (source) => rewritePages(source, pages));
  await change("content/books.ts", (source) => source.replace(/ = \[[\s\S]*\];/, " = [];"));
  // The model that it shows is one of the demo.
  await change("content/home.ts", (source) => source.replace(/ = \{[\s\S]*\};/, " = null;"));
}

async function replacePhoto() {
  const photo = sharp({ create: { width: 400, height: 500, channels: 3, background: "#2a5f8f" } });
  await photo.jpeg().toFile(inCopy("content/images/portrait.jpg"));
  await rm(inCopy("content/images/portrait.svg"), { force: true });
}

async function change(file: string, edit: (source: string) => string) {
  await writeFile(inCopy(file), edit(await readFile(inCopy(file), "utf8")));
}

describe("a site made by the guide", () => {
  test("shows no trace of the owner it was made from, in any file", async () => {
    const own = JSON.stringify(secondOwner);
    const traces = tracesOf(profile, pages).filter(({ pattern }) => !pattern.test(own));
    const long = traces.filter(({ short }) => !short);
    const found: string[] = [];
    for (const file of files.filter((file) => !/\.(br|gz)$/.test(file))) {
      const { text, isText } = await readable(file, await readFile(inCopy(`build/${file}`)));
      for (const words of findTraces(`${file}\n${text}`, isText ? traces : long)) {
        found.push(`${file}: ${words}`);
      }
    }
    expect(found).toEqual([]);
  });

  test("takes every sentence of its main pages from content/", async () => {
    const sources = (await filesIn(inCopy("content"))).filter((file) => file.endsWith(".ts"));
    const texts = await Promise.all(
      sources.map((file) => readFile(inCopy(`content/${file}`), "utf8")),
    );
    const words = texts.join("\n").replaceAll('\\"', '"');
    for (const page of Object.keys(pages).filter((page) => page !== searchPage)) {
      const sentences = sentencesOf(await built(path.join(page, "index.html")));
      // `2 can be used here.` is counted.
      const written = sentences.map((sentence) => sentence.replace(/^\d+ (.*)\.$/, "$1"));
      expect(
        written.filter((sentence) => !words.includes(sentence)),
        page,
      ).toEqual([]);
    }
  });

  test("shows the same in the compressed files", async () => {
    for (const file of files.filter((file) => /\.(br|gz)$/.test(file))) {
      const packed = await readFile(inCopy(`build/${file}`));
      const whole = file.endsWith("br") ? brotliDecompressSync(packed) : gunzipSync(packed);
      const original = await readFile(inCopy(`build/${file.replace(/\.\w+$/, "")}`));
      expect(whole.equals(original), file).toBe(true);
    }
  });

  test("shows another face", async () => {
    const names = (await readdir("content/images")).filter((name) => /^portrait-\d/.test(name));
    const before = await Promise.all(names.map((name) => readFile(`content/images/${name}`)));
    for (const file of files.filter((file) => /\.(avif|webp|jpg|png)$/.test(file))) {
      const picture = await readFile(inCopy(`build/${file}`));
      expect(
        before.some((old) => old.equals(picture)),
        file,
      ).toBe(false);
    }
    expect(await built("index.html")).toMatch(/portrait-340-[\w-]+\.avif/);
  });

  test("names its owner on every page, in the resume and to machines", async () => {
    const pages = files.filter((file) => file.endsWith(".html"));
    for (const page of pages) {
      expect(await readFile(inCopy(`build/${page}`), "utf8"), page).toContain(secondOwner.name);
    }
    const { text } = await readable(
      "resume.pdf",
      await readFile(inCopy("build/client/resume.pdf")),
    );
    expect(text).toContain("SkagernRederi");
    expect(JSON.parse(await built("site.webmanifest"))).toMatchObject({ name: secondOwner.name });
    expect(await built("robots.txt")).toContain(secondOwner.siteUrl);
  });

  test("has the new pages, their previews, and their places in every list", async () => {
    for (const page of [article, project, model]) {
      expect(files).toContain(`client/${page}/index.html`);
      expect(files).toContain(`client/previews/${page.replace("/", "-")}.png`);
      expect(await built("sitemap.xml")).toContain(`${secondOwner.siteUrl}/folio/${page}<`);
    }
    expect(await built("feed.xml")).toContain(`${secondOwner.siteUrl}/folio/${article}<`);
    expect(await built("blogs/index.html")).toContain(`href="/folio/${article}"`);
    expect(await built("projects/index.html")).toContain(`href="/folio/${project}"`);
    expect(await built("projects/index.html")).toMatch(/aria-label="Finished in \w+ \d{4}/);
  });

  test("offers the resume below the sub-path", async () => {
    expect(await built("about/index.html")).toContain('href="/folio/resume.pdf"');
    expect(files).toContain("client/resume.pdf");
  });

  test("has a page and a feed for the category of the new articles", async () => {
    const list = `blogs/categories/${topicSlug(firstCategory)}`;
    expect(await built(`${list}/index.html`)).toContain(`href="/folio/${article}"`);
    expect(await built(`${list}/feed.xml`)).toContain(`${secondOwner.siteUrl}/folio/${article}<`);
    expect(await built("sitemap.xml")).toContain(`${secondOwner.siteUrl}/folio/${list}<`);
  });

  test("has a new model that calculates, with its inputs and its results", async () => {
    const page = await built(`${model}/index.html`);
    // Closed form: 10,000 × 1.03^10.
    expect(page).toContain("€13,439");
    expect(page).toMatch(/<input[^>]+type="range"[^>]+min="1000" max="100000"/);
    await runIn(copy, `npx vitest run --project unit tools/recalculation -t test-savings-plan`);
  }, 300_000);

  test("shows the chart of the new model on its card", async () => {
    const listing = await built("projects/index.html");
    const [, card = ""] = listing.split('aria-labelledby="card-test-savings-plan"');
    const [face = ""] = card.split("</article>");
    expect(face).toContain(
      'aria-label="The balance grows from €10,000 to €13,439 in 10\u00a0years."',
    );
  });

  test("links the workbooks of its models below the sub-path, and each leads back there", async () => {
    const pages = files.filter((file) => /^client\/projects\/[^/]+\/index\.html$/.test(file));
    const html = await Promise.all(pages.map((file) => built(file.replace("client/", ""))));
    const links = html.flatMap((page) => page.match(/(?<=href=")[^"]+\.xlsx/g) ?? []);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^\/folio\/workbooks\//);
      const file = link.replace("/folio/", "client/");
      expect(files).toContain(file);
      const { cells } = readWorkbook(await readFile(inCopy(`build/${file}`)));
      const slug = path.basename(link, ".xlsx");
      expect(cells.map(({ text }) => text)).toContain(
        `${secondOwner.siteUrl}/folio/projects/${slug}`,
      );
    }
  });

  test("has no page of the demo, and no test that needs one", async () => {
    for (const slug of removed) expect(files.filter((file) => file.includes(slug))).toEqual([]);
    await runIn(
      copy,
      "npx vitest run --project unit app builder contact content contracts server tools",
    );
  }, 900_000);
});

describe("an article with every element of docs/writing.md", () => {
  let page = "";

  beforeAll(async () => {
    page = await built("blogs/every-element/index.html");
  });

  test("has its charts drawn, each with its description and its table", () => {
    for (const name of ["Revenue nearly doubled", "Subscriptions grew", "The margin falls"]) {
      expect(page).toMatch(new RegExp(`<svg role="img" aria-label="${name}`));
    }
    expect(page).toMatch(/<th scope="row">2024<\/th><td align="right">15\.8<\/td>/);
    expect(page).toContain('<td align="right">−2.3%</td>');
    expect(page).not.toContain(" style=");
  });

  test("has a picture that is a link to its full size", () => {
    const [, file = ""] = /<a href="\/folio\/([^"]+\.png)"[^>]*><picture>/.exec(page) ?? [];
    expect(files).toContain(`client/${file}`);
  });

  test("has a diagram with its description and without a style of its own", () => {
    expect(page).toMatch(/<svg[^>]+aria-label="An invoice is checked/);
    expect(page).toContain(">Return to sender</text>");
    expect(page.slice(page.indexOf("<body"))).not.toContain("<style");
  });

  test("is in the feed with words and tables in place of drawings", async () => {
    const feed = await built("feed.xml");
    expect(feed).toContain("[Revenue nearly doubled from 2018 to 2024");
    expect(feed).not.toMatch(/&lt;(svg|style|link|summary)/);
  });
});

describe("an article that is a notebook", () => {
  test("shows cells, results, tables, pictures, formulas and errors", async () => {
    const page = await built("blogs/cash-flow-notebook/index.html");
    for (const part of [
      "In [1]",
      "<math",
      '<td align="right">65.3</td>',
      "Net present value: 260.3",
    ])
      expect(page).toContain(part);
    expect(page).toContain('alt="The cash flow rises from 40 in 2024 to 96 in 2028');
    expect(page).toContain("ZeroDivisionError: float division by zero");
    expect(page).toContain('alt="A dark green field"');
    expect(page).not.toMatch(/onclick|dataframe|\[31m|# alt:/);
  });

  test("is in the lists, the search and the feed like any other", async () => {
    expect(await built("blogs/index.html")).toContain('href="/folio/blogs/cash-flow-notebook"');
    expect(await built("feed.xml")).toContain("/folio/blogs/cash-flow-notebook<");
    expect(await built("sitemap.xml")).toContain("/folio/blogs/cash-flow-notebook<");
  });
});

describe("the guide", () => {
  test("keeps its reader waiting for less than ten minutes, and says for how long", () => {
    const lines = waits.map(({ command, seconds }) => `${seconds.toFixed(1)} s  ${command}`);
    console.log(lines.join("\n"));
    expect(waits.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(600);
  });

  test("names every field of the profile", () => {
    const named = new Set([...guide.matchAll(/`(\w+)`/g)].map(([, field]) => field));
    expect(Object.keys(profile).filter((field) => !named.has(field))).toEqual([]);
  });

  test("names no list and no code that is not there", async () => {
    const named = [...guide.matchAll(/`((?:app\/|content\/)[\w./-]+\.(?:tsx?|css))`/g)];
    const lasting = named.map(([, file = ""]) => file).filter((file) => !/\.test\./.test(file));
    expect(lasting.length).toBeGreaterThan(5);
    for (const file of lasting) expect(existsSync(file), file).toBe(true);
  });
});

/** The lines of a guide that a reader types into a terminal. */
function guideCommands(guide: string) {
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = ""]) => block);
  return blocks.flatMap((block) => block.split("\n").filter(Boolean));
}
