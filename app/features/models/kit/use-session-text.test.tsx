// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { sessionText, useSessionText } from "./use-session-text.ts";

afterEach(() => vi.restoreAllMocks());

test("the text is the last one written, also where storage is full and still holds an older one", () => {
  let edit = (_: string) => {};
  function Editor() {
    const text = useSessionText("accounts");
    edit = text.edit;
    return <p>{text.text}</p>;
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() => root.render(<Editor />));
  act(() => edit("cash 1"));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => edit("cash 2"));
  expect(place.textContent).toBe("cash 2");
  expect(sessionText("accounts")).toBe("cash 2");
  act(() => root.unmount());
});
