import { describe, expect, test } from "vitest";
import { fundMultiples } from "./performance.ts";

describe("fundMultiples", () => {
  test("of 80 paid in, 60 distributed and 70 still held are 0.75, 0.875 and 1.625", () => {
    const position = { paidIn: 80, distributed: 60, netAssetValue: 70 };
    expect(fundMultiples(position)).toEqual({ dpi: 0.75, rvpi: 0.875, tvpi: 1.625 });
  });

  test("of a total loss are nothing", () => {
    const position = { paidIn: 80, distributed: 0, netAssetValue: 0 };
    expect(fundMultiples(position)).toEqual({ dpi: 0, rvpi: 0, tvpi: 0 });
  });

  test("before anything is paid in do not exist", () => {
    expect(fundMultiples({ paidIn: 0, distributed: 0, netAssetValue: 0 })).toBeNull();
  });
});
