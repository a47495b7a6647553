import type { IncomingMessage, ServerResponse } from "node:http";
import type { FileList } from "#contracts/file-list.ts";
import { answerWithText } from "./answers.ts";
import { prepareFile } from "./prepare-file.ts";

const longestPath = 2048;

/** What became of a request: a page was shown, another file was sent, or neither exists. */
export type Served = "page" | "file" | "nothing";

/**
 * Answers for the built site. A request is looked up in the build's list of files and nothing else is
 * ever served, so no spelling of a path reaches the disk. What does not depend on the request is
 * prepared once.
 */
export function createStaticFiles(
  folder: string,
  list: FileList,
  transportHeaders: Record<string, string>,
) {
  const files = new Map(
    Object.entries(list.files).map(([address, file]) => [
      address,
      prepareFile(folder, file, transportHeaders),
    ]),
  );
  const notFoundPage = files.get("/404.html");

  return async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: { pathname: string; search: string },
  ): Promise<Served> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plainAnswer(405, "This address can only be read.", { Allow: "GET, HEAD" });
    }
    if (pathname.length > longestPath) return plainAnswer(414, "This address is too long.");
    const requested = pathBelow(list.basePath, pathname);
    switch (requested.kind) {
      case "malformed":
        return plainAnswer(400, "This address is malformed.");
      case "base":
        return redirect(list.basePath);
      case "outside":
        return answerNotFound();
      case "inside":
        return answerPath(requested.path);
    }

    async function answerPath(address: string): Promise<Served> {
      const file = files.get(address);
      if (file && file !== notFoundPage) {
        await file.send(request, response, 200);
        return file.isPage ? "page" : "file";
      }
      const withoutSlash = address.replace(/\/+$/, "");
      return withoutSlash !== address && files.has(withoutSlash)
        ? redirect(list.basePath.slice(0, -1) + withoutSlash)
        : answerNotFound();
    }

    async function answerNotFound(): Promise<Served> {
      if (!notFoundPage) return plainAnswer(404, "There is no page at this address.");
      await notFoundPage.send(request, response, 404);
      return "nothing";
    }

    function redirect(address: string) {
      return plainAnswer(308, "This page has moved.", { Location: encodeURI(address) + search });
    }

    function plainAnswer(
      status: number,
      text: string,
      headers: Record<string, string> = {},
    ): Served {
      answerWithText(response, status, text, { ...transportHeaders, ...headers });
      return "nothing";
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
