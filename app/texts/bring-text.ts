import { type DataStrategyResult, redirectDocument } from "react-router";
import { abandon } from "#app/navigation/unanswered-navigation.ts";
import { importModules, type PageModules } from "./page-text.ts";

type Navigation = { url: URL; params: Record<string, string | undefined>; request: Request };
type Results = Record<string, DataStrategyResult>;

/**
 * Runs on every navigation in the browser. A page is shown once its text has loaded. An address that no
 * route matches is left to the server, and so is a page whose text has moved since the site was opened.
 */
export async function bringText(
  { url, params, request }: Navigation,
  next: () => Promise<Results>,
) {
  if (params["*"] !== undefined) throw redirectDocument(url.href);
  const results = await next();
  for (const { type, result } of Object.values(results)) {
    if (type === "data" && hasText(result)) {
      await importModules(result).catch(() => abandon(url.href, request.signal));
    }
  }
  return results;
}

function hasText(data: unknown): data is PageModules {
  return typeof data === "object" && data !== null && "text" in data;
}
