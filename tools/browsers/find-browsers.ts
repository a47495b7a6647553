import { existsSync, readdirSync } from "node:fs";
import { located } from "../install.ts";
import { openFirefox } from "./marionette.ts";
import type { Remote } from "./session.ts";
import { openWebKit } from "./web-driver.ts";

export type OtherBrowser = {
  name: string;
  open: (options: { script: boolean }) => Promise<Remote>;
};

/** The browsers of this machine besides Chromium, and a line for each that is missing. */
export function findBrowsers(): { found: OtherBrowser[]; missing: string[] } {
  const found: OtherBrowser[] = [];
  const missing: string[] = [];

  const firefox = located("firefox-esr") || located("firefox");
  if (firefox) found.push({ name: "Firefox", open: (options) => openFirefox(firefox, options) });
  else missing.push("Firefox is not installed, so it is left out (apt-get install firefox-esr).");

  const driver = located("WebKitWebDriver");
  const browser = miniBrowser();
  const hasScreen = process.env.DISPLAY || located("Xvfb");
  if (driver && browser && hasScreen) {
    found.push({ name: "WebKit", open: (options) => openWebKit({ driver, browser, ...options }) });
  } else {
    missing.push(
      "WebKit is not installed, so it is left out (apt-get install webkit2gtk-driver xvfb).",
    );
  }
  return { found, missing };
}

/** Not a command: Debian keeps it with the library, in a folder named after the processor. */
function miniBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ["4.1", "4.0"].map((version) => `${libraries}/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(existsSync);
}
