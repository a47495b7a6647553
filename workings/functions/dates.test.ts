import { describe, expect, test } from "vitest";
import { dateFunctions } from "./dates.ts";
import { calculated, column, day, type Example, testExamples } from "./sample-examples.ts";
import { workbookDateFunctions } from "./workbook-dates.ts";
import { workdayFunctions } from "./workdays.ts";

const project = [day("2012-10-01"), day("2013-03-01")];
const holidays = column(day("2012-11-22"), day("2012-12-04"), day("2013-01-21"));
const year = [day("2012-01-01"), day("2012-07-30")];
const thursday = day("2008-02-14");
const friday = day("2012-03-09");

/** From Microsoft's documentation of each function. */
const documented: Example[] = [
  ["DATE", [2008, 1, 2], day("2008-01-02")],
  ["DATE", [108, 1, 2], day("2008-01-02")],
  ["DATE", [2008, 14, 2], day("2009-02-02")],
  ["DATE", [2008, -3, 2], day("2007-09-02")],
  ["DATE", [2008, 1, 35], day("2008-02-04")],
  ["DATE", [2008, 1, -15], day("2007-12-16")],
  ["DATE", [10_000, 1, 1], "#NUM!"],
  ["YEAR", [day("2008-07-05")], 2008],
  ["MONTH", [day("2011-04-15")], 4],
  ["DAY", [day("2011-04-15")], 15],
  ["EDATE", [day("2011-01-15"), 1], day("2011-02-15")],
  ["EDATE", [day("2011-01-15"), -1], day("2010-12-15")],
  ["EDATE", [day("2011-01-31"), 1], day("2011-02-28")],
  ["EOMONTH", [day("2011-01-01"), 1], day("2011-02-28")],
  ["EOMONTH", [day("2011-01-01"), -3], day("2010-10-31")],
  ["DAYS", ["15-MAR-2021", "1-FEB-2021"], 42],
  ["DAYS", [day("2021-12-31"), day("2021-01-01")], 364],
  ["DAYS360", [day("2011-01-30"), day("2011-02-01")], 1],
  ["DAYS360", [day("2011-01-01"), day("2011-12-31")], 360],
  ["DAYS360", [day("2011-01-01"), day("2011-12-31"), true], 359],
  ["DAYS360", [day("2011-02-28"), day("2011-03-31")], 30],
  ["YEARFRAC", year, "0.58055556"],
  ["YEARFRAC", [...year, 1], "0.57650273"],
  ["YEARFRAC", [...year, 3], "0.57808219"],
  ["YEARFRAC", [...year.toReversed(), 1], "0.57650273"],
  ["YEARFRAC", [...year, 5], "#NUM!"],
  ["DATEDIF", [day("2001-01-01"), day("2003-01-01"), "Y"], 2],
  ["DATEDIF", [day("2001-06-01"), day("2002-08-15"), "D"], 440],
  ["DATEDIF", [day("2001-06-01"), day("2002-08-15"), "YD"], 75],
  ["DATEDIF", [day("2001-06-01"), day("2002-08-15"), "ym"], 2],
  ["DATEDIF", [day("2001-06-01"), day("2002-08-15"), "md"], 14],
  ["DATEDIF", [day("2001-06-20"), day("2002-08-15"), "md"], 26],
  ["DATEDIF", [day("2001-06-20"), day("2002-08-15"), "M"], 13],
  ["DATEDIF", [day("2003-01-01"), day("2001-01-01"), "Y"], "#NUM!"],
  ["WEEKDAY", [thursday], 5],
  ["WEEKDAY", [thursday, 2], 4],
  ["WEEKDAY", [thursday, 3], 3],
  ["WEEKDAY", [thursday, 14], 1],
  ["WEEKDAY", [thursday, 9], "#NUM!"],
  ["WEEKNUM", [friday], 10],
  ["WEEKNUM", [friday, 2], 11],
  ["WEEKNUM", [friday, 21], 10],
  ["ISOWEEKNUM", [friday], 10],
  ["ISOWEEKNUM", [day("2021-01-03")], 53],
  ["TIME", [12, 0, 0], 0.5],
  ["TIME", [16, 48, 10], "0.7001157"],
  ["TIME", [27, 0, 0], 0.125],
  ["TIME", [0, 750, 0], "0.5208333"],
  ["HOUR", [0.75], 18],
  ["HOUR", ["7/18/2011 7:45"], 7],
  ["MINUTE", ["12:45:00 PM"], 45],
  ["SECOND", ["4:48:18 PM"], 18],
  ["SECOND", ["4:48 PM"], 0],
  ["DATEVALUE", ["8/22/2011"], 40777],
  ["DATEVALUE", ["22-MAY-2011"], 40685],
  ["DATEVALUE", ["2011/02/23"], 40597],
  ["DATEVALUE", ["August 22, 2011"], 40777],
  ["DATEVALUE", ["2/30/2011"], "#VALUE!"],
  ["TIMEVALUE", ["2:24 AM"], 0.1],
  ["TIMEVALUE", ["22-Aug-2011 6:35 AM"], "0.2743"],
  ["NETWORKDAYS", project, 110],
  ["NETWORKDAYS", [...project, day("2012-11-22")], 109],
  ["NETWORKDAYS", [...project, holidays], 107],
  ["NETWORKDAYS.INTL", [day("2006-01-01"), day("2006-01-31")], 22],
  ["NETWORKDAYS.INTL", [day("2006-02-28"), day("2006-01-31")], -21],
  [
    "NETWORKDAYS.INTL",
    [day("2006-01-01"), day("2006-02-01"), 7, column(day("2006-01-02"), day("2006-01-16"))],
    22,
  ],
  [
    "NETWORKDAYS.INTL",
    [day("2006-01-01"), day("2006-02-01"), "0010001", column(day("2006-01-02"), day("2006-01-16"))],
    20,
  ],
  ["NETWORKDAYS.INTL", [...project, 8], "#NUM!"],
  ["NETWORKDAYS.INTL", [...project, "0000"], "#VALUE!"],
  ["WORKDAY", [day("2008-10-01"), 151], day("2009-04-30")],
  [
    "WORKDAY",
    [day("2008-10-01"), 151, column(day("2008-11-26"), day("2008-12-04"), day("2009-01-21"))],
    day("2009-05-05"),
  ],
  ["WORKDAY.INTL", [day("2012-01-01"), 30, 0], "#NUM!"],
  ["WORKDAY.INTL", [day("2012-01-01"), 90, 11], 41013],
  ["WORKDAY.INTL", [day("2012-01-01"), 30, 17], day("2012-02-05")],
  ["WORKDAY.INTL", [day("2012-01-01"), 30, "1111111"], "#VALUE!"],
];

