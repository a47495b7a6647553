import { expect, test } from "vitest";
import { findLine, lineNames, reportLines, standardLine } from "./lines.ts";

test("a line is found by its name and by its title, whatever their case", () => {
  for (const line of lineNames) {
    expect(findLine(line.toUpperCase())).toBe(line);
    expect(findLine(` ${reportLines[line].title.toUpperCase()} `)).toBe(line);
  }
  expect(findLine("Cost of goods sold")).toBe("goods");
  expect(findLine("goodwill")).toBeNull();
});

test("an account between two ranges of numbers has no line of its own", () => {
  expect(standardLine("6899")).toBe("depreciation");
  expect(standardLine("6900")).toBeNull();
  expect(standardLine("6999")).toBeNull();
  expect(standardLine("7000")).toBe("interest");
});
