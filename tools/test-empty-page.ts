import { afterEach } from "vitest";

/** Files that need a DOM share a page, and a test must not find what the one before it has left there. */
afterEach(() => {
  if (typeof document !== "undefined") document.body.replaceChildren();
});
