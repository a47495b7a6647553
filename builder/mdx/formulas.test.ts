import mdx from "@mdx-js/rollup";
import { describe, expect, test } from "vitest";
import { formulaTree } from "./formula-tree.ts";
import { mdxOptions } from "./options.ts";
import { elementsIn, type TreeNode, textOf } from "./tree.ts";

async function compile(text: string) {
  const { transform } = mdx({ ...mdxOptions, jsx: true });
  const result = await transform(text, "text.mdx");
  if (typeof result !== "object") throw new Error("MDX compiled nothing.");
  return String(result.code);
}

describe("a formula in prose", () => {
  test("becomes MathML, with its TeX beside it", async () => {
    const code = await compile("A share of $\\frac{g}{\\mathrm{ROIC}}$ is reinvested.");
    expect(code).toContain("<_components.mfrac ");
    expect(code).toContain('encoding="application/x-tex">{"\\\\frac{g}{\\\\mathrm{ROIC}}"}');
    expect(code).not.toContain("style=");
  });

  test("an index, an exponent and the parts of a fraction are in rows of their own, the base is not", () => {
    const rows = elementsIn(formulaTree("x_t^2 + \\frac{a}{b}", "inline"))
      .filter(({ tagName }) => tagName === "mrow")
      .map(textOf);
    expect(rows).toEqual(expect.arrayContaining(["t", "2", "a", "b"]));
    expect(rows).not.toContain("x");
  });

  test("a name of several letters has its subscript on itself, without padding", () => {
    const [index] = elementsIn(formulaTree("\\mathrm{FCF}_t", "inline")).filter(
      ({ tagName }) => tagName === "msub",
    );
    const [base] = index?.children ?? [];
    expect(base).toMatchObject({ tagName: "mi", properties: { mathvariant: "normal" } });
  });

  test("the symbol that an entry of a list of symbols begins with is set apart, a later one is not", async () => {
    const code = await compile(
      "<Symbols>\n- $r_f$ the rate in year $t$\n</Symbols>\n\n- $x$ elsewhere",
    );
    expect(code.match(/className="symbol"/g)).toHaveLength(1);
    expect(code).toMatch(
      /<_components\.span className="symbol"><_components\.math>.*<\/_components\.span>\{" the rate/s,
    );
  });

  test("amounts in dollars stay text, and so does what is between them", async () => {
    const code = await compile("It cost $5 in May and $10 in June, $ 3 or $ 4 later.");
    expect(code.replaceAll('"}{"', "")).toContain(
      "It cost $5 in May and $10 in June, $ 3 or $ 4 later.",
    );
    expect(code).not.toContain("math");
  });

  test("a name gives a number, and an empty link to it shows the number", async () => {
    const code = await compile(
      "## Method\n\n$$value\nV = 1\n$$\n\n$$\nx = 2\n$$\n\n$$growth\ng = 3\n$$\n\nSee [](#growth) and [the value](#value).",
    );
    expect(code).toMatch(/<DisplayFormula id="value" number="1" section="Method">/);
    expect(code).toMatch(/<DisplayFormula section="Method">/);
    expect(code).toMatch(/<DisplayFormula id="growth" number="2" section="Method">/);
    expect(code).toMatch(/href="#growth">\{"\(2\)"\}/);
    expect(code).toMatch(/href="#value">\{"the value"\}/);
  });

  test("two in one section have names of their own", async () => {
    const code = await compile(
      "## Method\n\n$$\nx = 1\n$$\n\n$$\ny = 2\n$$\n\n## Data\n\n$$\nz = 3\n$$",
    );
    const sections = [...code.matchAll(/<DisplayFormula section="([^"]+)">/g)].map(([, it]) => it);
    expect(sections).toEqual(["Method", "Method, 2", "Data"]);
  });
});

describe("a formula on a line of its own", () => {
  const rowsOf = (tex: string, mode: "inline" | "display" = "display") => {
    const elements = elementsIn(formulaTree(tex, mode));
    const statements = elements.filter(({ properties }) => properties?.className === "statement");
    return statements.map(({ children = [] }) => children.map(shownIn));
  };
  const shownIn = (part: TreeNode) => {
    const row = elementsIn(part).find(({ tagName }) => tagName === "mrow");
    return row ? textOf(row) : "";
  };

  test("may break before a relation and before an operator", () => {
    expect(rowsOf("x = a \\times b = 5")).toEqual([["x", "=a", "×b", "=5"]]);
  });

  test("does not break within a product that is part of a sum", () => {
    expect(rowsOf("x = a \\times b - c")).toEqual([["x", "=a×b", "−c"]]);
  });

  test("does not break within parentheses, fractions or after a sign", () => {
    expect(rowsOf("x = -\\frac{a + b}{c} \\, (1 - s)")).toEqual([["x", "=−a+bc(1−s)"]]);
  });

  test("keeps each of two statements together", () => {
    expect(rowsOf("a = b, \\qquad c = d")).toEqual([
      ["a", "=b,"],
      ["c", "=d"],
    ]);
  });

  test("an operator at the start of a line keeps the space of one between two terms", () => {
    const minus = elementsIn(formulaTree("a - b", "display")).find(
      (element) => textOf(element) === "−" && element.tagName === "mo",
    );
    expect(minus?.properties?.form).toBe("infix");
  });

  test("consists of one formula for each part, of which the first carries the TeX of the whole", () => {
    const parts = elementsIn(formulaTree("x = a + b", "display")).filter(
      ({ tagName }) => tagName === "math",
    );
    const tex = parts.map((part) =>
      elementsIn(part)
        .filter(({ tagName }) => tagName === "annotation")
        .map(textOf),
    );
    expect(tex).toEqual([["x = a + b"], [], []]);
    expect(parts.map(({ properties }) => properties?.displaystyle)).toEqual(Array(3).fill("true"));
  });

  test("within text does not break", () => {
    expect(rowsOf("a = b", "inline")).toEqual([]);
  });
});

test("operators between words have no more space than others", () => {
  const elements = elementsIn(formulaTree("\\text{profit} + \\text{costs} - x", "inline"));
  expect(elements.filter(({ tagName }) => tagName === "mspace")).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === "mtext")).toEqual([]);
});

