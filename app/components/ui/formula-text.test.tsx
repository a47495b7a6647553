import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormulaText } from "./formula-text.tsx";

test("a formula breaks after operators and names of sheets, but never within a comparison", () => {
  const markup = renderToStaticMarkup(<FormulaText>{"=IF(Inputs!A1>=2,B1<>3)"}</FormulaText>);
  const parts = markup
    .split("<wbr/>")
    .map((part) => part.replace("&gt;", ">").replace("&lt;", "<"));
  expect(parts).toEqual(["=", "IF(", "Inputs!", "A1>=", "2,", "B1<>", "3)"]);
});
