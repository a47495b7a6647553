import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { sheet } from "#models/time-stamp/sheet.ts";
import { numbersTo } from "#workings/describe.ts";
import { cellText } from "../kit/workings/cell-text.ts";

/** The month as cells, for a file: one row for each person and day, and one for the month. */
export function monthCells(inputs: typeof sheet.opening): (string | number)[][] {
  const rows = team.flatMap(({ name: person }) => {
    const figures = sheet.calculate({ ...inputs, person });
    const shifts = numbersTo(figures.number("shiftCount")).map((shift) => {
      const out = figures.at("shiftOut", shift);
      const isOpen = out === "open";
      return [
        person,
        isoDate(figures.numberAt("shiftDay", shift)),
        cellText(figures.describe("shiftIn"), figures.at("shiftIn", shift)),
        isOpen ? "" : cellText(figures.describe("shiftOut"), out),
        figures.numberAt("shiftPaused", shift).toFixed(4),
        figures.numberAt("shiftWorked", shift).toFixed(4),
        isOpen ? "open" : "",
      ];
    });
    const total = figures.number("hoursMonth").toFixed(2);
    return [...shifts, [person, "month, to the quarter hour", "", "", "", total, ""]];
  });
  return [["person", "date", "in", "out", "break", "hours", "open"], ...rows];
}

function isoDate(date: number) {
  return [month.year, month.month, date].map((part) => String(part).padStart(2, "0")).join("-");
}
