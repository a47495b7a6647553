import { expect, test } from "vitest";
import { parseColors, tokenColors } from "./token-colors.ts";

// Golden values: the token table of the design.
test("the colors outside a browser are the light ones of the tokens", async () => {
  expect(await tokenColors()).toMatchObject({
    paper: "#faf8f3",
    ink: "#1a1e23",
    rule: "#ddd7ca",
    accent: "#0d5c49",
    vba: "#74407f",
    excel: "#1c6b41",
    sql: "#1f5a96",
    python: "#8a5a08",
  });
});

test("tokens without the color of ink stop the build", () => {
  expect(() => parseColors("--color-paper: light-dark(#ffffff, #000000);")).toThrow("ink");
});
