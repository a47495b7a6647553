import { type Browser, chromium } from "@playwright/test";
import { freePort } from "#server/test-site-server.ts";
import { findBrowser } from "../find-browser.ts";

export type BenchBrowser = {
  browser: Browser;
  /** The port on which Lighthouse connects to this browser. */
  port: number;
};

export async function launchBrowser(): Promise<BenchBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      // Phones draw type unhinted. Hinted, letters are whole pixels wide and move when a font arrives.
      "--font-render-hinting=none",
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}
