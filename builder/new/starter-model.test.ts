import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { pythonOrSkip, runProgram } from "#tools/python.ts";
import { starterModel } from "./starter-model.ts";

function partOf(ending: string) {
  return starterModel("savings", "Savings").find(({ file }) => file.endsWith(ending))?.text ?? "";
}

test("the model that an owner starts from agrees with the reference beside it, which has every figure to check", async () => {
  // In the project, because it imports from it.
  await mkdir(".cache", { recursive: true });
  const folder = await mkdtemp(path.resolve(".cache/starter-"));
  try {
    const file = path.join(folder, "sheet.ts");
    await writeFile(file, partOf("sheet.ts"));
    const { sheet } = await import(pathToFileURL(file).href);
    const cases = JSON.parse(partOf(".json"));
    expect(Object.keys(cases[0].figures).toSorted()).toEqual(
      [...sheet.results, "interest.total"].toSorted(),
    );
    for (const { changes, figures } of cases) {
      const calculated = sheet.calculate({ ...sheet.opening, ...changes });
      expect(calculated.value("finalBalance")).toBeCloseTo(figures.finalBalance, 6);
      expect(calculated.value("average")).toBeCloseTo(figures.average, 12);
      if (figures.doubling === "Never") expect(calculated.value("doubling")).toBe("Never");
      else expect(calculated.value("doubling")).toBeCloseTo(figures.doubling, 9);
      expect(calculated.total("interest")).toBeCloseTo(figures["interest.total"], 6);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("its program prints the results beside it", async (context) => {
  const python = pythonOrSkip(context, {});
  const printed = JSON.parse(runProgram(python, ["-c", partOf(".py")]));
  expect(printed[1].figures.finalBalance).toBeCloseTo(
    JSON.parse(partOf(".json"))[1].figures.finalBalance,
    6,
  );
  expect(printed).toHaveLength(3);
});
