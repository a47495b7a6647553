import { readdir, readFile } from "node:fs/promises";
import { parse, type Root } from "postcss";
import parseSelector from "postcss-selector-parser";
import { expect, test } from "vitest";
import { exampleModel, pages } from "../pages.ts";
import { builtHtml } from "./built-page.ts";

const sheets = await sheetsOfSite();
const selectors = sheets.flatMap(selectorsIn);
const classesOfSite = new Set(sheets.flatMap((sheet) => [...classesIn(sheet)]));

/** The sheet of pages without a model leaves out what models need, and that of project pages what they do not. */
test.each(pages)("/%s has a rule for every class that the site has one for", async (page) => {
  const html = await builtHtml(page);
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const own = classesIn(parse(styleIn(html)));
  const missing = new Set(used.filter((name) => classesOfSite.has(name) && !own.has(name)));
  expect(own.size).toBeGreaterThan(300);
  expect([...missing]).toEqual([]);
});

/**
 * A change inside the page must not make the browser compute the styles of the whole page again, which takes a
 * phone 200 ms. It does so for a rule whose ancestors can match by a state, if the elements that the rule is for
 * have no name: `:is(.group:last-child *)`, `.list:has(:target) > :not(:target)`.
 */
test("a rule that depends on the state of an ancestor names what it is for", () => {
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter(hasNamelessSubject)).toEqual([]);
});

/**
 * Rules such as `html:has(dialog:modal)` make the root one of the elements to look at again, with everything below,
 * when a state inside any `:has()` changes. Opening a dialog may take that time; a key in a model may not.
 */
test("no rule looks for a checked or focused element with `:has()`", () => {
  const state = /:has\([^)]*:(checked|focus|focus-visible|focus-within)\b/;
  expect(selectors.filter((selector) => state.test(selector))).toEqual([]);
});

/**
 * Such a rule says of the whole inside of an element that it may change. As the root is looked at again for every
 * `:has()`, each part of a page that arrives would then restyle all that is above it.
 */
test("no rule looks inside a fold with `:has()` to style the fold’s content", () => {
  expect(selectors.filter((selector) => /:has\(.*::details-content/.test(selector))).toEqual([]);
});

/** The browser would try each of them on every element of every page. */
test("no utility is for any child: `space-y-3`, `divide-y`, `*:py-2`", () => {
  const anyChild = /^:(is|where)\(\.[^\s>]+\s*>\s*(\*|:not\(:last-child\))\)/;
  expect(":where(.space-y-3>:not(:last-child))").toMatch(anyChild);
  expect(selectors.filter((selector) => anyChild.test(selector))).toEqual([]);
});

/** The browser would compute that style for each of some thousand elements, whether they have the part or not. */
test("no rule gives a style to a part of every element", () => {
  const always: string[] = [];
  for (const sheet of sheets) {
    sheet.walkRules(({ selectors, parent }) => {
      const isConditional =
        parent?.type === "atrule" && ["media", "supports"].includes(parent.name);
      if (!isConditional) always.push(...selectors);
    });
  }
  expect(always).toContain("*");
  const part = /^\*?::?(before|after|backdrop|selection|first-line|first-letter|marker)$/;
  expect(always.filter((selector) => part.test(selector))).toEqual([]);
});

test("one page fades into the next, unless the visitor wants less motion", () => {
  const fades: string[] = [];
  const still: string[] = [];
  for (const sheet of sheets) {
    sheet.walkAtRules("view-transition", ({ nodes = [] }) => {
      fades.push(...nodes.map(String));
    });
    sheet.walkAtRules("media", (media) => {
      if (!/prefers-reduced-motion:\s*reduce/.test(media.params)) return;
      media.walkRules((rule) => {
        const isUnanimated = rule.nodes.some((node) => String(node) === "animation:none!important");
        if (isUnanimated) still.push(...rule.selectors);
      });
    });
  }
  expect(fades).toEqual(["navigation:auto", "navigation:auto"]);
  expect(still).toEqual(
    expect.arrayContaining(["::view-transition-old(*)", "::view-transition-new(*)"]),
  );
});

test.each([
  [".last\\:bold:is(:where(.group):last-child *)", true],
  [".list:has(:target) > :not(:target)", true],
  [".list:has(:target) > .item:not(:target)", false],
  [".list:has(:target) > :is(p, .item)", false],
  [".list:has(:target) > :is(p, :last-child)", true],
  [".group:hover .link", false],
  [".held\\:hidden:is(:where(.group)[data-held] *)", false],
  [".space > :not(:last-child)", false],
])("%s: %s", (selector, isNameless) => {
  expect(hasNamelessSubject(selector)).toBe(isNameless);
});

function hasNamelessSubject(selector: string) {
  let isFound = false;
  parseSelector((root) => {
    root.walk((node) => {
      if (node.type !== "selector") return;
      const last = node.nodes.findLastIndex(({ type }) => type === "combinator");
      if (last < 0) return;
      const [ancestors, subject] = [node.nodes.slice(0, last), node.nodes.slice(last + 1)];
      const hasName = subject.some(isName);
      const states = ancestors.filter(isState).map(({ value }) => value);
      const isInside = node.parent?.type === "pseudo" && node.nodes[last]?.value === " ";
      if (!hasName && (isInside ? states.length > 0 : states.includes(":has"))) isFound = true;
    });
  }).processSync(selector);
  return isFound;
}

function isName(node: parseSelector.Node): boolean {
  if (node.type === "pseudo") {
    return node.value === ":is" && node.nodes.every(({ nodes }) => nodes.some(isName));
  }
  return ["class", "tag", "id", "attribute"].includes(node.type);
}

function isState({ type, value }: parseSelector.Node) {
  return type === "pseudo" && ![":is", ":where", ":not"].includes(value ?? "");
}

async function sheetsOfSite() {
  const folder = "build/client/assets";
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const late = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
  const kinds = await Promise.all(["", `projects/${exampleModel.slug}`].map(builtHtml));
  return [...kinds.map(styleIn), ...late].map((text) => parse(text));
}

function styleIn(html: string) {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
}

function classesIn(sheet: Root) {
  const classes = new Set<string>();
  const collect = parseSelector((root) => {
    root.walkClasses(({ value }) => {
      classes.add(value);
    });
  });
  for (const selector of selectorsIn(sheet)) collect.processSync(selector);
  return classes;
}

function selectorsIn(sheet: Root) {
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    selectors.push(...rule.selectors);
  });
  return selectors;
}
