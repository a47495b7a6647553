import { describe, expect, test } from "vitest";
import { resultLayout, shownCell } from "./result-grid.tsx";

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

const number = { name: "years", type: "double precision" };
const words = { name: "id", type: "text" };

test.each([
  ["10.332795895518899", "10.3328"],
  ["-0.0000001234", "0"],
  ["2.5000000000000000", "2.5"],
  ["1234.56", "1234.56"],
  ["12", "12"],
])("a number with more decimals than anybody reads is rounded to four: %s", (cell, shown) => {
  expect(shownCell(number, cell)).toBe(shown);
});

test("text and NULL are shown as they are", () => {
  expect(shownCell(words, "1.23456789")).toBe("1.23456789");
  expect(shownCell(number, null)).toBeNull();
});
