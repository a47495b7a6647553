import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Bots that identify themselves. Any other is counted as a visitor. */
const programs =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|feed|curl|wget|python|java\/|go-http|node|axios|libwww|scan|check/i;

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether to count. Throws one line for a value that means nothing. */
export function countsPages(env: Environment) {
  const value = env.PAGE_COUNT?.trim() ?? "";
  if (value === "" || value === "off") return false;
  if (value === "log") return true;
  throw new Error(`PAGE_COUNT must be log or off. It is "${value}".`);
}

/**
 * A line for each page that a person opens: the minute, the page, and the host they came from. No address, no
 * browser, no cookie. Visitors who ask not to be tracked are left out.
 */
export function viewLine(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  pathname: string,
  now: Date,
): string | null {
  if (method !== "GET" || !isVisit(headers) || !isPerson(headers)) return null;
  const from = hostOf(headers.referer);
  const minute = `${now.toISOString().slice(0, 16)}Z`;
  return `view ${minute} ${pathname}${from === null || from === headers.host ? "" : ` from ${from}`}`;
}

function isVisit(headers: IncomingHttpHeaders) {
  const purpose = String(headers["sec-purpose"] ?? headers.purpose ?? "");
  return (headers["sec-fetch-dest"] ?? "document") === "document" && !purpose.includes("prefetch");
}

function isPerson(headers: IncomingHttpHeaders) {
  const browser = headers["user-agent"] ?? "";
  const asksNotToBeCounted = headers.dnt === "1" || headers["sec-gpc"] === "1";
  return browser !== "" && !programs.test(browser) && !asksNotToBeCounted;
}

function hostOf(address: string | undefined) {
  return address !== undefined && URL.canParse(address) ? new URL(address).host || null : null;
}
