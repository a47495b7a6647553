/** The page names the modules for preloading, so the first action does not wait for the network. */
async function takeOver() {
  await window.boot?.started;
  const { hydrate } = await import("./hydrate.tsx");
  await hydrate();
}

takeOver().catch(() => window.boot?.fail());
