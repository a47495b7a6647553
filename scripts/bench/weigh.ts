import type { Browser, CDPSession } from "@playwright/test";
import type { Weight } from "./figures.ts";
import { visit } from "./visit.ts";

/** Longer than a page may wait for an idle moment before its script starts. */
const quietMs = 2500;
const patienceMs = 30_000;

/** Opens a page with an empty cache and counts bytes until nothing more is requested. */
export function weigh(browser: Browser, url: string): Promise<Weight> {
  return visit(browser, {}, async (page, devtools) => {
    const count = await countRequests(devtools);
    await page.goto(url, { waitUntil: "load" });
    await count.quiet();
    return count.weight(new URL(page.url()).origin);
  });
}

type Asked = { url: string; beforeScript: boolean; bytes: number };

async function countRequests(devtools: CDPSession) {
  const asked = new Map<string, Asked>();
  const open = new Set<string>();
  let scriptAsked = false;
  let lastActivity = performance.now();

  devtools.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    lastActivity = performance.now();
    scriptAsked ||= type === "Script";
    // A redirect keeps its request id, so the first response is counted under a separate key.
    const redirected = asked.get(requestId);
    if (redirected && redirectResponse) {
      asked.set(`${requestId} of ${redirected.url}`, {
        ...redirected,
        bytes: redirectResponse.encodedDataLength,
      });
    }
    asked.set(requestId, { url: request.url, beforeScript: !scriptAsked, bytes: 0 });
    open.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastActivity = performance.now();
    open.delete(requestId);
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  devtools.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  await devtools.send("Network.enable");

  return {
    async quiet() {
      const began = performance.now();
      const isQuiet = () => open.size === 0 && performance.now() - lastActivity > quietMs;
      // Some sites never stop requesting; whatever they requested until then is counted.
      while (!isQuiet() && performance.now() - began < patienceMs) await pause(100);
    },
    weight: (origin: string) => addUp([...asked.values()], origin),
  };
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function addUp(requests: readonly Asked[], origin: string): Weight {
  const bytesOf = (some: readonly Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    bytes: bytesOf(requests),
    bytesBeforeScript: bytesOf(requests.filter(({ beforeScript }) => beforeScript)),
    requests: requests.length,
    requestsToOthers: requests.filter(({ url }) => new URL(url).origin !== origin).length,
  };
}
