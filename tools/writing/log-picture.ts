import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { viewLine } from "#server/page-count.ts";
import { savePicture } from "./take-picture.ts";

const site = "https://folio.example";

/** Invented visits: the minute, the page, and where the visitor came from. */
const visits = [
  ["07:05", "/blogs/financial-ratios", "https://news.example/finance"],
  ["07:05", "/projects/dcf-valuation-model", `${site}/blogs/financial-ratios`],
  ["07:12", "/", "https://search.example/"],
  ["07:40", "/blogs/financial-ratios", "https://news.example/finance"],
  ["08:16", "/about", `${site}/`],
  ["08:31", "/blogs/financial-ratios", ""],
] as const;

/** Writes the picture of counted page views: what the server logs, and what the command of the page makes of it. */
export async function takeLogPicture(browser: Browser) {
  const command = await documentedCommand();
  const log = visits.map(logged).join("\n");
  const folder = await mkdtemp(path.join(tmpdir(), "page-count-"));
  await writeFile(path.join(folder, "server.log"), `${log}\n`);
  const counted = execFileSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
  await rm(folder, { recursive: true });

  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  await page.setContent(
    `<style>
      @font-face { font-family: "Geist Mono"; src: url(data:font/woff2;base64,${await font()}) }
      body { margin: 0; background: #faf9f5 }
      pre { margin: 0; padding: 20px; width: fit-content; font: 14px/1.6 "Geist Mono"; color: #1a1d24 }
      b { color: #0f5c45; font-weight: 400 }
    </style><pre></pre>`,
  );
  await page.locator("pre").evaluate(
    (pre, [before, line, after]) => {
      const typed = Object.assign(document.createElement("b"), { textContent: line });
      pre.append(before ?? "", typed, after ?? "");
    },
    [`${log}\n\n`, `$ ${command}`, `\n${counted.trimEnd()}`],
  );
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.locator("pre").screenshot();
  await page.close();
  return savePicture("page-count", shot);
}

/** The site's own, so that the picture is the same on every machine. */
function font() {
  const file = "geist-mono/files/geist-mono-latin-wght-normal.woff2";
  return readFile(`node_modules/@fontsource-variable/${file}`, "base64");
}

/** The command as the page has it, so that the picture shows what it does. */
async function documentedCommand() {
  const text = await readFile("docs/writing.md", "utf8");
  const command = /grep -o '\^view .*$/m.exec(text)?.[0];
  if (!command) throw new Error("docs/writing.md has no command that counts views.");
  return command;
}

function logged([time, page, referer]: (typeof visits)[number]) {
  const { host } = new URL(site);
  const headers = { host, "user-agent": "Mozilla/5.0 Firefox/140.0", ...(referer && { referer }) };
  const line = viewLine({ method: "GET", headers }, page, new Date(`2026-11-16T${time}Z`));
  if (!line) throw new Error(`The server does not count a visit of ${page}.`);
  return line;
}
