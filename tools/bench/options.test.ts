import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

const pages = ["/", "/about", "/books"];

test("without options every page is measured five times, and that makes the record", () => {
  expect(parseOptions([], pages)).toEqual({
    routes: pages,
    runs: 5,
    others: [],
    complete: true,
  });
});

test("routes are taken by their paths, each once", () => {
  expect(parseOptions(["--routes", "/about, /,/about"], pages).routes).toEqual(["/about", "/"]);
});

test.each([
  ["fewer routes", ["--routes", "/,/about"]],
  ["fewer runs", ["--runs", "4"]],
])("%s make no record", (_, args) => {
  expect(parseOptions(args, pages).complete).toBe(false);
});

test("pages of another site beside all of ours leave the record complete", () => {
  const options = parseOptions(
    ["--other", "https://example.org", "--other", "https://example.org/posts/one/"],
    pages,
  );
  expect(options).toMatchObject({
    others: ["https://example.org", "https://example.org/posts/one/"],
    complete: true,
  });
});

test("a path that is not a page is refused by its name", () => {
  expect(() => parseOptions(["--routes", "/,/nowhere"], pages)).toThrow(
    '--routes: "/nowhere" is not a page of the site',
  );
});

test.each(["0", "1.5", "-2", "many", ""])("--runs %j is refused", (runs) => {
  expect(() => parseOptions([`--runs=${runs}`], pages)).toThrow("--runs must be a whole number");
});

test("an unknown option is refused", () => {
  expect(() => parseOptions(["--fast"], pages)).toThrow("--fast");
});
