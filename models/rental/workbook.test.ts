import { describe, expect, test } from "vitest";
import { riseRows, sheet } from "./sheet.ts";
import workbook from "./workbook-cells.json" with { type: "json" };

// What LibreOffice calculated from the workbook's own formulas; `npm run workbooks` rewrites it.
const sheets: Record<string, Record<string, number>> = workbook;

/** Amounts agree to less than a cent. */
function expectEuro(sheet: string, address: string, amount: number) {
  const cell = sheets[sheet]?.[address];
  expect(cell, `${sheet}!${address}`).toBeTypeOf("number");
  expect(Math.abs((cell ?? Number.NaN) - amount), `${sheet}!${address}`).toBeLessThan(0.005);
}

function expectRate(sheet: string, address: string, rate: number) {
  expect(sheets[sheet]?.[address], `${sheet}!${address}`).toBeCloseTo(rate, 9);
}

const { inputs } = sheet.presets.offered;
const { number, numberAt, numbers, total } = sheet.calculate(inputs);
const yearColumns = "CDEFGHIJKL";

describe("the rental workbook, calculated by LibreOffice, agrees with the model", () => {
  test("on the purchase and who pays for it", () => {
    expectEuro("Inputs", "F6", number("transferTax"));
    expectEuro("Inputs", "F7", number("notaryAndRegister"));
    expectEuro("Inputs", "F8", number("agent"));
    expectEuro("Inputs", "F10", number("totalCost"));
    expectEuro("Inputs", "F14", number("loan"));
    expectEuro("Inputs", "F15", number("equity"));
    expectEuro("Inputs", "F19", number("monthlyPayment"));
  });

  test.each([...yearColumns].map((column, index) => ({ column, year: index + 1 })))(
    "on year $year",
    ({ column, year }) => {
      const rows = {
        ...{ rent: 5, vacancy: 6, costs: 8, netRent: 9, interest: 10, repayment: 11 },
        ...{ taxSaved: 12, cashFlow: 13, depreciation: 15, taxableIncome: 16, owed: 19 },
      } as const;
      for (const [name, row] of Object.entries(rows)) {
        expectEuro("Cash flow", `${column}${row}`, numberAt(name as keyof typeof rows, year));
      }
    },
  );

  test("on the sale and on every payment to and by the owner", () => {
    expectEuro("Cash flow", "L22", number("salePrice"));
    expectEuro("Cash flow", "L23", number("sellingCosts"));
    expectEuro("Cash flow", "L24", number("loanAtSale"));
    expectEuro("Cash flow", "L25", number("proceeds"));
    for (const [year, flow] of numbers("toOwner").entries()) {
      expectEuro("Cash flow", `${`B${yearColumns}`[year]}26`, flow);
    }
  });

  test("on what it comes to", () => {
    expectEuro("Result", "B6", -total("cashFlow"));
    expectEuro("Result", "B10", number("npv"));
    expectRate("Result", "B11", number("irr"));
  });

  test.each(riseRows)("on the return at price rise %i", (row) => {
    expectRate("Result", `D${row + 4}`, number(`rise${row}`));
    expectEuro("Result", `E${row + 4}`, number(`salePriceAt${row}`));
    expectEuro("Result", `F${row + 4}`, number(`proceedsAt${row}`));
    expectRate("Result", `G${row + 4}`, number(`returnAt${row}`));
  });
});
