import { type DataStrategyResult, redirectDocument } from "react-router";
import { abandon } from "#app/navigation/unanswered-navigation.ts";
import { importModules, type PageModules } from "./page-text.ts";

type Navigation = { url: URL; params: Record<string, string | undefined>; request: Request };
type Results = Record<string, DataStrategyResult>;

/**
 * Runs on every navigation in the browser. A page is shown once its text has loaded. An address that no
 * route matches is left to the server, and so is a page whose text has moved since the site was opened. A
 * page that runs queries is opened as a document: its policy allows more than that of other pages.
 */
export async function bringText(
  { url, params, request }: Navigation,
  next: () => Promise<Results>,
) {
  if (params["*"] !== undefined) throw redirectDocument(url.href);
  const results = await next();
  for (const { type, result } of Object.values(results)) {
    if (type === "data" && hasText(result)) {
      if (result.runsSql && !canRunSql()) throw redirectDocument(url.href);
      await importModules(result).catch(() => abandon(url.href, request.signal));
    }
  }
  return results;
}

/** The policy is that of the page with which the site was opened. There is none in development. */
function canRunSql() {
  const policy = document.querySelector("meta[http-equiv=Content-Security-Policy]");
  return policy?.getAttribute("content")?.includes("worker-src 'self'") ?? true;
}

function hasText(data: unknown): data is PageModules {
  return typeof data === "object" && data !== null && "text" in data;
}
