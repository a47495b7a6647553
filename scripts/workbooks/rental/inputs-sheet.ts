import type { Worksheet } from "wasm-xlsxwriter";
import { heading, input, note, title } from "../looks.ts";
import { type Layout, type Look, layOut, put } from "../sheet.ts";
import { CENTS, EURO, EXACT_PERCENT, PERCENT, section } from "./looks.ts";
import type { RentalInputs } from "./rental-case.ts";

/** The inputs, what the purchase costs and who pays it. */
export function writeInputs(sheet: Worksheet, layout: Layout, inputs: RentalInputs) {
  layOut(sheet, layout);
  put(sheet, "A1", "Rental case: two-room flat in Offenbach", title);
  put(sheet, "A2", "Blue on yellow is an input; all else is calculated. Amounts in euro.", note);

  section(sheet, "A4:B4", "Flat and rent");
  inputRow(sheet, 5, "Living area, m²", inputs.livingAreaSqm, "0");
  inputRow(sheet, 6, "Purchase price", inputs.purchasePrice, "#,##0");
  inputRow(sheet, 7, "Rent a month, without service charges", inputs.monthlyRent, "#,##0");
  inputRow(sheet, 8, "Rent rise a year", inputs.rentGrowth, PERCENT);
  inputRow(sheet, 9, "Vacancy, share of rent", inputs.vacancyRate, PERCENT);
  inputRow(sheet, 10, "Costs the tenant does not bear, a month", inputs.monthlyCosts, "#,##0");
  inputRow(sheet, 11, "Cost rise a year", inputs.costGrowth, PERCENT);
  section(sheet, "A13:B13", "Loan");
  inputRow(sheet, 14, "Share of the price", inputs.loanToValue, PERCENT);
  inputRow(sheet, 15, "Rate a year, fixed for ten years", inputs.loanRate, PERCENT);
  inputRow(sheet, 16, "Initial repayment a year", inputs.initialRepaymentRate, PERCENT);
  section(sheet, "A18:B18", "Tax");
  inputRow(sheet, 19, "Building, share of price and costs", inputs.buildingShare, PERCENT);
  inputRow(sheet, 20, "Depreciation a year", inputs.depreciationRate, PERCENT);
  inputRow(sheet, 21, "Owner’s marginal tax rate", inputs.taxRate, PERCENT);
  section(sheet, "A23:B23", "Sale at the end of year 10");
  inputRow(sheet, 24, "Price rise a year", inputs.valueGrowth, PERCENT);
  inputRow(sheet, 25, "Agent, share of the sale price", inputs.sellingCostRate, EXACT_PERCENT);
  inputRow(sheet, 26, "Return the money could earn elsewhere", inputs.discountRate, PERCENT);

  section(sheet, "D4:F4", "Purchase costs");
  put(sheet, "E4", "Share", { ...heading, align: "right" });
  put(sheet, "F4", "Euro", { ...heading, align: "right" });
  result(sheet, 5, "Purchase price", "=B6");
  costRow(sheet, 6, "Transfer tax in Hesse", inputs.transferTaxRate);
  costRow(sheet, 7, "Notary and land register", inputs.notaryAndRegisterRate);
  costRow(sheet, 8, "Agent, buyer’s half", inputs.agentRate);
  result(sheet, 9, "Purchase costs", "=SUM(F6:F8)", { above: true });
  result(sheet, 10, "Total cost", "=F5+F9", { bold: true, total: true });

  section(sheet, "D13:F13", "Paid by");
  result(sheet, 14, "Loan", "=F5*B14");
  result(sheet, 15, "Equity", "=F10-F14");
  result(sheet, 16, "Total cost", "=F14+F15", { bold: true, total: true });

  section(sheet, "D18:F18", "Loan payment");
  result(sheet, 19, "A month, level", "=F14*(B15+B16)/12", { number: CENTS });
  result(sheet, 20, "A year", "=12*F19", { number: CENTS });

  section(sheet, "D23:F23", "Before loan and tax");
  result(sheet, 24, "Price per m²", "=B6/B5");
  result(sheet, 25, "Gross yield: rent over price", "=12*B7/B6", { number: "0.00%" });
  result(sheet, 26, "Net yield: net income over total cost", "=(12*B7*(1-B9)-12*B10)/F10", {
    number: "0.00%",
    bold: true,
  });
  sheet.protect();
}

function inputRow(sheet: Worksheet, row: number, label: string, value: number, number: string) {
  put(sheet, `A${row}`, label);
  put(sheet, `B${row}`, value, { ...input, number });
}

function costRow(sheet: Worksheet, row: number, label: string, rate: number) {
  put(sheet, `D${row}`, label);
  put(sheet, `E${row}`, rate, { ...input, number: EXACT_PERCENT });
  put(sheet, `F${row}`, `=$F$5*E${row}`, { number: EURO });
}

function result(sheet: Worksheet, row: number, label: string, formula: string, look: Look = {}) {
  const { number = EURO, ...line } = look;
  put(sheet, `D${row}`, label, line);
  put(sheet, `E${row}`, "", line);
  put(sheet, `F${row}`, formula, { ...line, number });
}
