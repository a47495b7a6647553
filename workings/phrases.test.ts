import { describe, expect, test } from "vitest";
import { explain } from "./explain.ts";
import { functions } from "./functions/all.ts";
import { partsOf, phrases } from "./phrases.ts";
import { sampleDataColumns, sampleDataSheet, sampleDataValues } from "./sample-data-sheet.ts";
import { explanationOf } from "./sample-explanation.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";
import { allPhrases } from "./workbook-phrases.ts";

/** Of the loan of three years. */
const ofLoan = [
  ["=SUM(rate,double,cost)", "the sum of rate, double and cost"],
  ["=MIN(all(balance))", "the smallest of balance.1…balance.3"],
  ["=MIN(rate,double)", "the smaller of rate and double"],
  ["=MAX(all(balance))", "the largest of balance.1…balance.3"],
  ["=MAX(rate,double)", "the larger of rate and double"],
  ["=MIN(rate,double,cost)", "the smallest of rate, double and cost"],
  ["=MAX(rate,double,cost)", "the largest of rate, double and cost"],
  ["=PRODUCT(rate,double)", "the product of rate and double"],
  ["=MEDIAN(all(balance))", "the median of balance.1…balance.3"],
  ["=ABS(rate)", "the size of rate"],
  ["=AVERAGE(all(balance))", "the average of balance.1…balance.3"],
  ["=ROUND(rate,2)", "rate, rounded"],
  ["=ROUND(rate*4,0)/4", "(rate × 4, rounded) ÷ 4"],
  ["=ROUNDUP(rate,2)", "rate, rounded up"],
  ["=ROUNDDOWN(rate,2)", "rate, rounded down"],
  ["=TRUNC(rate)", "rate without its decimals"],
  ["=INT(rate)", "rate, rounded down"],
  ["=NPV(rate,all(drawn))", "the present value of drawn.1…drawn.3 at rate"],
  ["=IRR(all(drawn))", "the rate that gives an NPV of zero for drawn.1…drawn.3"],
  ["=XIRR(all(drawn),all(year))", "the yearly rate that gives an NPV of zero for drawn.1…drawn.3"],
  ["=PMT(rate,3,-cost)", "the level payment that clears cost over 3 at rate"],
  ["=FV(rate,3,-worth,cost)", "what is left of cost after 3 at rate, with payments of worth"],
  ["=FV(rate,3,-worth)", "what 3 payments of worth come to at rate"],
  ["=PV(rate,3,-worth)", "what 3 payments of worth are worth today at rate"],
  ["=DATE(2026,rate,15)", "day 15 of month rate from January 2026"],
  ["=RANK(rate,all(drawn))", "the rank of rate among drawn.1…drawn.3"],
  ["=MOD(cost,7)", "the remainder of cost divided by 7"],
  ["=MOD(cost,1)", "the fractional part of cost"],
  ["=SUMPRODUCT(all(drawn)*2)", "the sum of drawn.1…drawn.3 × 2"],
  ["=SUMPRODUCT(all(drawn),all(year))", "the sum of drawn.1…drawn.3 × year.1…year.3"],
  [
    "=SUMPRODUCT(all(drawn),all(year),all(balance))",
    "the sum of drawn.1…drawn.3 × year.1…year.3 × balance.1…balance.3",
  ],
  ["=COUNTIF(all(drawn),0)", "the number of drawn.1…drawn.3 that are 0"],
  ['=SUMIF(all(drawn),">0")', "the sum of drawn.1…drawn.3 that is >0"],
  ["=SUMIF(all(year),2,all(drawn))", "the sum of drawn.1…drawn.3 where year.1…year.3 is 2"],
  ["=MATCH(2,all(year))", "the place of 2 in year.1…year.3"],
  ["=SUMIFS(all(drawn),all(year),2)", "the sum of drawn.1…drawn.3 where year.1…year.3 = 2"],
  [
    '=SUMIFS(all(drawn),all(year),2,all(balance),">="&cost)',
    "the sum of drawn.1…drawn.3 of the 3 years with year.1…year.3 = 2 and balance.1…balance.3 ≥ cost",
  ],
  ["=COUNTIFS(2,1)", "the number of the cells with 2 = 1"],
  ["=COUNTIFS(2,1,3,4,5,6)", "the number of the cells with 2 = 1, 3 = 4 and 5 = 6"],
  [
    "=SUMIFS(all(drawn),all(year),2,all(balance),3,all(interest),4)",
    "the sum of drawn.1…drawn.3 of the 3 years with year.1…year.3 = 2, balance.1…balance.3 = 3 and interest.1…interest.3 = 4",
  ],
  ["=COUNTIFS(2,1,3,4)", "the number of the cells with 2 = 1 and 3 = 4"],
  [
    '=AVERAGEIF(all(year),"<"&cost,all(drawn))',
    "the average of drawn.1…drawn.3 where year.1…year.3 < cost",
  ],
  ["=AVERAGEIFS(all(drawn),all(year),2)", "the average of drawn.1…drawn.3 where year.1…year.3 = 2"],
  ["=MINIFS(all(drawn),all(year),2)", "the smallest of drawn.1…drawn.3 where year.1…year.3 = 2"],
  ["=MAXIFS(all(drawn),all(year),2)", "the largest of drawn.1…drawn.3 where year.1…year.3 = 2"],
  ["=STDEV(all(drawn))", "the standard deviation of drawn.1…drawn.3"],
  [
    "=SUMXMY2(all(drawn),all(year))",
    "the sum of the squared differences between drawn.1…drawn.3 and year.1…year.3",
  ],
  ["=SIGN(rate)", "the sign of rate"],
  ["=SQRT(rate)", "the square root of rate"],
  ["=LN(rate)", "the natural logarithm of rate"],
  ["=LOG(rate)", "the logarithm of rate"],
  ["=POWER(rate,2)", "rate to the power of 2"],
  ["=NORMSDIST(rate)", "the normal distribution at rate"],
  ["=NORMDIST(rate,0,1,0)", "the normal density at rate"],
  ["=LARGE(all(drawn),2)", "number 2 of drawn.1…drawn.3 from the largest"],
  ["=SMALL(all(drawn),2)", "number 2 of drawn.1…drawn.3 from the smallest"],
  ["=OFFSET(first(year),0,rate)", "each number after rate"],
  ["=EDATE(rate,3)", "rate moved by 3 months"],
  ["=EOMONTH(rate,3)", "the end of the month 3 months from rate"],
  ["=DAY(rate)", "the day of rate"],
  ["=MONTH(rate)", "the month of rate"],
  ["=YEAR(rate)", "the year of rate"],
  ["=AND(rate,cost)", "whether rate and cost all hold"],
  ["=OR(rate,cost)", "whether one of rate and cost holds"],
  ["=NOT(rate)", "whether rate does not hold"],
  ["=COUNTA(all(drawn))", "the number of entries in drawn.1…drawn.3"],
  ["=COUNT(all(drawn),rate)", "the number of amounts in drawn.1…drawn.3 and rate"],
];

