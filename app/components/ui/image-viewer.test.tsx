// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { testPage } from "../test-page.ts";
import { ImageViewer } from "./image-viewer.tsx";

const picture = (caption: string) => ({
  caption,
  picture: { alt: caption, width: 800, height: 600, formats: [], fallback: `/${caption}.jpg` },
});

const { render } = testPage();

/** Shows the pictures and opens the first, as its thumbnail does. */
async function openViewer(...captions: string[]) {
  await render(<ImageViewer pictures={captions.map(picture)} />);
  document.querySelector("dialog")?.showModal();
}

function openCaptions() {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog")]
    .filter(({ open }) => open)
    .map((dialog) => dialog.querySelector("p")?.firstChild?.textContent);
}

function press(key: string, options: KeyboardEventInit = {}, target = "dialog[open]") {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  act(() => document.querySelector(target)?.dispatchEvent(event));
  return event;
}

function clickStep(label: string) {
  act(() => document.querySelector<HTMLElement>(`dialog[open] [aria-label="${label}"]`)?.click());
}

test("the right arrow shows the next picture, and the page behind does not scroll", async () => {
  await openViewer("first", "second", "third");
  expect(press("ArrowRight").defaultPrevented).toBe(true);
  expect(openCaptions()).toEqual(["second"]);
});

test("the left arrow shows the previous picture, and from the first the last", async () => {
  await openViewer("first", "second", "third");
  press("ArrowLeft");
  expect(openCaptions()).toEqual(["third"]);
  press("ArrowLeft");
  expect(openCaptions()).toEqual(["second"]);
});

test("after the last picture comes the first", async () => {
  await openViewer("first", "second");
  press("ArrowRight");
  press("ArrowRight");
  expect(openCaptions()).toEqual(["first"]);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "an arrow with %s belongs to the browser",
  async (modifier) => {
    await openViewer("first", "second");
    expect(press("ArrowRight", { [modifier]: true }).defaultPrevented).toBe(false);
    expect(openCaptions()).toEqual(["first"]);
  },
);

test("other keys change nothing", async () => {
  await openViewer("first", "second");
  expect(press("ArrowDown").defaultPrevented).toBe(false);
  expect(openCaptions()).toEqual(["first"]);
});

test("arrows scroll a picture that is wider than its stage", async () => {
  await openViewer("first", "second");
  const stage = document.querySelector<HTMLElement>("dialog[open] [data-stage]");
  Object.defineProperties(stage, { scrollWidth: { value: 800 }, clientWidth: { value: 360 } });
  expect(press("ArrowRight", {}, "dialog[open] [data-stage]").defaultPrevented).toBe(false);
  expect(openCaptions()).toEqual(["first"]);
});

test("arrows change a picture that fits on its stage, even if the stage has the focus", async () => {
  await openViewer("first", "second");
  press("ArrowRight", {}, "dialog[open] [data-stage]");
  expect(openCaptions()).toEqual(["second"]);
});

test("a picture too wide for its stage still gives way to arrows elsewhere in the dialog", async () => {
  await openViewer("first", "second");
  const stage = document.querySelector<HTMLElement>("dialog[open] [data-stage]");
  Object.defineProperties(stage, { scrollWidth: { value: 800 }, clientWidth: { value: 360 } });
  press("ArrowRight", {}, 'dialog[open] [aria-label="Close"]');
  expect(openCaptions()).toEqual(["second"]);
});

test("the buttons move on and keep the focus on the same button of the next picture", async () => {
  await openViewer("first", "second", "third");
  clickStep("Next picture");
  expect(openCaptions()).toEqual(["second"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Next picture");
  clickStep("Previous picture");
  expect(openCaptions()).toEqual(["first"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Previous picture");
});

test("arrows leave the focus to the dialog", async () => {
  await openViewer("first", "second");
  press("ArrowRight");
  expect(document.activeElement?.getAttribute("data-step")).toBeFalsy();
});

test("a single picture has no steps, no count, and stays open at an arrow", async () => {
  await openViewer("only");
  const dialog = document.querySelector("dialog");
  // Closing it and opening it again would lose the visitor's focus.
  const close = dialog && vi.spyOn(dialog, "close");
  press("ArrowRight");
  expect(openCaptions()).toEqual(["only"]);
  expect(close).not.toHaveBeenCalled();
  expect(document.querySelectorAll("[data-step]")).toHaveLength(0);
  expect(document.querySelector("dialog")?.getAttribute("aria-label")).toBe("only");
});

test("each of several pictures says which it is", async () => {
  await openViewer("first", "second");
  const names = [...document.querySelectorAll("dialog")].map((dialog) =>
    dialog.getAttribute("aria-label"),
  );
  expect(names).toEqual(["first, picture 1 of 2", "second, picture 2 of 2"]);
});
