import { expect, test } from "vitest";
import { deferScripts, disabledStylesheets } from "./defer-scripts.ts";

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/></head><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`;

test("nothing is asked for before the page has started", () => {
  const html = deferScripts(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).not.toMatch(/^import /m);
});

test("the deferred script loads the same modules, in the order the framework needs", () => {
  const html = deferScripts(page);
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")])',
  );
  expect(html).toContain(
    'window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};return import("/assets/entry.js")',
  );
});

test("an article waits for its visitor; a page with a model or charts fetches its script when idle, others run it", () => {
  const whenIdle = (html: string) =>
    /idle\((start|fetchAll),/.exec(deferScripts(html))?.[1] ?? "nothing";
  const route = (name: string) => page.replaceAll("routes/home", `routes/${name}`);
  const model = `<div data-text="/a.js" data-own="/b.js">`;
  expect(whenIdle(page)).toBe("nothing");
  expect(whenIdle(route("article"))).toBe("nothing");
  expect(whenIdle(route("article") + model)).toBe("fetchAll");
  expect(whenIdle(`${route("article")}<div class="sql-query">`)).toBe("nothing");
  expect(whenIdle(route("project") + model)).toBe("fetchAll");
  expect(whenIdle(`${route("project")}<fieldset class="board" disabled="">`)).toBe("start");
  expect(whenIdle(route("contact"))).toBe("start");
});

test("a page of text starts with its use, one with queries or a model at any action", () => {
  const article = page.replaceAll("routes/home", "routes/article");
  const startsAtAnyAction = (html: string) => !deferScripts(html).includes(":focus-visible");
  expect(startsAtAnyAction(page)).toBe(false);
  expect(startsAtAnyAction(article)).toBe(false);
  expect(startsAtAnyAction(`${article}<div class="sql-query">`)).toBe(true);
  expect(startsAtAnyAction(page.replaceAll("routes/home", "routes/project"))).toBe(true);
});

test.each([
  ["no module script", page.replace('type="module"', "")],
  ["no entry", page.replace('import("/assets/entry.js");', "")],
  ["a route imported in another way", page.replace("import * as route1", "import route1")],
])("markup with %s stops the build", (_, html) => {
  expect(() => deferScripts(html)).toThrow("defer-scripts.ts expects");
});

test("a page with little text asks for its stylesheets with its script; others have the rules for it", () => {
  const asks = (html: string) => deferScripts(html).includes(disabledStylesheets);
  const route = (name: string) =>
    page.replaceAll("routes/home", `routes/${name}`).replaceAll('"root"', '"routes/frame"');
  const main = (length: number) => `<main class="grow"><p>${"x".repeat(length)}</p></main>`;
  expect(asks(page + main(100))).toBe(true);
  expect(asks(route("contact") + main(100))).toBe(true);
  expect(asks(route("article") + main(100))).toBe(true);
  expect(asks(route("projects") + main(100))).toBe(true);
  expect(asks(route("article") + main(9000))).toBe(false);
  expect(asks(`${route("article")}${main(100)}<div data-own="/b.js">`)).toBe(false);
  expect(asks(route("project") + main(100))).toBe(false);
});
