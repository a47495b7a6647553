import type { IncomingMessage, ServerResponse } from "node:http";
import type { FileList, SiteFile } from "#contracts/file-list.ts";
import { chooseEncoding } from "./encoding.ts";

/** Names and values of the headers in turn, as Node writes them fastest. */
type Answer = { headers: string[]; body: Uint8Array };

/** Larger files take longer to send than to look up, and are not kept twice. */
const largestBytes = 512 * 1024;

/** A request with one of these needs more than the file as it is. */
const special = [
  "range",
  "if-range",
  "if-none-match",
  "content-length",
  "transfer-encoding",
] as const;

/**
 * Answers the plain GET of a text file straight from memory, several times as fast as through a Request
 * and a Response. What it sends is what `serve` once answered; everything else is left to `serve`.
 */
export function createQuickFiles(list: FileList, serve: (request: Request) => Promise<Response>) {
  const files = new Map(
    Object.entries(list.files)
      .filter(([path, file]) => isSmallText(file) && path !== "/404.html")
      .map(([path, file]) => [list.basePath.slice(0, -1) + path, file]),
  );
  /** By encoding and path; `null` while the answer is being made. */
  const answers = new Map<string, Answer | null>();

  async function remember(key: string, path: string, encoding: string) {
    answers.set(key, null);
    try {
      const headers = { "accept-encoding": encoding };
      const answer = await serve(new Request(`http://localhost${path}`, { headers }));
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
      const body = new Uint8Array(await answer.arrayBuffer());
      answers.set(key, { headers: [...answer.headers].flat(), body });
    } catch {
      // A disk that failed for a moment: the next request tries again, and `serve` says what is wrong.
      answers.delete(key);
    }
  }

  /** Whether the request was answered. */
  return function answerQuickly(request: IncomingMessage, response: ServerResponse): boolean {
    const file = plainlyRequested(request, files);
    if (!file) return false;
    const accepted = request.headers["accept-encoding"];
    const encoding = chooseEncoding(headerText(accepted), file.encodings);
    const key = `${encoding} ${request.url}`;
    const answer = answers.get(key);
    if (answer === undefined) remember(key, request.url ?? "", encoding);
    if (!answer) return false;
    response.writeHead(200, answer.headers);
    response.end(answer.body);
    return true;
  };
}

function isSmallText({ encodings, size }: SiteFile) {
  return encodings.length > 0 && size <= largestBytes;
}

function plainlyRequested(
  { method, url, headers }: IncomingMessage,
  files: ReadonlyMap<string, SiteFile>,
) {
  if (method !== "GET" || special.some((name) => name in headers)) return undefined;
  // A malformed host is refused elsewhere.
  if (!/^[\w.:[\]-]+$/.test(headers.host ?? "")) return undefined;
  return files.get(url ?? "");
}

function headerText(header: string | string[] | undefined) {
  return Array.isArray(header) ? header.join() : (header ?? null);
}
