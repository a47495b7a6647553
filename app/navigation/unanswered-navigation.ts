import { type ContextType, useContext, useEffect, useSyncExternalStore } from "react";
import {
  createPath,
  type MiddlewareFunction,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigation,
} from "react-router";

const probeTimeLimitMs = 10_000;

type Router = NonNullable<ContextType<typeof RouterContext>>["router"];

/** Read directly from the router: its requests may fail before React learns of the navigation. */
let router: Router | null = null;
/** The position of the current page in the browser's history, as the router numbers it. */
let shownIndex = 0;
let unanswered: string | null = null;
/** Pages whose code did not load. The router waits for it for ever, so they are opened in full. */
const withoutCode = new Set<string>();
let isLeaving = false;
let isReloading = false;
const watchers = new Set<() => void>();

/**
 * The address of a page that could not be opened because the site is not responding. The current page
 * stays. Cleared by the next page that opens.
 */
export function useUnansweredNavigation() {
  const { key } = useLocation();
  const { location } = useNavigation();
  const context = useContext(RouterContext);
  useEffect(() => {
    router = context?.router ?? null;
  }, [context]);
  useEffect(() => {
    if (location && withoutCode.has(location.pathname)) void openInFullOrStay(createPath(location));
  }, [location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new for every page, so the effect runs again
  useEffect(() => {
    shownIndex = historyIndex();
    setUnanswered(null);
  }, [key]);
  useEffect(guardReload, []);
  return useSyncExternalStore(
    watch,
    () => unanswered,
    () => null,
  );
}

export function dismissUnanswered() {
  setUnanswered(null);
}

type Results = Record<string, { type: "data" | "error" }>;

/** If a page's data cannot be loaded, the router would replace the current page with an error. */
export const keepPageWithoutData: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const failed = Object.values(results).some(({ type }) => type === "error");
  if (!failed || request.signal.aborted) return;
  await abandon(targetHref() ?? request.url, request.signal);
};

/** Ends a navigation that the router cannot complete. */
export async function abandon(href: string, signal: AbortSignal) {
  await openInFullOrStay(href);
  // The navigation never completes; the visitor's next one replaces it.
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
}

/**
 * If a page's code cannot be loaded, the router reloads the current page. Browsers without the
 * Navigation API do just that.
 */
function guardReload() {
  // The dev server reloads the page by script whenever a file changes.
  if (import.meta.env.DEV || !("navigation" in window)) return;
  function guard(event: NavigateEvent) {
    if (event.navigationType !== "reload" || isReloading || !isCalledByScript()) return;
    event.preventDefault();
    const target = targetHref();
    // Prefetching a page whose code is gone asks for a reload too. There is nothing to do until its link
    // is followed.
    if (target === null || isLeaving) return;
    withoutCode.add(new URL(target, location.href).pathname);
    void openInFullOrStay(target);
  }
  navigation.addEventListener("navigate", guard);
  return () => navigation.removeEventListener("navigate", guard);
}

/** The visitor's own reload comes from the browser, with nothing above the listener on the stack. */
function isCalledByScript() {
  // A line each for the message, this function and the listener.
  return (new Error().stack ?? "").split("\n").length > 3;
}

/** The page that the visitor is navigating to. */
function targetHref() {
  const location = router?.state.navigation.location;
  return location ? createPath(location) : null;
}

/** After a new deployment the page is there and only its old code is gone, so it is loaded in full. */
async function openInFullOrStay(href: string) {
  if (await answers(href)) {
    isLeaving = true;
    isReloading = new URL(href, location.href).href === location.href;
    if (isReloading) location.reload();
    else location.assign(href);
  } else if (unanswered !== href) {
    setUnanswered(href);
    // Going back or forward changes the url before the page is there.
    const delta = shownIndex - historyIndex();
    if (delta !== 0) history.go(delta);
  }
}

async function answers(href: string) {
  try {
    const signal = AbortSignal.timeout(probeTimeLimitMs);
    const { status } = await fetch(href, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}

function historyIndex(): number {
  const { idx } = Object(history.state) as { idx?: unknown };
  return typeof idx === "number" ? idx : 0;
}

function setUnanswered(href: string | null) {
  unanswered = href;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
