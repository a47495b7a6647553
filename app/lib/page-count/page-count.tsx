import { useEffect } from "react";

/** Tells the owner's counter about each page a visitor sees. Only in builds with `PAGE_COUNT_URL`. */
export function PageCount({ counter, page }: { counter: string; page: string }) {
  useEffect(() => sendView(counter, page), [counter, page]);
  return null;
}

declare global {
  interface Navigator {
    /** Global Privacy Control, which not every browser has. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Sends the path of the page and, once, the host that the visitor came from. `sendBeacon` would also send the
 * counter's cookies, so this is the equivalent without them. Visitors who ask not to be tracked are not counted.
 */
export function sendView(counter: string, page: string) {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  fetch(counter, {
    method: "POST",
    body: new URLSearchParams({ page, from: referringHost() }),
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch(() => {
    // A view that is not counted is no concern of the visitor's.
  });
}

let isFirst = true;

function referringHost() {
  const referrer = isFirst && document.referrer ? new URL(document.referrer).host : "";
  isFirst = false;
  return referrer === location.host ? "" : referrer;
}
