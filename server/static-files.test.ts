import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { FileList, SiteFile } from "#contracts/file-list.ts";
import { readTarget } from "./app.ts";
import { createStaticFiles } from "./static-files.ts";
import { openListener } from "./test-site-server.ts";

const video = "0123456789";
const large = Buffer.alloc(600_000, video);

function entry(file: string, more: Partial<SiteFile> = {}): SiteFile {
  return {
    file,
    type: "text/html; charset=utf-8",
    size: 0,
    hash: "hash",
    immutable: false,
    encodings: [],
    ...more,
  };
}

const files: FileList["files"] = {
  "/": entry("index.html", { encodings: ["br", "gzip"], policy: "default-src 'self'" }),
  "/about": entry("about.html", { encodings: ["gzip"] }),
  "/404.html": entry("404.html", { encodings: ["gzip"] }),
  "/assets/app-1a2b.js": entry("app.js", {
    type: "text/javascript",
    immutable: true,
    encodings: ["br"],
  }),
  "/late.txt": entry("late.txt", { encodings: ["gzip"] }),
  "/empty.bin": entry("empty.bin", { type: "application/octet-stream" }),
  "/demo.mp4": entry("demo.mp4", { type: "video/mp4", size: video.length }),
  "/large.mp4": entry("large.mp4", { type: "video/mp4", size: large.length }),
};

const contents: Record<string, string | Buffer> = {
  "empty.bin": "",
  "demo.mp4": video,
  "large.mp4": large,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const { file } of Object.values(files)) {
    await writeFile(path.join(folder, file), contents[file] ?? `whole ${file}`);
    await writeFile(path.join(folder, `${file}.br`), `brotli ${file}`);
    await writeFile(path.join(folder, `${file}.gz`), `gzip ${file}`);
  }
});

async function openFiles(list: Partial<FileList>) {
  const owner = { name: "Owner", email: "owner@site.example" };
  const serve = createStaticFiles(folder, { basePath: "/", owner, files, ...list }, {});
  const { ask } = await openListener(async (request, response) => {
    const target = readTarget(request);
    if (target.kind === "refused") throw new Error(target.reason);
    await serve(request, response, target).catch(() => response.writeHead(500).end());
  });
  return ask;
}

async function ask(
  address: string,
  asked: Parameters<Awaited<ReturnType<typeof openFiles>>>[1] = {},
  basePath = "/",
) {
  return (await openFiles({ basePath }))(address, asked);
}

