import { expect, test } from "vitest";
import { contentPaths } from "#content/derived/page-paths.ts";
import { mainOf } from "./built-page.ts";

const paths = contentPaths.map((path) => path.slice(1));

/** A visitor reads about the work, not about how the site is made. */
const aboutTheSite =
  /automated test|A test (runs|loads)|the tests repeat|WebAssembly|[\w-]+\.tsx?\b/;

/** The dates of the site are American, and so is its spelling. */
const british = new RegExp(
  `\\b(${[
    "\\w*(colou|favou|behaviou|labou|honou|neighbou|harbou|rumou)r\\w*",
    // But words such as advise and promise, which have no z in America either.
    "(?!(adv|advert|ar|compr|comprom|conc|dev|enterpr|exerc|expert|franch|improv|likew|no|otherw|pairw|pra|prec|prem|prom|ra|rev|superv|surpr)is)\\w{2,}is(e[drs]?|ers|ing|ations?)",
    "\\w*(analy|cataly|paraly)s(e[dr]?|ing)",
    "\\w*(model|label|cancel|travel|signal|level|fuel)l(ed|ing|er)",
    "(after|back|for|to|up|down)wards",
    "(cent|met|lit|theat)res?",
    "cut-offs?|judgement|programmes?|(licen|defen|offen)ces?|instalments?|catalogues?|dialogues?|grey|cheques?|whilst|amongst|burnt|learnt|spelt|fulfil|skilful|enquir(y|ies)|for ever|per cent",
  ].join("|")})\\b`,
  "i",
);

test.each(paths)("/%s says nothing about its own tests and files", async (path) => {
  expect(aboutTheSite.exec((await mainOf(path)).textContent)?.[0]).toBeUndefined();
});

test.each(paths)("/%s is spelled as in the United States", async (path) => {
  const main = (await mainOf(path)).cloneNode(true);
  // Code keeps the names it has.
  for (const code of main.querySelectorAll("pre, code, .workings, script")) code.remove();
  // Words of two cells, or of a cell and a figure, have no space between them.
  const text = main.textContent.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ");
  expect(british.exec(text)?.[0]).toBeUndefined();
});
