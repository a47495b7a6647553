import { Chart, ChartLegendPosition, ChartType, Color, type Worksheet } from "wasm-xlsxwriter";
import { chartFont, columnSeries } from "../chart.ts";
import { heading, input, note, title } from "../looks.ts";
import { arrayFormula, columnLetters, type Layout, layOut, merge, palette, put } from "../sheet.ts";
import { EURO, PERCENT, section } from "./looks.ts";

/** What the owner has in the end, at this and at other rises in price. */
export function writeResult(sheet: Worksheet, layout: Layout) {
  layOut(sheet, layout);
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

function keyFigure(sheet: Worksheet, row: number, label: string, formula: string) {
  put(sheet, `A${row}`, label);
  put(sheet, `B${row}`, formula, { number: EURO });
}
