import {
  Chart,
  ChartLegendPosition,
  ChartType,
  Color,
  Workbook,
  type Worksheet,
} from "wasm-xlsxwriter";
import type { RentalInputs } from "#models/rental/inputs.ts";
import { chartFont, columnSeries } from "./chart.ts";
import { heading, input, note, title } from "./looks.ts";
import {
  arrayFormula,
  band,
  columnLetters,
  type Layout,
  type Look,
  layOut,
  merge,
  palette,
  put,
} from "./sheet.ts";

const EURO = '#,##0;"−"#,##0;0';
const CENTS = "#,##0.00";
const PERCENT = '0.0%;"−"0.0%';
const EXACT_PERCENT = "0.000%";

const tall = { 1: 36 };

export const rentalLayouts = {
  Inputs: { columns: [370, 122, 38, 370, 122, 142], rows: 26, tall },
  Loan: { columns: [80, 80, 130, 130, 130, 130, 130], rows: 28, tall },
  "Cash flow": { columns: [250, ...Array.from({ length: 11 }, () => 83)], rows: 26, tall },
  Result: { columns: [370, 132, 38, 156, 156, 156, 156], rows: 28, tall },
} as const satisfies Record<string, Layout>;

/**
 * The rental case as a workbook: it takes the model's inputs and calculates with its own formulas.
 * `models/rental/workbook.test.ts` compares the two cell by cell.
 */
export function rentalWorkbook(inputs: RentalInputs) {
  if (inputs.holdingYears !== 10) throw new Error("The workbook is laid out for ten years.");
  const book = new Workbook();
  writeInputs(book.addWorksheet().setName("Inputs"), inputs);
  writeLoan(book.addWorksheet().setName("Loan"));
  writeCashFlow(book.addWorksheet().setName("Cash flow"));
  writeResult(book.addWorksheet().setName("Result"));
  return book;
}

