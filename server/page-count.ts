/** Programs that say what they are. Those that do not are counted as visitors. */
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
export function viewLine(request: Request, answer: Response, now: Date): string | null {
  if (!isPage(request, answer) || !isPerson(request.headers)) return null;
  const { pathname, host } = new URL(request.url);
  const from = hostOf(request.headers.get("referer"));
  const minute = `${now.toISOString().slice(0, 16)}Z`;
  return `view ${minute} ${pathname}${from === null || from === host ? "" : ` from ${from}`}`;
}

function isPage({ method, headers }: Request, answer: Response) {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return (
    method === "GET" &&
    (answer.status === 200 || answer.status === 304) &&
    (answer.headers.get("content-type") ?? "").startsWith("text/html") &&
    (headers.get("sec-fetch-dest") ?? "document") === "document" &&
    !purpose.includes("prefetch")
  );
}

function isPerson(headers: Headers) {
  const browser = headers.get("user-agent") ?? "";
  const isAsked = headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
  return browser !== "" && !programs.test(browser) && !isAsked;
}

function hostOf(address: string | null) {
  return address !== null && URL.canParse(address) ? new URL(address).host || null : null;
}
