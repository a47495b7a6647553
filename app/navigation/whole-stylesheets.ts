import { useEffect } from "react";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { abandon } from "./unanswered-navigation.ts";

type Results = Record<string, DataStrategyResult>;

/** A page is shown once its rules are there, as it is with its data. */
export const bringStylesheets: MiddlewareFunction<Results> = async ({ url, request }, next) => {
  const [results] = await Promise.all([
    next(),
    wholeStylesheets().catch(() => abandon(url.href, request.signal)),
  ]);
  return results;
};

let enabled: Promise<unknown> | null = null;

/**
 * A built page has only the rules for its own markup and script, and its stylesheets are disabled. Another
 * page needs them whole. Resolves when they are applied; after a failure the next call tries again.
 */
function wholeStylesheets() {
  enabled ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")].map(enable),
  ).catch((error) => {
    enabled = null;
    throw error;
  });
  return enabled;
}

function enable(link: HTMLLinkElement) {
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      reject(new Error(`${link.href} could not be loaded.`));
    };
    link.disabled = false;
  });
}

/** Resolves when the stylesheets that the page asked for with its script are applied, or have failed to load. */
export function requestedStylesheets() {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])");
  const waiting = [...links].filter(({ sheet }) => !sheet);
  return Promise.all(waiting.map((link) => enable(link).catch(() => {})));
}

/** Loads them at the first sign that a link will be followed. */
export function useStylesheetsAtIntent() {
  useEffect(() => {
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    function load({ target }: Event) {
      if (target instanceof Element && target.closest("a[data-discover]")) {
        wholeStylesheets().catch(() => {});
      }
    }
    for (const sign of signs) addEventListener(sign, load, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, []);
}
