import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { functions } from "#workings/functions/all.ts";
import { calculated } from "#workings/workbook/open-workbook.ts";
import { sliceOf } from "#workings/workbook/slice.ts";
import { findBrowser } from "./find-browser.ts";
import type { measure } from "./workbook-fixtures/in-browser.ts";
import { largeBook } from "./workbook-fixtures/large-book.ts";

/** `node --import tsx tools/workbook-weight.ts`: what workbooks of three sizes cost a page, at a quarter of the speed. */
const built = (await build({
  configFile: false,
  logLevel: "silent",
  build: {
    write: false,
    lib: {
      entry: path.resolve("tools/workbook-fixtures/in-browser.ts"),
      formats: ["iife"],
      name: "page",
    },
  },
})) as Rolldown.RolldownOutput[];
const code = built[0]?.output[0].code ?? "";
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const [months, rows] of [
  [12, 33],
  [60, 83],
  [120, 166],
] as const) {
  const open = calculated(largeBook(months, rows), functions);
  const json = JSON.stringify(sliceOf(open, [open.calculator.slotOf("Summary!B1") ?? -1]));
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addScriptTag({ content: code });
  const times = await page.evaluate(
    (json) => (globalThis as unknown as { page: { measure: typeof measure } }).page.measure(json),
    json,
  );
  const [ready, first, all, one] = [times.ready, times.first, times.all, times.one].map((ms) =>
    ms.toFixed(1),
  );
  console.log(
    `${open.calculator.graph.order.length} formulas: ${brotliCompressSync(json).length} bytes; ready in ${ready} ms, first calculated in ${first} ms, again in ${all} ms, after one input ${one} ms`,
  );
  await page.close();
}
await browser.close();
