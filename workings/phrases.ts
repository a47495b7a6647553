/**
 * A part of a phrase: words, one input of the function by its place, or all of them in a list. An input can
 * also be a condition (`= 1`, `≥ cutoff`) or the list whose rows are counted (`2,000 test loans`). The functions
 * of loans take what is paid and what is received with opposite signs, which means nothing in a sentence.
 */
export type PhrasePart =
  | { words: string }
  | { input: number; unsigned?: true }
  | { inputs: "all" }
  | { condition: number }
  | { rowsOf: number };

/**
 * Functions by name, as one would say them: `{0}` is the first input, `{-0}` the same without its sign, `{is 0}` as a
 * condition, `{rows 0}` what its rows are, and `{all}` a list of all inputs. One that reads differently with two inputs
 * has a second entry, `NAME/2`, and one that does with a certain number as its last input, `NAME by 1`.
 */
export type Phrases = Readonly<Record<string, string>>;

/**
 * The functions that models use. IF is not among them, because only its branch is said, nor is EXP, which is a power;
 * those of workbooks are in workbook-phrases.ts.
 */
export const phrases: Phrases = {
  SUM: "the sum of {all}",
  PRODUCT: "the product of {all}",
  "MIN/2": "the smaller of {all}",
  MIN: "the smallest of {all}",
  "MAX/2": "the larger of {all}",
  MAX: "the largest of {all}",
  ABS: "the size of {0}",
  AVERAGE: "the average of {all}",
  MEDIAN: "the median of {all}",
  ROUND: "{0}, rounded",
  ROUNDUP: "{0}, rounded up",
  ROUNDDOWN: "{0}, rounded down",
  INT: "{0}, rounded down",
  TRUNC: "{0} without its decimals",
  NPV: "the present value of {1} at {0}",
  IRR: "the rate that gives an NPV of zero for {0}",
  XIRR: "the yearly rate that gives an NPV of zero for {0}",
  PMT: "the level payment that clears {-2} over {1} at {0}",
  FV: "what is left of {-3} after {1} at {0}, with payments of {-2}",
  "FV/3": "what {1} payments of {-2} come to at {0}",
  PV: "what {1} payments of {-2} are worth today at {0}",
  DATE: "day {2} of month {1} from January {0}",
  EDATE: "{0} moved by {1} months",
  EOMONTH: "the end of the month {1} months from {0}",
  DAY: "the day of {0}",
  MONTH: "the month of {0}",
  YEAR: "the year of {0}",
  MOD: "the remainder of {0} divided by {1}",
  "MOD by 1": "the fractional part of {0}",
  "SUMPRODUCT/1": "the sum of {0}",
  SUMPRODUCT: "the sum of {0} × {1}",
  "SUMPRODUCT/3": "the sum of {0} × {1} × {2}",
  INDEX: "entry {1} of {0}",
  MATCH: "the place of {0} in {1}",
  // A part of an axis without lines, such as the payments of a bond.
  OFFSET: "each number after {2}",
  COUNT: "the number of amounts in {all}",
  COUNTA: "the number of entries in {all}",
  COUNTIF: "the number of {0} that are {1}",
  // By the number of inputs, so that no condition is left unsaid.
  "COUNTIFS/4": "the number of the {rows 0} with {0} {is 1} and {2} {is 3}",
  "COUNTIFS/2": "the number of the {rows 0} with {0} {is 1}",
  "COUNTIFS/6": "the number of the {rows 0} with {0} {is 1}, {2} {is 3} and {4} {is 5}",
  SUMIF: "the sum of {0} that is {1}",
  "SUMIF/3": "the sum of {2} where {0} is {1}",
  "SUMIFS/3": "the sum of {0} where {1} {is 2}",
  "SUMIFS/5": "the sum of {0} of the {rows 0} with {1} {is 2} and {3} {is 4}",
  "SUMIFS/7": "the sum of {0} of the {rows 0} with {1} {is 2}, {3} {is 4} and {5} {is 6}",
  AVERAGEIF: "the average of {2} where {0} {is 1}",
  "AVERAGEIFS/3": "the average of {0} where {1} {is 2}",
  "MINIFS/3": "the smallest of {0} where {1} {is 2}",
  "MAXIFS/3": "the largest of {0} where {1} {is 2}",
  STDEV: "the standard deviation of {0}",
  SUMXMY2: "the sum of the squared differences between {0} and {1}",
  SIGN: "the sign of {0}",
  SQRT: "the square root of {0}",
  LN: "the natural logarithm of {0}",
  LOG: "the logarithm of {0}",
  POWER: "{0} to the power of {1}",
  NORMSDIST: "the normal distribution at {0}",
  "NORM.S.DIST": "the normal distribution at {0}",
  NORMDIST: "the normal density at {0}",
  "NORM.DIST": "the normal distribution at {0}",
  SMALL: "number {1} of {0} from the smallest",
  LARGE: "number {1} of {0} from the largest",
  RANK: "the rank of {0} among {1}",
  AND: "whether {all} all hold",
  OR: "whether one of {all} holds",
  NOT: "whether {0} does not hold",
};

const partForm = /\{(?:(all)|is (\d+)|rows (\d)|(-?)(\d+))\}|([^{]+)/g;

export function partsOf(phrase: string): PhrasePart[] {
  return Array.from(phrase.matchAll(partForm), ([, all, condition, rows, sign, input, words]) => {
    if (words !== undefined) return { words };
    if (all) return { inputs: "all" };
    if (condition) return { condition: Number(condition) };
    if (rows) return { rowsOf: Number(rows) };
    return { input: Number(input), ...(sign && { unsigned: true }) };
  });
}