function writeInputs(sheet: Worksheet, inputs: RentalInputs) {
  layOut(sheet, rentalLayouts.Inputs);
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

function writeLoan(sheet: Worksheet) {
  layOut(sheet, rentalLayouts.Loan);
  put(sheet, "A1", "Loan, month by month", title);
  put(sheet, "A2", "Interest on the opening balance; the rest of the payment repays.", note);
  const names = ["Month", "Year", "Opening", "Interest", "Repayment", "Payment", "Closing"];
  names.forEach((name, index) => {
    put(sheet, `${columnLetters(index)}4`, name, { ...heading, align: "right" });
  });
  const cents: Look = { number: CENTS };
  for (let month = 1; month <= 120; month++) {
    const row = month + 4;
    put(sheet, `A${row}`, month, { number: "0" });
    put(sheet, `B${row}`, `=ROUNDUP(A${row}/12,0)`, { number: "0" });
    put(sheet, `C${row}`, month === 1 ? "=Inputs!F14" : `=G${row - 1}`, cents);
    put(sheet, `D${row}`, `=C${row}*Inputs!$B$15/12`, cents);
    put(sheet, `E${row}`, `=MIN(Inputs!$F$19-D${row},C${row})`, cents);
    put(sheet, `F${row}`, `=D${row}+E${row}`, cents);
    put(sheet, `G${row}`, `=C${row}-E${row}`, cents);
  }
  sheet.setFreezePanes(4, 0);
}

/** Column B is year 0, C to L are the years 1 to 10. */
const yearColumns = Array.from({ length: 11 }, (_, year) => columnLetters(year + 1));

function writeCashFlow(sheet: Worksheet) {
  layOut(sheet, rentalLayouts["Cash flow"]);
  put(sheet, "A1", "Ten years of cash flow", title);
  put(sheet, "A2", "Euro a year. What is received is positive, what is paid is negative.", note);
  section(sheet, "A4:L4", "Year");
  yearColumns.forEach((column, year) => {
    put(sheet, `${column}4`, year, { ...heading, align: "right", number: "0" });
  });

  const growth = (rate: string) => (column: string) => `(1+Inputs!$B$${rate})^(${column}$4-1)`;
  const rentGrowth = growth("8");
  const costGrowth = growth("11");
  const ofYear = (part: string) => (column: string) =>
    `=-SUMIF(Loan!$B$5:$B$124,${column}$4,Loan!$${part}$5:$${part}$124)`;

  const depreciation = "=-Inputs!$F$10*Inputs!$B$19*Inputs!$B$20";
  const balance = (column: string) => `=SUMIF(Loan!$A$5:$A$124,12*${column}$4,Loan!$G$5:$G$124)`;

  yearRow(sheet, 5, "Rent", (c) => `=12*Inputs!$B$7*${rentGrowth(c)}`);
  yearRow(sheet, 6, "Vacancy", (c) => `=-${c}5*Inputs!$B$9`);
  yearRow(sheet, 7, "Rent after vacancy", (c) => `=${c}5+${c}6`, { above: true });
  yearRow(sheet, 8, "Costs not borne by the tenant", (c) => `=-12*Inputs!$B$10*${costGrowth(c)}`);
  yearRow(sheet, 9, "Net operating income", (c) => `=${c}7+${c}8`, { bold: true, above: true });
  yearRow(sheet, 10, "Interest", ofYear("D"));
  yearRow(sheet, 11, "Repayment", ofYear("E"));
  yearRow(sheet, 12, "Tax saved", (c) => `=-${c}16*Inputs!$B$21`);
  yearRow(sheet, 13, "Cash flow", (c) => `=${c}9+${c}10+${c}11+${c}12`, {
    bold: true,
    total: true,
  });

  yearRow(sheet, 15, "Depreciation, deducted but not paid", () => depreciation);
  yearRow(sheet, 16, "Taxable income", (c) => `=${c}9+${c}10+${c}15`, { above: true });

  const value = (column: string) => `=Inputs!$F$5*(1+Inputs!$B$24)^${column}$4`;
  const share = (column: string) => `=${column}18-${column}19`;
  yearRow(sheet, 18, "Value of the flat", value, { atPurchase: value("B") });
  yearRow(sheet, 19, "Loan still owed", balance, { atPurchase: "=Inputs!F14" });
  yearRow(sheet, 20, "Owner’s share of the value", share, { above: true, atPurchase: share("B") });

  saleRow(sheet, 22, "Sale price", "=L18");
  saleRow(sheet, 23, "Agent", "=-L22*Inputs!B25");
  saleRow(sheet, 24, "Loan paid off", "=-L19");
  saleRow(sheet, 25, "Proceeds of the sale", "=L22+L23+L24", { above: true });
  yearRow(sheet, 26, "Paid by and to the owner", (c) => `=${c}13+${c}25`, {
    bold: true,
    total: true,
    atPurchase: "=-Inputs!F15",
  });
  sheet.setFreezePanes(4, 1);
}

function writeResult(sheet: Worksheet) {
  layOut(sheet, rentalLayouts.Result);
  put(sheet, "A1", "What is left after ten years", title);
  put(sheet, "A2", "Amounts in euro; returns a year, on equity and yearly top-ups.", note);

  section(sheet, "A4:B4", "Key figures");
  keyFigure(sheet, 5, "Equity paid in at the start", "=Inputs!F15");
  keyFigure(sheet, 6, "Added by the owner over ten years", "=-SUM('Cash flow'!C13:L13)");
  keyFigure(sheet, 7, "Sale price", "='Cash flow'!L22");
  keyFigure(sheet, 8, "Loan still owed at the sale", "=-'Cash flow'!L24");
  keyFigure(sheet, 9, "Proceeds of the sale", "='Cash flow'!L25");
  keyFigure(
    sheet,
    10,
    "Net present value at the return elsewhere",
    "=NPV(Inputs!B26,'Cash flow'!C26:L26)+'Cash flow'!B26",
  );
  put(sheet, "A11", "Internal rate of return", { bold: true, total: true });
  put(sheet, "B11", "=IRR('Cash flow'!B26:L26)", { bold: true, total: true, number: "0.00%" });

  ["Price rise", "Sale price", "Proceeds", "Return"].forEach((name, index) => {
    put(sheet, `${columnLetters(index + 3)}4`, name, { ...heading, align: "right" });
  });
  [0, 0.01, 0.015, 0.02, 0.03].forEach((rise, index) => {
    const row = index + 5;
    put(sheet, `D${row}`, rise, { ...input, number: PERCENT });
    put(sheet, `E${row}`, `=Inputs!$F$5*(1+D${row})^10`, { number: EURO });
    put(sheet, `F${row}`, `=E${row}*(1-Inputs!$B$25)+'Cash flow'!$L$24`, { number: EURO });
    const flows = "'Cash flow'!$B$26:$L$26+('Cash flow'!$B$4:$L$4=10)";
    arrayFormula(sheet, `G${row}`, `=IRR(${flows}*(F${row}-'Cash flow'!$L$25))`, {
      number: PERCENT,
      bold: true,
    });
  });
  merge(sheet, "D10:G11", "Return on equity if the price of the flat rises faster or slower.", {
    ...note,
    fill: palette.white,
    wrap: true,
    above: true,
  });

  sheet.insertChartWithOffset(12, 0, debtAndEquity(), 4, 2);
}

/** Debt and the owner's share, stacked: together they are the value of the flat. */
function debtAndEquity() {
  const chart = new Chart(ChartType.ColumnStacked).setWidth(1156).setHeight(376);
  chart.title().setName("Whose flat is it? Value in euro, split into loan and owner’s share");
  chart.title().setFont(chartFont().setSize(12).setBold().setColor(Color.parse(palette.ink)));
  chart.legend().setPosition(ChartLegendPosition.Bottom).setFont(chartFont());
  chart.xAxis().setName("End of year").setFont(chartFont()).setNameFont(chartFont().unsetBold());
  chart.yAxis().setFont(chartFont()).setNumFormat("#,##0").setMin(0);
  const series = (name: string, row: number, colour: string) =>
    columnSeries({
      name,
      categories: "'Cash flow'!$B$4:$L$4",
      values: `'Cash flow'!$B$${row}:$L$${row}`,
      colour,
    });
  chart.pushSeries(series("Loan still owed", 19, palette.rule));
  chart.pushSeries(series("Owner’s share", 20, palette.accent));
  return chart;
}

function section(sheet: Worksheet, range: string, text: string) {
  band(sheet, range, heading);
  put(sheet, range.split(":")[0] ?? range, text, heading);
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

function keyFigure(sheet: Worksheet, row: number, label: string, formula: string) {
  put(sheet, `A${row}`, label);
  put(sheet, `B${row}`, formula, { number: EURO });
}

function yearRow(
  sheet: Worksheet,
  row: number,
  label: string,
  formula: (column: string) => string,
  { atPurchase = "", ...look }: Look & { atPurchase?: string } = {},
) {
  put(sheet, `A${row}`, label, look);
  put(sheet, `B${row}`, atPurchase, { ...look, number: EURO });
  for (const column of yearColumns.slice(1)) {
    put(sheet, `${column}${row}`, formula(column), { ...look, number: EURO });
  }
}

/** The lines of the sale appear only in the last year. */
function saleRow(sheet: Worksheet, row: number, label: string, formula: string, look: Look = {}) {
  put(sheet, `A${row}`, label, look);
  band(sheet, `B${row}:K${row}`, look);
  put(sheet, `L${row}`, formula, { ...look, number: EURO });
}
