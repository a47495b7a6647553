import type { Worksheet } from "wasm-xlsxwriter";
import { heading, note, title } from "../looks.ts";
import { band, columnLetters, type Layout, type Look, layOut, put } from "../sheet.ts";
import { EURO, section } from "./looks.ts";

/** Column B is year 0, C to L are the years 1 to 10. */
const yearColumns = Array.from({ length: 11 }, (_, year) => columnLetters(year + 1));

export function writeCashFlow(sheet: Worksheet, layout: Layout) {
  layOut(sheet, layout);
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
