import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatChange,
  formatCount,
  formatFileSize,
  formatNumber,
  formatPercent,
} from "./number.ts";

describe("formatNumber", () => {
  test("groups thousands by commas", () => {
    expect(formatNumber(1_234_567)).toBe("1,234,567");
  });

  test("writes a real minus sign", () => {
    expect(formatNumber(-1_260)).toBe("−1,260");
  });

  test("writes as many digits as asked, also when they are zeroes", () => {
    expect(formatNumber(4.3158, 1)).toBe("4.3");
    expect(formatNumber(4, 1)).toBe("4.0");
  });

  test("writes no more digits than needed when a limit is given", () => {
    expect(formatNumber(25, { atMost: 1 })).toBe("25");
    expect(formatNumber(2.5, { atMost: 1 })).toBe("2.5");
    expect(formatNumber(2.5678, { atMost: 1 })).toBe("2.6");
  });

  test("of what rounds to nothing has no sign", () => {
    expect(formatNumber(-0.2)).toBe("0");
    expect(formatNumber(-0)).toBe("0");
  });
});

describe("numbers are written as by Intl.NumberFormat", () => {
  const anyNumber = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    // Halves, which have no exact binary form: 1.005, 0.25, 2.5.
    fc
      .tuple(fc.integer(), fc.nat({ max: 7 }))
      .map(([whole, places]) => (whole + 0.5) / 10 ** places),
  );
  const anyDigits = fc.tuple(fc.nat({ max: 8 }), fc.boolean());

  test.each([
    ["negative", formatNumber],
    ["exceptZero", formatChange],
  ] as const)("with sign: %s", (signDisplay, format) => {
    fc.assert(
      fc.property(anyNumber, anyDigits, (value, [most, isFixed]) => {
        const intl = new Intl.NumberFormat("en-US", {
          minimumFractionDigits: isFixed ? most : 0,
          maximumFractionDigits: most,
          signDisplay,
        });
        const written = format(value, isFixed ? most : { atMost: most });
        expect(written).toBe(intl.format(value).replace("-", "−"));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("formatChange", () => {
  test("says the direction either way", () => {
    expect(formatChange(1_260)).toBe("+1,260");
    expect(formatChange(-1_260)).toBe("−1,260");
  });

  test("of nothing has no direction", () => {
    expect(formatChange(0)).toBe("0");
    expect(formatChange(-0.3)).toBe("0");
  });
});

test("a rate has one digit and its sign closed up", () => {
  expect(formatPercent(0.24537)).toBe("24.5%");
  expect(formatPercent(-0.02)).toBe("−2.0%");
});

test("a rate that needs no digit can go without", () => {
  expect(formatPercent(0.3, { atMost: 1 })).toBe("30%");
  expect(formatPercent(0.005, { atMost: 1 })).toBe("0.5%");
  // 0.07 × 100 is 7.000000000000001 in binary.
  expect(formatPercent(0.07, { atMost: 3 })).toBe("7%");
});

test("one thing is named alone, and none or many in the plural", () => {
  expect(formatCount(1, "project")).toBe("1 project");
  expect(formatCount(0, "project")).toBe("0 projects");
  expect(formatCount(2, "project")).toBe("2 projects");
  expect(formatCount(2187, "row")).toBe("2,187 rows");
});

test.each([
  [0, "0 bytes"],
  [1_023, "1023 bytes"],
  [1_024, "1 KB"],
  [99_500, "97 KB"],
  [1_048_000, "1023 KB"],
  [1_048_575, "1.0 MB"],
  [2_633_000, "2.5 MB"],
  [2_000_000_000, "1,907.3 MB"],
])("a file of %d bytes is shown as %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