describe("signs", () => {
  const spaces = (tex: string) =>
    elementsIn(formulaTree(tex, "inline")).filter(({ tagName }) => tagName === "mspace");

  test("the bars of fractions have one thickness", () => {
    const [bar] = elementsIn(formulaTree("\\frac{a}{b}", "inline")).filter(
      ({ tagName }) => tagName === "mfrac",
    );
    expect(bar?.properties?.linethickness).toBe("1px");
  });

  test("a root has a strut that keeps its sign on the line", () => {
    const depths = spaces("\\sqrt{n}").flatMap(({ properties }) => properties?.depth ?? []);
    expect(depths).toEqual(["0.2em"]);
  });

  test("a fraction keeps away from what is beside its bar, a letter needs no space", () => {
    const widths = spaces("x = -\\frac{a}{b} c").map(({ properties }) => properties?.width);
    expect(widths).toEqual(["0.12em", "0.12em"]);
    expect(spaces("x = -a")).toEqual([]);
  });
});

describe("MathML", () => {
  test("marks single Latin letters as variables, and neither names nor Greek letters", () => {
    const variables = elementsIn(formulaTree("\\mathrm{WACC} + g_{n} + \\beta", "inline"))
      .filter(({ properties }) => properties?.className === "variable")
      .map(textOf);
    expect(variables).toEqual(["g", "n"]);
  });

  test("that is wrong names the formula and the reason", () => {
    expect(() => formulaTree("\\frac{1", "display")).toThrow(/'\\frac\{1' is not valid TeX: /);
    expect(() => formulaTree("\\unknown", "display")).toThrow(/\\unknown/);
  });

  test("refuses what would need an inline style", () => {
    expect(() => formulaTree("\\color{red} x", "inline")).toThrow(/policy forbids/);
  });
});
