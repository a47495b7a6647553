import { importText } from "./lib/texts/page-text.ts";

/** The page names these modules for preloading, so the first action does not wait for the network. */
async function takeOver() {
  await window.boot?.started;
  const [{ hydrate }] = await Promise.all([import("./boot/hydrate.tsx"), importText()]);
  hydrate();
}

takeOver().catch(() => window.boot?.fail());
