import { expect, test } from "vitest";
import { Label } from "./label.tsx";
import { shapesOf } from "./test-drawn-shapes.ts";

test.each([
  ["North 72", true],
  ["70 East", true],
  ["2 moves", true],
  ["4.3 years", true],
  ["€2m", false],
  ["−€0.8m", false],
  ["+45 bp", false],
  ["12 pp", false],
  ["2,600 kWh", false],
  ["2022-Q1", false],
])("%s is in the face of texts: %s", (text, isText) => {
  const [label] = shapesOf(<Label at={[0, 0]}>{text}</Label>);
  expect(label?.class?.includes("font-sans")).toBe(isText);
});