/** Of a list on a sheet of its own, whose rows are no cells. */
const ofList = [
  ["=INDEX(score,3)", "entry 3 of score"],
  [
    '=COUNTIFS(defaulted,1,score,">="&cutOff)',
    "the number of the 4 loans with defaulted = 1 and score ≥ cutOff",
  ],
];

describe("the words for a function", () => {
  test.each(ofLoan)("%s", (formula, words) => {
    expect(explanationOf(formula, sampleSheet, sampleValues)).toBe(words);
  });

  test.each(ofList)("%s of a list", (formula, words) => {
    const values = { ...sampleDataValues, ...sampleDataColumns };
    expect(explanationOf(formula, sampleDataSheet, values)).toBe(words);
  });

  test("are tried here for every function that models use", () => {
    const tried = [...ofLoan, ...ofList].map(([formula]) => /\w+/.exec(formula ?? "")?.[0]);
    const missing = Object.keys(phrases).filter((key) => !tried.includes(key.split(/\/| /)[0]));
    // A point is part of a reference in the formulas of models.
    expect(missing.filter((name) => !name.includes("."))).toEqual([]);
  });

  test("that leaves no condition unsaid", () => {
    const conditions = Array.from({ length: 4 }, () => "all(year),2").join();
    expect(() => explanationOf(`=COUNTIFS(${conditions})`, sampleSheet, sampleValues)).toThrow(
      "no words for COUNTIFS",
    );
  });

  test("that has none are missed, with the file that needs them", () => {
    expect(() => explanationOf("=TAN(rate)", sampleSheet, sampleValues)).toThrow(
      "no words for TAN",
    );
  });

  test("of workbooks are here for every function, about inputs that it takes", () => {
    const branches = {
      IF: 3,
      IFS: 9,
      IFERROR: 2,
      IFNA: 2,
      CHOOSE: 9,
      SWITCH: 9,
      ROW: 1,
      COLUMN: 1,
    };
    const most = new Map([
      ...Object.entries(functions).map(([name, { most }]) => [name, most] as const),
      ...Object.entries(branches),
    ]);
    // Of IF only the branch that holds is said, and EXP is a power.
    const said = [...most.keys()].filter((name) => name !== "IF" && name !== "EXP");
    const named = new Set(Object.keys(allPhrases).map((key) => key.split("/")[0]));
    expect(said.filter((name) => !named.has(name))).toEqual([]);
    for (const [key, phrase] of Object.entries(allPhrases)) {
      const [, name = "", count = most.get(name)] = /^([^/ ]+)(?:\/(\d+))?/.exec(key) ?? [];
      expect(most.has(name), name).toBe(true);
      for (const part of partsOf(phrase)) {
        if ("input" in part) expect(part.input, key).toBeLessThan(Number(count));
      }
    }
  });

  test("of workbooks name every condition", () => {
    const formula = '=SUMIFS(all(drawn),all(year),2,all(year),">="&rate,all(balance),"<"&cost)';
    const sheet = createSheet({ ...sampleSheet.definition, steps: [{ ...step, formula }] });
    const pieces = explain(sheet, sheet.cell("paid"), () => 0, allPhrases) ?? [];
    const said = pieces.map((piece) => (piece.kind === "text" ? piece.text : "…")).join("");
    expect(said).toBe("the sum of … where … = 2 and … ≥ … and … < …");
  });

  test("of workbooks can be said", () => {
    const sheet = createSheet({
      ...sampleSheet.definition,
      steps: [{ ...step, formula: "=IPMT(rate,2,3,-cost)" }],
    });
    const pieces = explain(sheet, sheet.cell("paid"), () => 0, allPhrases);
    expect(pieces?.filter(({ kind }) => kind === "text")).toMatchObject([
      ...[{ text: "the interest in payment " }, { text: "2" }, { text: " of " }, { text: "3" }],
      ...[{ text: " on " }, { text: " at " }],
    ]);
  });
});

const step = { name: "paid", label: "Paid", unit: "€", digits: 0 } as const;
