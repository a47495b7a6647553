import type { IncomingMessage } from "node:http";

export type RequestTarget =
  | { kind: "address"; pathname: string; search: string }
  | { kind: "refused"; status: number; reason: string };

/** The path and query that a request names, or why it cannot be answered at all. */
export function readTarget({
  url = "",
  headers: { host },
  httpVersionMajor,
}: Pick<IncomingMessage, "url" | "headers" | "httpVersionMajor">): RequestTarget {
  // Node's parser lets `HTTP/2.0` in a request line pass.
  if (httpVersionMajor !== 1) return refused(505, "This server speaks HTTP/1.1 and HTTP/1.0.");
  // Two hosts arrive as one with a comma. An HTTP/1.0 request may have none.
  if (host !== undefined && !/^[\w.:[\]-]+$/.test(host))
    return refused(400, "Which host is meant?");
  if (url.startsWith("/")) return address(url);
  // The form for proxies: `GET http://site.example/about`.
  if (!URL.canParse(url)) return refused(400, "This address is malformed.");
  const { pathname, search } = new URL(url);
  return { kind: "address", pathname, search };
}

function address(url: string): RequestTarget {
  const query = url.indexOf("?");
  return query === -1
    ? { kind: "address", pathname: url, search: "" }
    : { kind: "address", pathname: url.slice(0, query), search: url.slice(query) };
}

function refused(status: number, reason: string): RequestTarget {
  return { kind: "refused", status, reason };
}
