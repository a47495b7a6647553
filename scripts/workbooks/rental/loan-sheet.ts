import type { Worksheet } from "wasm-xlsxwriter";
import { heading, note, title } from "../looks.ts";
import { columnLetters, type Layout, type Look, layOut, put } from "../sheet.ts";
import { CENTS } from "./looks.ts";

export function writeLoan(sheet: Worksheet, layout: Layout) {
  layOut(sheet, layout);
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
