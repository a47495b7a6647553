import { type DataStrategyResult, data } from "react-router";
import { expect, test } from "vitest";
import { bringText } from "./bring-text.ts";
import { usePageText } from "./page-text.ts";

const url = new URL("https://example.org/folio/projects/dcf?rate=8");

function navigate(results: Record<string, DataStrategyResult>, params = {}) {
  return bringText({ url, params, request: new Request(url) }, async () => results);
}

async function redirectOf(navigation: Promise<unknown>) {
  const thrown = await navigation.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("The navigation was not redirected.");
  return thrown.headers;
}

const text = "data:text/javascript,export default 'the text'; export const handle = {}";

test("a page is shown once its text is loaded", async () => {
  const results = { "routes/project": { type: "data", result: { text } } } as const;
  expect(await navigate(results)).toBe(results);
  expect(usePageText(text, undefined).default).toBe("the text");
});

test("a page without a text is shown at once", async () => {
  const results = { "routes/about": { type: "data", result: data(null) } } as const;
  expect(await navigate(results)).toBe(results);
});

test("an address that no route knows is left to the server", async () => {
  const headers = await redirectOf(navigate({}, { "*": "no/such/page" }));
  expect(headers.get("Location")).toBe(url.href);
  expect(headers.get("X-Remix-Reload-Document")).toBe("true");
});

test("an error result is passed through", async () => {
  const results = { "routes/project": { type: "error", result: new Error("offline") } } as const;
  expect(await navigate(results)).toBe(results);
});
