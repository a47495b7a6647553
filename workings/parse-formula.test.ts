import { describe, expect, test } from "vitest";
import { type Expression, parseFormula } from "./parse-formula.ts";

/** The formula with a bracket around every operation, to show what belongs to what. */
function bracketed(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return expression.text;
    case "text":
      return `"${expression.value}"`;
    case "reference":
      return expression.part === "here" ? expression.name : `${expression.part}:${expression.name}`;
    case "group":
      return bracketed(expression.inner);
    case "negative":
      return `(-${bracketed(expression.operand)})`;
    case "binary":
      return `(${bracketed(expression.left)}${expression.operator}${bracketed(expression.right)})`;
    case "call":
      return `${expression.name}[${expression.inputs.map(bracketed).join(";")}]`;
  }
}

describe("parseFormula", () => {
  test.each([
    ["=1+2*3", "(1+(2*3))"],
    ["=(1+2)*3", "((1+2)*3)"],
    ["=10-4-3", "((10-4)-3)"],
    ["=a/b/c", "((a/b)/c)"],
    ["=2*x^3", "(2*(x^3))"],
    ["=a+1<=b*2", "((a+1)<=(b*2))"],
    ["=a<>b", "(a<>b)"],
    ['=COUNTIF(x,"<"&a+1)', 'COUNTIF[x;("<"&(a+1))]'],
    ['="a"&b=c', '(("a"&b)=c)'],
    ['=IF(way="loan",a,-b)', 'IF[(way="loan");a;(-b)]'],
    ["=SUM(all(flow))-previous(sum)", "(SUM[all:flow]-previous:sum)"],
    ["=flow.3/flow.total*0.5", "((flow.3/flow.total)*0.5)"],
    [" =1".trim(), "1"],
    ["= 0.25 * x ", "(0.25*x)"],
  ])("reads %s as a spreadsheet does", (formula, expected) => {
    expect(bracketed(parseFormula(formula))).toBe(expected);
  });

  // Documented by Microsoft: "2^3^2" is 64 and "-2^2" is 4, unlike in most programming languages.
  test("raises to powers from left to right, after the sign", () => {
    expect(bracketed(parseFormula("=2^3^2"))).toBe("((2^3)^2)");
    expect(bracketed(parseFormula("=-2^2"))).toBe("((-2)^2)");
  });

  test.each([
    ["1+2", "begins with"],
    ["=1+", "Unexpected end"],
    ["=(1", "Unexpected end"],
    ["=1)", "Unexpected )"],
    ["=a b", "Unexpected b"],
    ["=1+)", "Unexpected )"],
    ['=a"("', "Unexpected ("],
    ["=a % b", "Unexpected %"],
    ["=previous(1)", "takes the name of one line"],
    ["=total(a,b)", "takes the name of one line"],
  ])("refuses %s and says where", (formula, message) => {
    expect(() => parseFormula(formula)).toThrow(message);
  });
});

test("a formula that many lines share is parsed once", () => {
  expect(parseFormula("=rent*12")).toBe(parseFormula("=rent*12"));
});
