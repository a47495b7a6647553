import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ContactHealth } from "#contact/service/health.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import { answerWithText, healthAnswer, healthPath, secureAnswer } from "./answers.ts";
import { viewLine } from "./page-count.ts";
import { createStaticFiles } from "./static-files.ts";

type HandleContact = (request: Request, client: { address: string }) => Promise<Response>;

/** The whole site as a request listener for Node; `start-server.ts` listens on a port with it. */
export function createApp({
  siteFolder,
  files,
  handleContact,
  checkHealth,
  transportHeaders = {},
  countViews = null,
}: {
  siteFolder: string;
  files: FileList;
  handleContact: HandleContact;
  checkHealth: () => Promise<ContactHealth>;
  transportHeaders?: Record<string, string>;
  /** Gets a line for each page view; `null` counts nothing. */
  countViews?: ((line: string) => void) | null;
}): RequestListener {
  const serveFile = createStaticFiles(siteFolder, files, transportHeaders);
  const belowBase = (path: string) => files.basePath.slice(0, -1) + path;
  const contactAddress = belowBase(contactPath);
  // At the root too: a health check asks the server itself, not the site behind its proxy.
  const healthAddresses = [healthPath, belowBase(healthPath)];
  const answerContact = asListener((request, address) => handleContact(request, { address }));
  const answerHealth = asListener(async () => healthAnswer(await checkHealth()));

  return async function answer(request, response) {
    try {
      await route(request, response);
    } catch (error) {
      console.error("A request failed:", error);
      if (response.headersSent) response.destroy();
      else answerWithText(response, 500, internalErrorText, transportHeaders);
    }
  };

  async function route(request: IncomingMessage, response: ServerResponse) {
    const target = readTarget(request);
    if (target.kind === "refused") {
      return answerWithText(response, target.status, target.reason, transportHeaders);
    }
    const { pathname } = target;
    if (pathname === contactAddress) return answerContact(request, response);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && healthAddresses.includes(pathname)) return answerHealth(request, response);
    const served = await serveFile(request, response, target);
    const view = countViews && served === "page" ? viewLine(request, pathname, new Date()) : null;
    if (view) countViews?.(view);
  }

  /** The services know Request and Response alone, so that they run on other platforms too. */
  function asListener(service: (request: Request, address: string) => Promise<Response>) {
    async function fetch(request: Request, { incoming }: HttpBindings) {
      try {
        return await service(request, incoming.socket.remoteAddress ?? "unknown");
      } catch (error) {
        console.error("A request failed:", error);
        return new Response(`${internalErrorText}\n`, { status: 500 });
      }
    }
    return getRequestListener(
      async (request, bindings) =>
        secureAnswer(await fetch(request, bindings as HttpBindings), transportHeaders),
      // For an HTTP/1.0 request, which may name no host.
      { hostname: "localhost" },
    );
  }
}

const internalErrorText = "Something went wrong on our side. Please try again.";

type RequestTarget =
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
