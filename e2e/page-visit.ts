import type { Page } from "@playwright/test";

/** Watches a page from its first request, and collects what goes wrong. */
export function watchVisit(page: Page, origin: string) {
  const faults: string[] = [];
  page.on("console", (message) => faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) faults.push(`another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { faults };
}
