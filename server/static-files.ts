import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileList, SiteFile } from "#contracts/file-list.ts";
import { fileHeaders, filePolicy, securityHeaders } from "#contracts/security-headers.ts";
import { isFresh, rangeToServe } from "./conditional-request.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { filePart } from "./file-part.ts";
import { parseRange } from "./range.ts";

const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

const longestPath = 2048;

/**
 * Answers for the built site. A request is looked up in the build's list of files and nothing else is
 * ever served, so no spelling of a path reaches the disk.
 */
export function createStaticFiles(
  folder: string,
  list: FileList,
  transportHeaders: Record<string, string> = {},
) {
  const files = new Map(Object.entries(list.files));
  const notFoundPage = files.get("/404.html");
  const pageHeaders = { ...securityHeaders, ...transportHeaders };
  const say = (status: number, text: string, headers: Record<string, string> = {}) =>
    plain(status, text, { ...transportHeaders, ...headers });
  const redirect = (location: string) => say(308, "This page has moved.", { Location: location });
  const answerFile = (request: Request, file: SiteFile, status = 200) =>
    fileAnswer({ request, folder, file, status, pageHeaders });

  async function answerPath(request: Request, path: string, search: string) {
    const file = files.get(path);
    if (file && file !== notFoundPage) return answerFile(request, file);
    const withoutSlash = path.replace(/\/+$/, "");
    if (withoutSlash !== path && files.has(withoutSlash)) {
      return redirect(list.basePath.slice(0, -1) + withoutSlash + search);
    }
    return answerNotFound(request);
  }

  async function answerNotFound(request: Request) {
    return notFoundPage
      ? answerFile(request, notFoundPage, 404)
      : say(404, "There is no page at this address.");
  }

  return async function serve(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return say(405, "This address can only be read.", { Allow: "GET, HEAD" });
    }
    const { pathname, search } = new URL(request.url);
    if (pathname.length > longestPath) return say(414, "This address is too long.");
    const requested = pathBelow(list.basePath, pathname);
    switch (requested.kind) {
      case "malformed":
        return say(400, "This address is malformed.");
      case "base":
        return redirect(list.basePath + search);
      case "inside":
        return answerPath(request, requested.path, search);
      case "outside":
        return answerNotFound(request);
    }
  };
}

type Requested = { kind: "malformed" | "base" | "outside" } | { kind: "inside"; path: string };

function pathBelow(basePath: string, pathname: string): Requested {
  if (`${pathname}/` === basePath) return { kind: "base" };
  if (!pathname.startsWith(basePath)) return { kind: "outside" };
  try {
    return { kind: "inside", path: decodeURIComponent(pathname.slice(basePath.length - 1)) };
  } catch {
    return { kind: "malformed" };
  }
}

async function fileAnswer({
  request,
  folder,
  file,
  status,
  pageHeaders,
}: {
  request: Request;
  folder: string;
  file: SiteFile;
  status: number;
  pageHeaders: Record<string, string>;
}) {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), file.encodings);
  const etag = `"${file.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers = new Headers({
    ...(file.policy ? pageHeaders : fileHeaders),
    "Content-Type": file.type,
    "Content-Security-Policy": file.policy ?? filePolicy,
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: etag,
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
  });
  if (status === 200 && isFresh(request, etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const source = path.join(folder, file.file + endings[encoding]);
  if (file.encodings.length === 0) {
    const range = status === 200 ? rangeToServe(request, etag) : null;
    return partAnswer(request, source, file.size, range, status, headers);
  }
  const text = await smallFile(source);
  headers.set("Content-Length", String(text.length));
  return new Response(request.method === "HEAD" ? null : text, { status, headers });
}

/** Text files are small, few and never change while the server runs: each is read once. */
const smallFiles = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function smallFile(source: string) {
  const known = smallFiles.get(source);
  if (known) return known;
  const content = readFile(source).then((bytes) => new Uint8Array(bytes));
  smallFiles.set(source, content);
  // A disk that failed for a moment must not make the page fail until the next restart.
  content.catch(() => smallFiles.delete(source));
  return content;
}

/** Pictures, fonts and videos, whole or the part a player asks for. */
function partAnswer(
  request: Request,
  source: string,
  size: number,
  rangeHeader: string | null,
  status: number,
  headers: Headers,
) {
  headers.set("Accept-Ranges", "bytes");
  const range = parseRange(rangeHeader, size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const body = request.method === "HEAD" || size === 0 ? null : filePart(source, { start, end });
  return new Response(body, { status: range ? 206 : status, headers });
}

export function plain(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": filePolicy,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
