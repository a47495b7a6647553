import { expect, test } from "vitest";
import { contentPaths } from "#content/pages.ts";
import { mainOf } from "./built-page.ts";

const paths = contentPaths.map((path) => path.slice(1));

/** A visitor reads about the work, not about how the site is made. */
const aboutTheSite =
  /automated test|A test (runs|loads)|the tests repeat|WebAssembly|[\w-]+\.tsx?\b/;

/** The dates of the site are American, and so is its spelling. */
const british =
  /\b(\w*colour\w*|judgement|programmes?|licences?|instalments?|optimis(e|ed|er|ation)|visualisation|towards|labelled|modelling|neighbours?)\b/i;

test.each(paths)("/%s says nothing about its own tests and files", async (path) => {
  expect(aboutTheSite.exec((await mainOf(path)).textContent)?.[0]).toBeUndefined();
});

test.each(paths)("/%s is spelled as in the United States", async (path) => {
  const main = await mainOf(path);
  // Code keeps the names it has.
  for (const code of main.querySelectorAll("pre, code, .workings, script")) code.remove();
  expect(british.exec(main.textContent)?.[0]).toBeUndefined();
});
