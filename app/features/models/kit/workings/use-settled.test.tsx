// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettled } from "./use-settled.ts";

function Settled({ value }: { value: string }) {
  return useSettled(value);
}

const page = document.createElement("div");
let root: Root;

async function show(value: string) {
  await act(async () => root.render(<Settled value={value} />));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(page);
  await show("first");
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a value that keeps changing is not followed until it stops", async () => {
  for (const value of ["second", "third", "last"]) {
    await show(value);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(page.textContent).toBe("first");
  }
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(page.textContent).toBe("last");
});

test("printing follows it at once", async () => {
  await show("second");
  await act(async () => dispatchEvent(new Event("beforeprint")));
  expect(page.textContent).toBe("second");
});
