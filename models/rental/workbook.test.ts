import { describe, expect, test } from "vitest";
import { rentalCase } from "./inputs.ts";
import { loanMonths } from "./loan.ts";
import { purchase } from "./purchase.ts";
import { rentalResults } from "./results.ts";
import workbook from "./workbook-cells.json" with { type: "json" };
import { rentalYears } from "./years.ts";

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

const results = rentalResults(rentalCase);
const years = rentalYears(rentalCase);
const yearColumns = "CDEFGHIJKL";

describe("the rental workbook, calculated by LibreOffice, agrees with the model", () => {
  test("on the purchase and who pays for it", () => {
    const bought = purchase(rentalCase);
    expectEuro("Inputs", "F6", bought.transferTax);
    expectEuro("Inputs", "F7", bought.notaryAndRegister);
    expectEuro("Inputs", "F8", bought.agent);
    expectEuro("Inputs", "F9", bought.purchaseCosts);
    expectEuro("Inputs", "F10", bought.totalCost);
    expectEuro("Inputs", "F14", bought.loan);
    expectEuro("Inputs", "F15", bought.equity);
    expectEuro("Inputs", "F19", bought.monthlyPayment);
    expectRate("Inputs", "F25", results.grossYield);
    expectRate("Inputs", "F26", results.netYield);
  });

  test("on all 120 months of the loan", () => {
    for (const { month, opening, interest, repayment, closing } of loanMonths(rentalCase)) {
      const row = month + 4;
      expectEuro("Loan", `C${row}`, opening);
      expectEuro("Loan", `D${row}`, interest);
      expectEuro("Loan", `E${row}`, repayment);
      expectEuro("Loan", `G${row}`, closing);
    }
  });

  test.each(years)("on year $year", (year) => {
    const column = yearColumns[year.year - 1];
    expectEuro("Cash flow", `${column}5`, year.grossRent);
    expectEuro("Cash flow", `${column}6`, -year.vacancy);
    expectEuro("Cash flow", `${column}8`, -year.costs);
    expectEuro("Cash flow", `${column}9`, year.netOperatingIncome);
    expectEuro("Cash flow", `${column}10`, -year.interest);
    expectEuro("Cash flow", `${column}11`, -year.repayment);
    expectEuro("Cash flow", `${column}12`, year.taxSaved);
    expectEuro("Cash flow", `${column}13`, year.cashFlow);
    expectEuro("Cash flow", `${column}15`, -year.depreciation);
    expectEuro("Cash flow", `${column}16`, year.taxableIncome);
    expectEuro("Cash flow", `${column}19`, year.closingBalance);
  });

  test("on the sale and on every payment to and by the owner", () => {
    expectEuro("Cash flow", "L22", results.exit.salePrice);
    expectEuro("Cash flow", "L23", -results.exit.sellingCosts);
    expectEuro("Cash flow", "L24", -results.exit.remainingLoan);
    expectEuro("Cash flow", "L25", results.exit.proceeds);
    results.equityFlows.forEach((flow, year) => {
      expectEuro("Cash flow", `${`B${yearColumns}`[year]}26`, flow);
    });
  });

  test("on what it comes to", () => {
    expectEuro("Result", "B6", -years.reduce((sum, { cashFlow }) => sum + cashFlow, 0));
    expectEuro("Result", "B10", results.npv);
    expectRate("Result", "B11", irrOf(rentalCase));
  });

  test.each([5, 6, 7, 8, 9])("on the return at the price rise in row %i", (row) => {
    const valueGrowth = sheets.Result?.[`D${row}`] ?? Number.NaN;
    const sold = rentalResults({ ...rentalCase, valueGrowth }).exit;
    expectEuro("Result", `E${row}`, sold.salePrice);
    expectEuro("Result", `F${row}`, sold.proceeds);
    expectRate("Result", `G${row}`, irrOf({ ...rentalCase, valueGrowth }));
  });
});

function irrOf(inputs: typeof rentalCase) {
  const { irr } = rentalResults(inputs);
  return irr.kind === "rate" ? irr.rate : Number.NaN;
}
