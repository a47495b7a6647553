import { copyFile } from "node:fs/promises";
import path from "node:path";

/** Files that browsers and systems look for by name, at the root of the site. */
const icons = {
  "icon.svg": "favicon.svg",
  "favicon.ico": "favicon.ico",
  "icon-192.png": "icon-192.png",
  "icon-512.png": "icon-512.png",
  "icon-maskable-512.png": "icon-maskable-512.png",
  "apple-touch-icon.png": "apple-touch-icon.png",
};

export async function copyIcons(site: string) {
  for (const [source, target] of Object.entries(icons)) {
    await copyFile(path.join("content/images", source), path.join(site, target));
  }
}
