import { expect, test } from "vitest";
import { unstretched } from "./draw-preview.tsx";

test("a path that stretches over the strip of 440 by 72 has its corners moved instead", () => {
  const drawing = (viewBox: string, path: string) =>
    `<svg viewBox="${viewBox}" preserveAspectRatio="none"><path d="${path}"></path></svg>`;
  expect(unstretched(drawing("0 0 100 100", "M0 75L25 50L-2.5 0"))).toBe(
    drawing("0 0 440 72", "M0 54L110 36L-11 0"),
  );
});

test("a drawing that keeps its proportions stays as it is", () => {
  const drawing = '<svg viewBox="0 0 100 100"><path d="M0 54L25 10"></path></svg>';
  expect(unstretched(drawing)).toBe(drawing);
});
