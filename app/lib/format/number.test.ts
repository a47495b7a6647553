import { describe, expect, test } from "vitest";
import { formatChange, formatNumber } from "./number.ts";

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
