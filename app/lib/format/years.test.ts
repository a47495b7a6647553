import { expect, test } from "vitest";
import { formatYears } from "./years.ts";

test.each([
  [{ from: 2021, to: 2023 }, "2021 – 2023"],
  [{ from: 2023, to: null }, "2023 – now"],
  [{ from: 2022, to: 2022 }, "2022"],
])("%j is %s", (years, text) => {
  expect(formatYears(years)).toBe(text);
});
