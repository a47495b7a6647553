/**
 * A part of a phrase: words, one input of the function by its place, or all of them in a list. An input can
 * also be a condition (`= 1`, `≥ cut-off`) or the list whose rows are counted (`2,000 test loans`). The functions
 * of loans take what is paid and what is received with opposite signs, which means nothing in a sentence.
 */
export type PhrasePart =
  | { words: string }
  | { input: number; unsigned?: true }
  | { inputs: "all" }
  | { condition: number }
  | { rowsOf: number };

const all: PhrasePart = { inputs: "all" };

function words(words: string): PhrasePart {
  return { words };
}

function input(input: number): PhrasePart {
  return { input };
}

function unsigned(input: number): PhrasePart {
  return { input, unsigned: true };
}

function condition(condition: number): PhrasePart {
  return { condition };
}

function rowsOf(rowsOf: number): PhrasePart {
  return { rowsOf };
}

/**
 * Spreadsheet functions, as one would say them. IF is not among them, because only its branch is said, nor is
 * EXP, which is a power. One that reads differently with three inputs has a second entry, `NAME/3`.
 */
export const phrases: Readonly<Record<string, readonly PhrasePart[]>> = {
  SUM: [words("the sum of "), all],
  "MIN/1": [words("the smallest of "), input(0)],
  MIN: [words("the smaller of "), all],
  "MAX/1": [words("the largest of "), input(0)],
  MAX: [words("the larger of "), all],
  ABS: [words("the size of "), input(0)],
  AVERAGE: [words("the average of "), all],
  ROUND: [input(0), words(", rounded")],
  INT: [input(0), words(", rounded down")],
  NPV: [words("the present value of "), input(1), words(" at "), input(0)],
  IRR: [words("the rate at which "), input(0), words(" is worth nothing today")],
  PMT: [
    words("the level payment that clears "),
    unsigned(2),
    words(" over "),
    input(1),
    words(" at "),
    input(0),
  ],
  FV: [
    words("what is left of "),
    unsigned(3),
    words(" after "),
    input(1),
    words(" at "),
    input(0),
    words(", with payments of "),
    unsigned(2),
  ],
  XIRR: [words("the yearly rate at which "), input(0), words(" is worth nothing today")],
  DATE: [words("day "), input(2), words(" of month "), input(1), words(" from January "), input(0)],
  RANK: [words("the rank of "), input(0), words(" among "), input(1)],
  MOD: [words("the rest of "), input(0), words(" divided by "), input(1)],
  "SUMPRODUCT/1": [words("the sum of "), input(0)],
  SUMPRODUCT: [words("the sum of "), input(0), words(" × "), input(1)],
  INDEX: [words("entry "), input(1), words(" of "), input(0)],
  COUNTIF: [words("the number of "), input(0), words(" that are "), input(1)],
  SUMIF: [words("the sum of "), input(0), words(" that is "), input(1)],
  "SUMIF/3": [words("the sum of "), input(2), words(" where "), input(0), words(" is "), input(1)],
  MATCH: [words("the place of "), input(0), words(" in "), input(1)],
  SUMIFS: [words("the sum of "), input(0), words(" where "), input(1), words(" "), condition(2)],
  "SUMIFS/5": [
    words("the sum of "),
    input(0),
    words(" of the "),
    rowsOf(0),
    words(" with "),
    input(1),
    words(" "),
    condition(2),
    words(" and "),
    input(3),
    words(" "),
    condition(4),
  ],
  COUNTIFS: [
    words("the number of the "),
    rowsOf(0),
    words(" with "),
    input(0),
    words(" "),
    condition(1),
    words(" and "),
    input(2),
    words(" "),
    condition(3),
  ],
  AVERAGEIF: [
    words("the average of "),
    input(2),
    words(" where "),
    input(0),
    words(" "),
    condition(1),
  ],
  STDEV: [words("the standard deviation of "), input(0)],
  SUMXMY2: [
    words("the sum of the squared differences between "),
    input(0),
    words(" and "),
    input(1),
  ],
  SIGN: [words("the sign of "), input(0)],
  SQRT: [words("the square root of "), input(0)],
  LN: [words("the natural logarithm of "), input(0)],
  NORMSDIST: [words("the normal distribution at "), input(0)],
  NORMDIST: [words("the normal density at "), input(0)],
  SMALL: [words("number "), input(1), words(" by size of "), input(0)],
  // A part of an axis without lines, such as the payments of a bond.
  OFFSET: [words("each number after "), input(2)],
  EDATE: [input(0), words(" moved by "), input(1), words(" months")],
  EOMONTH: [words("the end of the month "), input(1), words(" months from "), input(0)],
  DAY: [words("the day of "), input(0)],
  MONTH: [words("the month of "), input(0)],
  YEAR: [words("the year of "), input(0)],
  ROUNDUP: [input(0), words(", rounded up")],
  COUNT: [words("the number of amounts in "), all],
};
