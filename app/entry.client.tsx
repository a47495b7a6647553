/** The page names the modules for preloading, so the first action does not wait for the network. */
async function takeOver() {
  await window.boot?.started;
  const [{ hydrate }] = await Promise.all([import("./hydrate.tsx"), pageIsParsed()]);
  await hydrate();
}

/** The action may come while the page still arrives, and its data are at its end. */
async function pageIsParsed() {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

takeOver().catch(() => window.boot?.fail());
