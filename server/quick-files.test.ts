import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import type { FileList, SiteFile } from "#contracts/file-list.ts";
import { createQuickFiles } from "./quick-files.ts";

const page: SiteFile = {
  file: "about/index.html",
  type: "text/html",
  size: 100,
  hash: "abc",
  immutable: false,
  encodings: ["br", "gzip"],
};
const list: FileList = {
  basePath: "/folio/",
  owner: { name: "Ada", email: "ada@site.example" },
  files: {
    "/about": page,
    "/404.html": page,
    "/large.json": { ...page, size: 2 ** 20 },
    "/picture.png": { ...page, encodings: [] },
  },
};

let stop = () => {};
afterEach(() => stop());

/** A server that says which of its two ways an answer took. */
async function start(serve: (asked: Request) => Promise<Response>) {
  const answerQuickly = createQuickFiles(list, serve);
  const server = createServer((asked, answer) => {
    if (!answerQuickly(asked, answer)) answer.writeHead(299).end("the long way");
  }).listen(0);
  stop = () => server.close();
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return async (path: string, { method = "GET", headers = {} } = {}) => {
    const asked = request({ port, path, method, headers, agent: false }).end();
    const [answer] = await once(asked, "response");
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
}

const served = async (asked: Request) =>
  new Response(`${new URL(asked.url).pathname} in ${asked.headers.get("accept-encoding")}`, {
    headers: { ETag: '"abc"', "Content-Security-Policy": "default-src 'none'" },
  });

test("a page that has been served once is sent from memory, with the same headers", async () => {
  const ask = await start(served);
  expect((await ask("/folio/about")).status).toBe(299);
  const { status, headers, body } = await ask("/folio/about", {
    headers: { "accept-encoding": "gzip;q=0" },
  });
  expect(status).toBe(200);
  expect(body).toBe("/folio/about in identity");
  expect(headers).toMatchObject({ etag: '"abc"', "content-security-policy": "default-src 'none'" });
});

test("each encoding has an answer of its own", async () => {
  const ask = await start(served);
  for (const accepted of ["gzip", "gzip, br"]) {
    await ask("/folio/about", { headers: { "accept-encoding": accepted } });
  }
  const { body } = await ask("/folio/about", { headers: { "accept-encoding": "gzip" } });
  expect(body).toBe("/folio/about in gzip");
});

test.each([
  ["a copy to compare", "/folio/about", { headers: { "if-none-match": '"abc"' } }],
  ["a part of the file", "/folio/about", { headers: { range: "bytes=0-1" } }],
  ["the headers alone", "/folio/about", { method: "HEAD" }],
  ["a change", "/folio/about", { method: "POST" }],
  ["a malformed host", "/folio/about", { headers: { host: "a b" } }],
  ["a query", "/folio/about?a", {}],
  ["the page of missing pages", "/folio/404.html", {}],
  ["a large file", "/folio/large.json", {}],
  ["a picture", "/folio/picture.png", {}],
  ["another path", "/about", {}],
])("a request with %s is left to the server behind it", async (_, path, asked) => {
  const ask = await start(served);
  await ask(path, asked);
  await ask("/folio/about");
  expect((await ask(path, asked)).status).toBe(299);
});

test("a failure is not remembered", async () => {
  let fails = true;
  const ask = await start(async (asked) => {
    if (fails) throw new Error("The disk failed.");
    return served(asked);
  });
  await ask("/folio/about");
  fails = false;
  await ask("/folio/about");
  expect((await ask("/folio/about")).status).toBe(200);
});
