import { type DataStrategyResult, isRouteErrorResponse, redirectDocument } from "react-router";
import { importModules, type PageModules } from "./page-text.ts";

type Navigation = { url: URL; params: Record<string, string | undefined> };
type Results = Record<string, DataStrategyResult>;

/**
 * Runs on every navigation in the browser. A page is shown once its text is there. An address that the
 * router does not know, or whose text has moved since the site was opened, is left to the server.
 */
export async function bringText({ url, params }: Navigation, next: () => Promise<Results>) {
  if (params["*"] !== undefined) throw redirectDocument(url.href);
  const results = await next();
  for (const { type, result } of Object.values(results)) {
    if (type === "error" && isRouteErrorResponse(result) && result.status === 404) {
      throw redirectDocument(url.href);
    }
    if (type === "data" && hasText(result)) {
      await importModules(result).catch(() => {
        throw redirectDocument(url.href);
      });
    }
  }
  return results;
}

function hasText(data: unknown): data is PageModules {
  return typeof data === "object" && data !== null && "text" in data;
}
