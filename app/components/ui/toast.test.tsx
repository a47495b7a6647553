// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toast } from "./toast.tsx";

let root: Root;
const close = vi.fn();
/** What a browser would match: happy-dom knows neither the pointer nor `:focus-within`. */
const states = new Set<string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(Element.prototype, "matches").mockImplementation((selector) =>
    selector.split(", ").some((state) => states.has(state)),
  );
});
afterEach(() => {
  act(() => root.unmount());
  close.mockReset();
  states.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(kind: "success" | "failure") {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const message = { kind, title: "Title", text: "Text" };
  act(() =>
    root.render(<Toast message={message} onClose={close} returnFocusTo={{ current: null }} />),
  );
}

test("a success disappears after ten seconds, and no sooner", () => {
  show("success");
  vi.advanceTimersByTime(9_999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ["the pointer", ":hover"],
  ["the focus", ":focus-within"],
])("a success stays while %s is on it", (_, state) => {
  states.add(state);
  show("success");
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  states.clear();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalled();
});

test("a failure stays until it is dismissed", () => {
  show("failure");
  vi.advanceTimersByTime(600_000);
  expect(close).not.toHaveBeenCalled();
  act(() => document.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click());
  expect(close).toHaveBeenCalledOnce();
});