describe("functions of dates", () => {
  testExamples({ ...dateFunctions, ...workbookDateFunctions, ...workdayFunctions }, documented);

  // Source: Excel, whose calendar has this day for the sake of Lotus 1-2-3.
  test("the calendar has a 29 February 1900", () => {
    expect(calculated("DATE", 1900, 1, 1)).toBe(1);
    expect(calculated("DATE", 1900, 2, 29)).toBe(60);
    expect(calculated("DATE", 1900, 3, 1)).toBe(61);
    expect([59, 60, 61].map((number) => calculated("DAY", number))).toEqual([28, 29, 1]);
    expect([59, 60, 61].map((number) => calculated("MONTH", number))).toEqual([2, 2, 3]);
    expect(calculated("EOMONTH", 32, 0)).toBe(60);
  });

  test("an empty cell is a day of January 1900", () => {
    expect(["YEAR", "MONTH", "DAY"].map((name) => calculated(name, null))).toEqual([1900, 1, 0]);
  });

  test("there are no days before 1900 and after 9999", () => {
    expect(calculated("YEAR", -1)).toBe("#NUM!");
    expect(calculated("YEAR", 2_958_466)).toBe("#NUM!");
    expect(calculated("EDATE", 100, -12)).toBe("#NUM!");
    expect(calculated("WORKDAY", 2, -10)).toBe("#NUM!");
  });
});
