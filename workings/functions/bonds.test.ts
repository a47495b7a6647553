import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bondFunctions } from "./bonds.ts";
import { couponFunctions } from "./coupons.ts";
import { calculated, day, type Example, testExamples } from "./sample-examples.ts";

const period = [day("2011-01-25"), day("2011-11-15"), 2, 1];
const bill = [day("2008-02-16"), day("2008-03-01")];
const loan = [day("2008-02-15"), day("2008-05-15")];

/** From Microsoft's documentation of each function. */
const documented: Example[] = [
  ["COUPPCD", period, day("2010-11-15")],
  ["COUPNCD", period, day("2011-05-15")],
  ["COUPNUM", [day("2007-01-25"), day("2008-11-15"), 2, 1], 4],
  ["COUPDAYS", period, 181],
  ["COUPDAYBS", period, 71],
  ["COUPDAYSNC", period, 110],
  ["COUPNUM", [day("2011-11-15"), day("2011-01-25"), 2, 1], "#NUM!"],
  ["COUPNUM", [day("2011-01-25"), day("2011-11-15"), 3, 1], "#NUM!"],
  ["PRICE", [day("2008-02-15"), day("2017-11-15"), 0.0575, 0.065, 100, 2, 0], "94.63436"],
  ["YIELD", [day("2008-02-15"), day("2016-11-15"), 0.0575, 95.04287, 100, 2, 0], "0.06500"],
  ["DURATION", [day("2018-07-01"), day("2048-01-01"), 0.08, 0.09, 2, 1], "10.9191453"],
  ["MDURATION", [day("2008-01-01"), day("2016-01-01"), 0.08, 0.09, 2, 1], "5.73567"],
  ["ACCRINT", [39508, 39691, 39569, 0.1, 1000, 2, 0], "16.666667"],
  ["ACCRINT", [day("2008-03-05"), 39691, 39569, 0.1, 1000, 2, 0, false], "15.555556"],
  ["ACCRINT", [day("2008-04-05"), 39691, 39569, 0.1, 1000, 2, 0, true], "7.222222"],
  ["ACCRINTM", [39539, 39614, 0.1, 1000, 3], "20.54795"],
  ["DISC", [day("2007-01-25"), day("2007-06-15"), 97.975, 100, 1], "0.052420213"],
  ["INTRATE", [...loan, 1_000_000, 1_014_420, 2], "0.05768"],
  ["RECEIVED", [...loan, 1_000_000, 0.0575, 2], "1014584.65"],
  ["PRICEDISC", [...bill, 0.0525, 100, 2], "99.79583"],
  ["YIELDDISC", [...bill, 99.795, 100, 2], "0.052823"],
  [
    "PRICEMAT",
    [day("2008-02-15"), day("2008-04-13"), day("2007-11-11"), 0.061, 0.061, 0],
    "99.98449888",
  ],
  [
    "YIELDMAT",
    [day("2008-03-15"), day("2008-11-03"), day("2007-11-08"), 0.0625, 100.0123, 0],
    "0.060954",
  ],
];

/**
 * Calculated by Excel 2010, as the test data of the ExcelFinancialFunctions project (F#) records them: ends of months and
 * of February, all bases, and coupons far away.
 */
const byExcel: Example[] = [
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.03, 100, 1, 2], "159.5561168405"],
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.03, 100, 1, 3], "159.5840085847"],
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.03, 100, 1, 4], "159.5850391768"],
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.03, 100, 1, 0], "159.5966159615"],
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.03, 100, 2, 1], "159.9072526481"],
  ["PRICE", [day("1980-02-15"), day("2000-02-28"), 0.07, 0.1, 67, 4, 0], "69.58268992872"],
  [
    "YIELD",
    [day("1980-02-15"), day("2010-06-30"), 0.07, 364.906836773092, 130, 4, 4],
    "-0.0029740485",
  ],
  [
    "YIELD",
    [day("1980-03-15"), day("2008-02-29"), 0.07, 370.820153546391, 130, 1, 0],
    "-0.006425592",
  ],
  ["DURATION", [day("1981-03-31"), day("2000-02-28"), 100, 0.03, 1, 2], "9.0356974243"],
  ["DURATION", [day("1981-03-31"), day("1995-11-30"), 23, 0.1, 2, 1], "5.6639360499"],
  ["COUPDAYSNC", [day("1980-03-15"), day("2000-02-28"), 1, 0], 345],
  ["COUPDAYSNC", [day("1980-02-15"), day("1995-11-30"), 4, 0], 15],
  ["COUPDAYSNC", [day("1980-02-15"), day("1995-11-30"), 4, 4], 14],
  ["COUPDAYSNC", [day("1980-02-15"), day("2008-02-29"), 2, 2], 14],
  ...accrued("1993-03-31", 1, [1401.944444444, 1400, 1400, 1400, 1400]),
  ...accrued(
    "1993-03-31",
    2,
    [1401.944444444, 1398.076923077, 1394.166666667, 1399.04109589, 1400],
  ),
  ...accrued("2010-07-05", 2, [1400, 1287.845303867, 1219.166666667, 1389.452054795, 1400]),
];

/** 7% on 10,000 from 4 March 1990 to 4 March 1992, by each basis. */
function accrued(first: string, frequency: number, results: readonly number[]): Example[] {
  return results.map((result, basis) => [
    "ACCRINT",
    [day("1990-03-04"), day(first), day("1992-03-04"), 0.07, 10_000, frequency, basis],
    result.toFixed(6),
  ]);
}

describe("functions of bonds", () => {
  testExamples({ ...couponFunctions, ...bondFunctions }, [...documented, ...byExcel]);

  test("YIELD leads back to PRICE, in the last coupon period too", () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        number(36_526, 47_000),
        number(1, 12_000),
        number(0, 1500),
        number(0, 2000),
        fc.constantFrom(1, 2, 4),
        number(0, 4),
        (settlement, length, coupon, points, frequency, basis) => {
          const dates = [settlement, settlement + length];
          const [rate, yielded] = [coupon / 10_000, points / 10_000];
          const terms = [100, frequency, basis];
          const paid = calculated("PRICE", ...dates, rate, yielded, ...terms);
          // A year of 360 days may be over before its last coupon is paid.
          const days = calculated("COUPDAYS", ...dates, frequency, basis);
          const passed = calculated("COUPDAYBS", ...dates, frequency, basis);
          fc.pre(Number(days) > Number(passed) && Number(paid) > 0);
          expect(calculated("YIELD", ...dates, rate, paid, ...terms)).toBeCloseTo(yielded, 7);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
