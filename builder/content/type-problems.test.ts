import { expect, test } from "vitest";
import { typeProblems } from "./type-problems.ts";

const said: [name: string, compiler: string, line: string][] = [
  [
    "a section that does not exist",
    `content/projects.ts(8,5): error TS2322: Type '"vb"' is not assignable to type '"excel-projects" | "sql-projects"'.`,
    'content/projects.ts:8: "vb" is not allowed here; use one of "excel-projects", "sql-projects".',
  ],
  [
    "a category with a slip in its name",
    `content/articles.ts(16,5): error TS2820: Type '"Complience"' is not assignable to type '"Career" | "Compliance"'. Did you mean '"Compliance"'?\ncontent/topics.ts(73,33): error TS2345: Argument of type 'a' is not assignable to parameter of type 'b'.`,
    'content/articles.ts:16: "Complience" is not allowed here; use one of "Career", "Compliance".',
  ],
  [
    "an unknown field",
    "content/articles.ts(12,19): error TS2353: Object literal may only specify known properties, and 'lead' does not exist in type 'Article'.",
    'content/articles.ts:12: there is no field "lead"; correct or remove it.',
  ],
  [
    "a field with a slip in its name",
    "content/profile.ts(6,3): error TS2561: Object literal may only specify known properties, but 'headlin' does not exist in type 'Profile'. Did you mean to write 'headline'?",
    'content/profile.ts:6: there is no field "headlin"; write "headline".',
  ],
  [
    "a missing field",
    "content/articles.ts(5,3): error TS2741: Property 'readTime' is missing in type '{ readonly slug: \"a\" }' but required in type 'Article'.",
    'content/articles.ts:5: the field "readTime" is missing; add it to this entry.',
  ],
  [
    "a text where a number is needed",
    "content/articles.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    "content/articles.ts:12: a string is not allowed here; write a number without quotation marks.",
  ],
  [
    "a category while there are none, once for all articles",
    `content/articles.ts(16,5): error TS2322: Type 'string' is not assignable to type 'never'.\ncontent/articles.ts(29,5): error TS2322: Type 'string' is not assignable to type 'never'.`,
    "content/articles.ts:16: this names an entry of content/article-categories.ts, which is empty; add the entry there.",
  ],
  [
    "a missing comma",
    "content/articles.ts(13,5): error TS1005: ',' expected.",
    "content/articles.ts:13: a comma is missing; put one at the end of the line above.",
  ],
];

test.each(said)("%s is said in plain words", (_, compiler, line) => {
  expect(typeProblems(`${compiler}\n`)).toEqual([line]);
});

test("after a missing quotation mark only the first mistake of the file is named", () => {
  const output =
    "content/articles.ts(13,23): error TS1002: Unterminated string literal.\ncontent/articles.ts(14,5): error TS1005: ',' expected.\ncontent/pages.ts(1,1): error TS2322: Type 'a' is not assignable to type 'b'.\n";
  expect(typeProblems(output)).toEqual([
    "content/articles.ts:13: the text has no closing quotation mark; add it at the end.",
  ]);
});

test("a mistake without a file is a problem too", () => {
  const output =
    "error TS18003: No inputs were found in config file 'builder/content/tsconfig.json'.\n";
  expect(typeProblems(output)).toEqual([
    "The lists of content/ could not be checked: error TS18003: No inputs were found in config file 'builder/content/tsconfig.json'.",
  ]);
});

test("the lines of a compiler on Windows are read alike", () => {
  expect(typeProblems("content/pages.ts(5,3): error TS9999: Something.\r\n")).toEqual([
    "content/pages.ts:5: Something; correct it.",
  ]);
});
