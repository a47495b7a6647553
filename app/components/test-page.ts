import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** For tests: an element of the page for React to render into. Each test of the file begins with an empty one. */
export function testPage() {
  const page = document.createElement("div");
  let root: Root;

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(page);
    root = createRoot(page);
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  return { page, render: (node: ReactNode) => act(async () => root.render(node)) };
}