describe("a page", () => {
  test("comes as it is to a client that accepts no compression", async () => {
    const answer = await ask("/");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe("whole index.html");
  });

  test("comes in Brotli to a client that accepts it, and caches keep the versions apart", async () => {
    const answer = await ask("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe("brotli index.html");
  });

  test("is revalidated on every visit, and answered 304 while it has not changed", async () => {
    const first = await ask("/", { headers: { "accept-encoding": "br" } });
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/", { headers: { "accept-encoding": "br", "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each([
    ['"hash"', 304],
    ['W/"hash"', 304],
    ['"other" , "hash"', 304],
    ["*", 304],
    ['"other"', 200],
    ['"W/hash"', 200],
    ["", 200],
  ])("is asked for with If-None-Match: %s, and answered %i", async (known, status) => {
    expect((await ask("/", { headers: { "if-none-match": known } })).status).toBe(status);
  });

  test("in another encoding has another ETag", async () => {
    const brotli = await ask("/", { headers: { "accept-encoding": "br" } });
    const gzip = await ask("/", { headers: { "accept-encoding": "gzip" } });
    expect(brotli.headers.get("etag")).not.toBe(gzip.headers.get("etag"));
  });

  test("answers HEAD with the headers alone", async () => {
    const answer = await ask("/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String("whole index.html".length));
    expect(await answer.text()).toBe("");
  });

  test.each(["/about/?a=1", "/about//?a=1"])("%s leads to the page, query and all", async (to) => {
    const answer = await ask(to);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/about?a=1");
  });

  test("carries its own policy and the headers that keep it safe", async () => {
    const { headers } = await ask("/");
    expect(headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  });
});

test("a read that failed once is tried again at the next request", async () => {
  const file = path.join(folder, "late.txt");
  await rm(file);
  const askAgain = await openFiles({});
  expect((await askAgain("/late.txt")).status).toBe(500);
  await writeFile(file, "there now");
  expect(await (await askAgain("/late.txt")).text()).toBe("there now");
});

test("pages, fonts and the not-found page are read from the disk once", async () => {
  const askAgain = await openFiles({
    files: {
      "/about": entry("once.html", { encodings: ["gzip"] }),
      "/font.woff2": entry("once.woff2", { size: "whole once.woff2".length }),
      "/404.html": entry("once-404.html"),
    },
  });
  for (const file of ["once.html", "once.woff2", "once-404.html"]) {
    await writeFile(path.join(folder, file), `whole ${file}`);
  }
  const addresses = ["/about", "/font.woff2", "/nowhere"];
  const bodies = () => Promise.all(addresses.map(async (at) => (await askAgain(at)).text()));
  const first = await bodies();
  expect(first).toEqual(["whole once.html", "whole once.woff2", "whole once-404.html"]);
  for (const file of ["once.html", "once.woff2", "once-404.html"]) {
    await rm(path.join(folder, file));
  }
  expect(await bodies()).toEqual(first);
});

test("a file may do nothing, is what it says it is, and is for this site alone", async () => {
  const { headers } = await ask("/assets/app-1a2b.js");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("a file whose name changes with its content may be kept forever", async () => {
  const { headers } = await ask("/assets/app-1a2b.js");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

describe("an address with no page", () => {
  test.each([
    "/nowhere",
    "/about/nowhere",
    "/ABOUT",
    "//about",
    "/404.html",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/",
    "/index.html",
    "/constructor",
    "/__proto__",
    "/%00",
  ])("%s shows the not-found page with status 404", async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("whole 404.html");
  });

  test("is 404 again on the next visit, not 304", async () => {
    const first = await ask("/nowhere");
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, "*"]) {
      const again = await ask("/nowhere", { headers: { "if-none-match": known } });
      expect(again.status).toBe(404);
      expect(await again.text()).toBe("whole 404.html");
    }
  });
});

test("a not-found page comes whole to a client that asks for a part of what it expected there", async () => {
  const page = entry("404.html", { size: "whole 404.html".length });
  const askServer = await openFiles({ files: { "/404.html": page } });
  const answer = await askServer("/nowhere", { headers: { range: "bytes=0-4" } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-length")).toBe("14");
  expect(await answer.text()).toBe("whole 404.html");
});

test("a site without a not-found page says so in words", async () => {
  const answer = await (await openFiles({ files: {} }))("/nowhere");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

describe("a request that makes no sense", () => {
  test("malformed encoding is 400", async () => {
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });

  test("an over-long address is 414", async () => {
    expect((await ask(`/${"a".repeat(2047)}`)).status).toBe(404);
    expect((await ask(`/${"a".repeat(2048)}`)).status).toBe(414);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is 405", async (method) => {
    const answer = await ask("/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("a video too large for the memory", () => {
  test("comes whole, and in parts", async () => {
    const whole = await ask("/large.mp4");
    expect(whole.headers.get("content-length")).toBe("600000");
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);
    const part = await ask("/large.mp4", { headers: { range: "bytes=131071-262145" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      "bytes 131071-262145/600000",
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(large.subarray(131_071, 262_146))).toBe(
      true,
    );
  });

  test("tells HEAD its length", async () => {
    const head = await ask("/large.mp4", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "600000"]);
  });
});

describe("a part of a video", () => {
  test("is sent with its place in the whole", async () => {
    const answer = await ask("/demo.mp4", { headers: { range: "bytes=2-5" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("bytes 2-5/10");
    expect(answer.headers.get("content-length")).toBe("4");
    expect(await answer.text()).toBe("2345");
  });

  test("is sent with If-Range only while the video is still the same", async () => {
    const { headers } = await ask("/demo.mp4");
    const range = "bytes=2-5";
    const part = await ask("/demo.mp4", {
      headers: { range, "if-range": headers.get("etag") ?? "" },
    });
    expect([part.status, await part.text()]).toEqual([206, "2345"]);
    for (const other of [
      '"another"',
      `W/${headers.get("etag")}`,
      "Sun, 15 Nov 2026 09:30:00 GMT",
    ]) {
      const whole = await ask("/demo.mp4", { headers: { range, "if-range": other } });
      expect([whole.status, await whole.text()]).toEqual([200, video]);
      expect(whole.headers.get("content-range")).toBeNull();
    }
  });

  test("is not for HEAD, which tells about the whole", async () => {
    for (const range of ["bytes=2-5", "bytes=10-"]) {
      const answer = await ask("/demo.mp4", { method: "HEAD", headers: { range } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-length")).toBe("10");
      expect(answer.headers.get("content-range")).toBeNull();
      expect(await answer.text()).toBe("");
    }
  });

  test("is the same for every client, so that caches need not keep versions apart", async () => {
    expect((await ask("/demo.mp4")).headers.get("vary")).toBeNull();
  });

  test("that lies beyond its end is 416", async () => {
    const answer = await ask("/demo.mp4", { headers: { range: "bytes=10-" } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe("bytes */10");
  });
});

test("an empty file is sent as nothing", async () => {
  const answer = await ask("/empty.bin");
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, "0"]);
  expect(await answer.text()).toBe("");
});

describe("below a sub-path", () => {
  test("the page answers there", async () => {
    expect(await (await ask("/folio/about", {}, "/folio/")).text()).toBe("whole about.html");
  });

  test("the sub-path without its slash leads to the home page", async () => {
    const answer = await ask("/folio", {}, "/folio/");
    expect(answer.headers.get("location")).toBe("/folio/");
  });

  test.each(["/about", "/other/about"])("%s, outside it, is not found", async (address) => {
    expect((await ask(address, {}, "/folio/")).status).toBe(404);
  });
});
