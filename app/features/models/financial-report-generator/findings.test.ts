import { expect, test } from "vitest";
import { fileInputs } from "#models/report/file-inputs.ts";
import { sheet } from "#models/report/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { readFile } from "./case-file.ts";
import { bridgeTitle, conventions } from "./findings.ts";

function figuresOf(text: string) {
  const file = readFile(text, { decimalMark: "point", mapping: new Map() });
  return shownFigures(sheet.calculate({ ...sheet.opening, ...fileInputs(file) }));
}

const trading = shownFigures(sheet.calculate(sheet.opening));

test("the title of the bridge says how profit compares with its budget", () => {
  expect(bridgeTitle(trading)).toBe("A profit of €68,000 is €8,000 better than budget");
  const service = shownFigures(sheet.calculate(sheet.presets.service.inputs));
  expect(bridgeTitle(service)).toMatch(/^A loss of €16,397 is €[\d,]+ worse than budget$/);
  const bare = figuresOf("account,balance\n1010,5\n4000,-9\n6000,4");
  expect(bridgeTitle(bare)).toBe("Sales of €9 leave a profit of €5");
});

test("the conventions follow the case", () => {
  expect(conventions(trading)).toContain("19% in payables");
  expect(conventions(trading)).toContain("as IAS 7 allows for years before 2027");
  expect(conventions(trading)).toContain("The change in inventories is that of the balance sheet.");
  const bare = conventions(figuresOf("account,balance\n1010,5\n4000,-9\n5900,4"));
  expect(bare).toContain("on the equity at the end");
  expect(bare).toContain("The change in inventories differs from the balance sheet by €4.");
});
