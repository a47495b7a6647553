import type { Weight } from "./figures.ts";

/** A request as Lighthouse lists it. */
export type ListedRequest = {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime: number;
};

/** What a first visit costs. Only requests over the network count, headers included. */
export function weightOf(listed: readonly ListedRequest[], origin: string): Weight {
  const requests = listed.filter(({ url }) => /^https?:/.test(url));
  const scriptTimes = requests
    .filter(({ resourceType }) => resourceType === "Script")
    .map(({ networkRequestTime }) => networkRequestTime);
  const scriptAt = Math.min(...scriptTimes);
  const bytesOf = (some: readonly ListedRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    bytes: bytesOf(requests),
    bytesBeforeScript: bytesOf(
      requests.filter(({ networkRequestTime }) => networkRequestTime < scriptAt),
    ),
    requests: requests.length,
    requestsToOthers: requests.filter(({ url }) => new URL(url).origin !== origin).length,
  };
}
