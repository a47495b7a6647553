import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { functions } from "#workings/functions/all.ts";
import { differences } from "#workings/workbook/compare.ts";
import { openWorkbook } from "#workings/workbook/open-workbook.ts";
import { returnWorkbook } from "#workings/workbook/return-workbook.ts";
import {
  changedInputs,
  enteredIn,
  fixtureBytes,
  openFixture,
  returnedFile,
} from "./open-fixture.ts";

test.each(changedInputs)(
  "%s comes back with other inputs and the values that they give",
  (name, inputs) => {
    const bytes = fixtureBytes(name);
    const open = openFixture(name);
    const calculation = open.calculator.calculate(enteredIn(open, inputs), open.calculation);
    const returned = returnedFile(bytes, open, calculation);

    const again = openWorkbook(returned, functions);
    for (const [place, value] of Object.entries(inputs)) {
      expect(again.calculation.value(again.calculator.slotOf(place) ?? -1)).toBe(value);
    }
    expect(differences(again.calculator, again.calculation)).toEqual([]);
    const results = again.calculator.graph.order;
    expect([...results].map((slot) => again.calculation.value(slot))).toEqual(
      [...results].map((slot) => calculation.value(slot)),
    );

    // Everything else is as it was: no other part differs, and in the sheets nothing but values.
    const [before, after] = [unzipSync(bytes), unzipSync(returned)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const other = Object.keys(after).filter(
      (part) => !Buffer.from(after[part] ?? []).equals(before[part] ?? Buffer.of()),
    );
    expect(other.every((part) => part.startsWith("xl/worksheets/sheet"))).toBe(true);
    for (const part of other) expect(withoutValues(after[part])).toBe(withoutValues(before[part]));
  },
);

test("a text with signs of XML comes back as it was entered, and a file that needs no calculation asks for none", () => {
  const text = 'R&D <"a">';
  const bytes = returnWorkbook(
    fixtureBytes("openpyxl"),
    new Map([["xl/worksheets/sheet1.xml", new Map([["A3", text]])]]),
  );
  const { workbook } = openWorkbook(bytes, functions);
  expect(workbook.sheets[0]?.cells.get(2 * 16_384)?.value).toBe(text);
  expect(new TextDecoder().decode(unzipSync(bytes)["xl/workbook.xml"])).not.toContain(
    "fullCalcOnLoad",
  );
  expect(
    new TextDecoder().decode(unzipSync(fixtureBytes("openpyxl"))["xl/workbook.xml"]),
  ).toContain("fullCalcOnLoad");
});

test("a file with formulas that only Excel can calculate asks it to", () => {
  const changed = Object.assign(new Map(), { isPartial: true });
  const bytes = returnWorkbook(fixtureBytes("loan-schedule"), changed);
  expect(new TextDecoder().decode(unzipSync(bytes)["xl/workbook.xml"])).toMatch(
    /<calcPr fullCalcOnLoad="1"/,
  );
});

function withoutValues(part: Uint8Array | undefined) {
  return new TextDecoder()
    .decode(part)
    .replaceAll(/<v>[^<]*<\/v>|<is>.*?<\/is>|<f[^>]*>(?:TRUE|FALSE)\(\)<\/f>/g, "")
    .replaceAll(/(<c r="\w+"(?: s="\d+")?)(?: t="\w+")?/g, "$1");
}
