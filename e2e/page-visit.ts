import type { Page } from "@playwright/test";

export type ResourceKind = "document" | "stylesheet" | "font" | "script" | "image";

/** Watches a page from its first request: what goes wrong, and how many bytes arrive. */
export function watchVisit(page: Page, origin: string) {
  const faults: string[] = [];
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on("console", (message) => faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) faults.push(`another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        kind,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  return {
    faults,
    /** Bytes over the wire so far, headers included: of some kinds, or of all. */
    async weight() {
      const all = await Promise.all(sizes);
      return (...kinds: ResourceKind[]) =>
        all
          .filter(({ kind }) => kinds.length === 0 || kinds.some((wanted) => wanted === kind))
          .reduce((sum, { bytes }) => sum + bytes, 0);
    },
  };
}
