import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

test("one thing is named alone, and none or many in the plural", () => {
  expect(formatCount(1, "project")).toBe("1 project");
  expect(formatCount(0, "project")).toBe("0 projects");
  expect(formatCount(2, "project")).toBe("2 projects");
});

test("a plural that no s makes is given", () => {
  expect(formatCount(1, "reply", "replies")).toBe("1 reply");
  expect(formatCount(3, "reply", "replies")).toBe("3 replies");
});
