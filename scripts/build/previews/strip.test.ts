import { expect, test } from "vitest";
import { ownFill, unstretched } from "./strip.ts";

test("an element with a colour of its own fills with it, unless it says what fills it", () => {
  expect(
    ownFill('<text class="text-muted">a</text><path fill="none" class="text-rule"></path>'),
  ).toBe(
    '<text fill="currentColor" class="text-muted">a</text><path fill="none" class="text-rule"></path>',
  );
});

test("a drawing that stretches to 440 has its corners moved instead", () => {
  const drawing = (width: number, path: string) =>
    `<svg viewBox="0 0 ${width} 72" preserveAspectRatio="none"><path d="${path}"></path></svg>`;
  expect(unstretched(drawing(100, "M0 54L25 10L-2.5 8"))).toBe(drawing(440, "M0 54L110 10L-11 8"));
});

test("a drawing that keeps its proportions stays as it is", () => {
  const drawing = '<svg viewBox="0 0 100 72"><path d="M0 54L25 10"></path></svg>';
  expect(unstretched(drawing)).toBe(drawing);
});
