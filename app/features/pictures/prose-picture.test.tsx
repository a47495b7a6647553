// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { ProsePicture } from "./prose-picture.tsx";

const picture = {
  alt: "Sales rose",
  width: 1600,
  height: 900,
  formats: [],
  fallback: "/assets/sales.png",
};

const { render } = testPage();

beforeEach(() => render(<ProsePicture picture={picture} caption="Sales by quarter" />));

function link() {
  const found = document.querySelector<HTMLAnchorElement>("a");
  if (!found) throw new Error("The picture is not a link.");
  return found;
}

async function press(more: MouseEventInit = {}) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  await act(async () => {
    link().dispatchEvent(event);
    await vi.dynamicImportSettled();
  });
  return event;
}

test("a picture is a link to its full size, named by its alt text", () => {
  expect(link().getAttribute("href")).toBe("/assets/sales.png");
  expect(link().querySelector("img")?.alt).toBe("Sales rose");
  expect(document.querySelector("dialog")).toBeNull();
});

test("a press opens it in the viewer, and closing returns the focus", async () => {
  expect((await press()).defaultPrevented).toBe(true);
  const dialog = document.querySelector("dialog");
  expect(dialog?.open).toBe(true);
  expect(dialog?.getAttribute("aria-label")).toBe("Sales by quarter");
  await act(async () => {
    dialog?.close();
    dialog?.dispatchEvent(new Event("close"));
  });
  expect(document.querySelector("dialog")).toBeNull();
  expect(document.activeElement).toBe(link());
});

test("a press with a key held is left to the browser", async () => {
  expect((await press({ ctrlKey: true })).defaultPrevented).toBe(false);
  expect(document.querySelector("dialog")).toBeNull();
});
