import { expect, test } from "vitest";
import { accountCell } from "./account-cell.ts";

test("an account of the table shows the cell of its partner, of the fund or of the difference", () => {
  expect(accountCell("paidIn", "lp-2")).toBe("lpPaidIn.2");
  expect(accountCell("paidIn", "fund")).toBe("fundPaidIn");
  expect(accountCell("paidIn", "difference")).toBe("differencePaidIn");
});
