import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Formula } from "./formula.tsx";

/** The parts that a narrow page puts on lines of their own. */
function partsOf(formula: string) {
  const markup = renderToStaticMarkup(<Formula>{formula}</Formula>);
  return [...markup.matchAll(/<span class="inline-block">([^<]*)/g)].map(([, part = ""]) =>
    part.replaceAll("\u00a0", " "),
  );
}

test("a formula breaks before its signs, and keeps brackets whole", () => {
  expect(partsOf("NPV = Σ CF / (1 + 0.04)")).toEqual(["NPV", "= Σ CF / (1 + 0.04)"]);
});

test("a single letter is never left alone on a line", () => {
  expect(partsOf("d = 2R · arcsin √( sin²(Δφ/2) + cos φ₁ )")).toEqual([
    "d = 2R · arcsin √( sin²(Δφ/2) + cos φ₁ )",
  ]);
  expect(partsOf("z = a + b")).toEqual(["z = a", "+ b"]);
});
