import { Chart, ChartLegendPosition, ChartType, Color, type Worksheet } from "wasm-xlsxwriter";
import { weekday } from "#models/time-stamp/demo-month/moment.ts";
import { firstDay, month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { chartFont, columnSeries } from "../chart.ts";
import { heading, note, title } from "../looks.ts";
import { columnLetters, type Layout, type Look, layOut, palette, put } from "../sheet.ts";
import { logRange } from "./log-sheet.ts";

const FIRST = 5;
const LAST = FIRST + team.length - 1;
const dayColumns = Array.from({ length: month.days }, (_, index) => columnLetters(index + 1));
const [TOTAL, CONTRACT, OPEN] = [0, 1, 2].map((past) => columnLetters(month.days + 1 + past)) as [
  string,
  string,
  string,
];

/** A row for each person, a column for each day; only the total is rounded, to the quarter hour. */
export function writeHours(sheet: Worksheet, layout: Layout, logRows: number) {
  layOut(sheet, layout);
  put(sheet, "A1", `Hours, ${month.name}`, title);
  put(
    sheet,
    "A2",
    "Breaks taken off. A night counts on the day it began. Rounded once, in the total, to a quarter hour.",
    note,
  );
  writeHead(sheet);
  team.forEach((person, index) => {
    writePerson(sheet, FIRST + index, person, logRows);
  });
  writeTotals(sheet, LAST + 1);
  sheet.insertChartWithOffset(LAST + 2, 0, worked(), 4, 2);
  sheet.setFreezePanes(4, 1);
  sheet.protect();
}

function writeHead(sheet: Worksheet) {
  put(sheet, "A4", "Person", heading);
  dayColumns.forEach((column, index) => {
    const date = firstDay + index;
    put(sheet, `${column}3`, "MTWTFSS"[weekday(date) - 1] ?? "", {
      size: 9,
      ink: palette.muted,
      align: "center",
    });
    put(sheet, `${column}4`, date, { ...heading, number: "d", align: "center" });
  });
  for (const [column, name] of [
    [TOTAL, "Total"],
    [CONTRACT, "Contract"],
    [OPEN, "Open"],
  ] as const) {
    put(sheet, `${column}4`, name, { ...heading, align: "right" });
  }
}

function writePerson(
  sheet: Worksheet,
  row: number,
  { name, contract }: (typeof team)[number],
  logRows: number,
) {
  const of = (letter: string) => logRange(letter, logRows);
  put(sheet, `A${row}`, name);
  dayColumns.forEach((column, index) => {
    put(
      sheet,
      `${column}${row}`,
      `=SUMIFS(${of("L")},${of("B")},$A${row},${of("M")},${column}$4)`,
      { number: "0.0;;", size: 9, align: "center", ...weekendLook(index) },
    );
  });
  const last = dayColumns.at(-1);
  put(sheet, `${TOTAL}${row}`, `=ROUND(SUM(B${row}:${last}${row})*4,0)/4`, {
    number: "0.00",
    bold: true,
  });
  put(sheet, `${CONTRACT}${row}`, contract, { number: "0", ink: palette.input });
  // A shift is open while there are more In stamps than stamps that end an interval of work.
  const ended = `COUNTIFS(${of("B")},A${row},${of("K")},"yes",${of("C")},"<>In")`;
  put(sheet, `${OPEN}${row}`, `=COUNTIFS(${of("B")},A${row},${of("C")},"In")-${ended}`, {
    number: '"open";;',
    bold: true,
    align: "right",
    ink: palette.loss,
  });
}

function writeTotals(sheet: Worksheet, row: number) {
  const look: Look = { bold: true, total: true };
  put(sheet, `A${row}`, "All", look);
  dayColumns.forEach((column) => {
    put(sheet, `${column}${row}`, `=SUM(${column}${FIRST}:${column}${LAST})`, {
      ...look,
      number: "0;;",
      size: 9,
      align: "center",
    });
  });
  for (const column of [TOTAL, CONTRACT]) {
    put(sheet, `${column}${row}`, `=SUM(${column}${FIRST}:${column}${LAST})`, {
      ...look,
      number: "#,##0.00",
    });
  }
  put(sheet, `${OPEN}${row}`, "", look);
}

function weekendLook(index: number): Look {
  return weekday(firstDay + index) > 5 ? { fill: palette.weekend } : {};
}

function worked() {
  const chart = new Chart(ChartType.Column).setWidth(1156).setHeight(232);
  chart.title().setName("Hours worked and hours under contract");
  chart.title().setFont(chartFont().setSize(12).setBold().setColor(Color.parse(palette.ink)));
  chart.legend().setPosition(ChartLegendPosition.Right).setFont(chartFont());
  chart.xAxis().setFont(chartFont());
  chart.yAxis().setFont(chartFont()).setNumFormat("0").setMin(0);
  const rows = { from: FIRST, to: LAST };
  const series = (name: string, column: string, colour: string) =>
    columnSeries({
      name,
      categories: `Hours!$A$${rows.from}:$A$${rows.to}`,
      values: `Hours!$${column}$${rows.from}:$${column}$${rows.to}`,
      colour,
    });
  chart.pushSeries(series("Worked", TOTAL, palette.accent));
  chart.pushSeries(series("Contract", CONTRACT, palette.rule));
  return chart;
}
