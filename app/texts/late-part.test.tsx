// @vitest-environment happy-dom
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LatePart } from "./late-part.tsx";
import { importModules, loadModules, type PageModules } from "./page-text.ts";

const text = { default: () => null, handle: {} };

/** Null until the page watches for the part to come near. */
let comeNear: (() => void) | null = null;
let root: Root | undefined;
const recovered = vi.fn();
const unfolded = vi.fn();
const pressed = vi.fn();

beforeEach(() => {
  // A module that has been loaded is not loaded again, as in the built site.
  vi.stubEnv("DEV", false);
  // In development React reports that the details are open here and closed in its own tree.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notice([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  root?.unmount();
  comeNear = null;
  document.body.replaceChildren();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  recovered.mockReset();
  unfolded.mockReset();
  pressed.mockReset();
});

/** Imports nothing: the test says when the text of the page has come. */
function arrive(address: string) {
  return loadModules({ text: address }, { text: async () => text });
}

const below = () => (
  <>
    <details onToggle={({ currentTarget }) => unfolded(currentTarget.open)}>
      <summary>Code</summary>
    </details>
    <button type="button" onClick={pressed}>
      Copy
    </button>
  </>
);

function page(modules: PageModules) {
  const element = <LatePart modules={modules}>{below}</LatePart>;
  return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
}

/** The page as the build writes it, in which a visitor has unfolded the details. */
async function unfoldedPage() {
  await arrive("/built.js");
  document.body.innerHTML = renderToString(page({ text: "/built.js" }));
  const details = document.querySelector("details");
  if (!details) throw new Error("The part is not in the HTML.");
  details.open = true;
  return details;
}

function hydrate(modules: PageModules) {
  root = hydrateRoot(document.body, page(modules), { onRecoverableError: recovered });
}

// First by the effect that watches for the part to come near, then by React, which renders the part and waits.
test.each([1, 2, 3])(
  "details unfolded below a model stay unfolded when the code comes after its address is read %i times",
  async (times) => {
    const details = await unfoldedPage();
    const address = `/after-${times}.js`;
    let reads = 0;
    hydrate({
      get text() {
        reads += 1;
        if (reads === times) queueMicrotask(() => arrive(address).then(() => comeNear?.()));
        return address;
      },
    });
    await vi.waitFor(() => expect(unfolded).toHaveBeenCalledWith(true));
    expect(recovered).not.toHaveBeenCalled();
    expect(document.querySelector("details")).toBe(details);
    expect(details.open).toBe(true);
  },
);

test("if the code cannot be loaded, the part stays as it is, and what was pressed counts once when it can", async () => {
  const details = await unfoldedPage();
  const button = document.querySelector("button");
  hydrate({ text: "/missing.js" });
  await vi.waitFor(() => expect(comeNear).not.toBeNull());
  button?.click();
  await expect(importModules({ text: "/missing.js" })).rejects.toThrow();
  expect(document.querySelector("button")).toBe(button);
  expect(pressed).not.toHaveBeenCalled();
  await arrive("/missing.js");
  comeNear?.();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.querySelector("details")).toBe(details);
  expect(recovered).not.toHaveBeenCalled();
});
