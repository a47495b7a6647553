// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAtPrint } from "./appendix.tsx";

const make = vi.fn((text: string) => `${text}, printed`);

function Printed({ text }: { text: string }) {
  return useAtPrint("opening", () => make(text));
}

const page = document.createElement("div");
let root: Root;

async function show(text: string) {
  await act(async () => root.render(<Printed text={text} />));
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(page);
  await show("first");
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("nothing is made for paper while the page is on the screen", async () => {
  await show("second");
  expect(page.textContent).toBe("opening");
  expect(make).not.toHaveBeenCalled();
});

test("printing shows what is current at that moment, every time", async () => {
  for (const text of ["second", "third"]) {
    await show(text);
    await act(async () => dispatchEvent(new Event("beforeprint")));
    expect(page.textContent).toBe(`${text}, printed`);
  }
});
