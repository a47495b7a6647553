import { describe, expect, test } from "vitest";
import { resultLayout } from "./result-layout.ts";

describe("a result", () => {
  test("of one short column has its type beside its name", () => {
    const columns = [{ name: "month", type: "date" }];
    expect(resultLayout({ columns, rows: [["2021-04-01"]] })).toBe("narrow");
  });

  test("of long names has the types below them, and still fits beside the words", () => {
    const columns = [
      { name: "year", type: "integer" },
      { name: "weight_covered", type: "numeric" },
      { name: "return_pct", type: "numeric" },
    ];
    expect(resultLayout({ columns, rows: [["2020", "1.00", null]] })).toBe("stacked");
  });

  test("of many columns has the whole width", () => {
    const columns = ["customer", "first_order", "orders", "avg_order", "lifetime_value"].map(
      (name) => ({ name, type: "numeric" }),
    );
    expect(resultLayout({ columns, rows: [] })).toBe("wide");
  });

  test("of two columns has the whole width if their cells are long", () => {
    const columns = [
      { name: "mean", type: "text" },
      { name: "sd", type: "text" },
    ];
    expect(resultLayout({ columns, rows: [["4773.3333333333333", "1786.37"]] })).toBe("narrow");
    const digits = "4773.33333333333333333";
    expect(resultLayout({ columns, rows: [[digits, digits]] })).toBe("wide");
  });

  test("does not grow with digits that are not shown", () => {
    const columns = [
      { name: "mean", type: "numeric" },
      { name: "sd", type: "numeric" },
    ];
    const digits = "4773.33333333333333333";
    expect(resultLayout({ columns, rows: [[digits, digits]] })).toBe("narrow");
  });

  test("does not grow with a cell that wraps", () => {
    const columns = [{ name: "reasons", type: "text" }];
    expect(resultLayout({ columns, rows: [["amount, ".repeat(20)]] })).toBe("narrow");
  });
});
