import { afterEach, expect, test, vi } from "vitest";
import { openShareSheet } from "./share-page.tsx";

const page = { title: "A title", url: "https://site.example/blogs/a-title" };

function sheetThat(share: () => Promise<void>) {
  const called = vi.fn(share);
  vi.stubGlobal("navigator", { share: called });
  return called;
}

afterEach(() => vi.unstubAllGlobals());

test("the sheet gets the title and the url of the page", async () => {
  const share = sheetThat(() => Promise.resolve());
  expect(await openShareSheet(page)).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith(page);
});

test.each(["AbortError", "InvalidStateError"])(
  "%s, a closed or open sheet, is no failure",
  async (name) => {
    sheetThat(() => Promise.reject(new DOMException("", name)));
    expect(await openShareSheet(page)).toBe(true);
  },
);

test.each([new DOMException("", "NotAllowedError"), new TypeError("no target")])(
  "%s leaves it to the caller to copy the link",
  async (error) => {
    sheetThat(() => Promise.reject(error));
    expect(await openShareSheet(page)).toBe(false);
  },
);
