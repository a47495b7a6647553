import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Contrast takes axe longer than all other rules together, so it has a check of its own below. */
const exceptContrast = {
  "color-contrast": { enabled: false },
  // Not on by default: the accessible name contains the visible text.
  "label-content-name-mismatch": { enabled: true },
};

/** What axe finds wrong by the rules of WCAG 2.2 AA, contrast aside. */
export function wcagFaults(page: Page) {
  return run(page, { runOnly: { type: "tag", values: wcag }, rules: exceptContrast });
}

/** What axe finds wrong in a part of the page by all its rules, best practices included. */
export async function allFaults(page: Page, within = "html") {
  return run(page, {}, within);
}

async function run(page: Page, options: axe.RunOptions, within = "html") {
  await injectAxe(page);
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within, {
        ...options,
        // For results of other kinds, axe would work out a selector of each element.
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { within, options },
  );
}

/** Looks known to have enough contrast, kept by the worker process from page to page. */
const legibleLooks = new Set<string>();

/**
 * Text with too little contrast. Contrast depends on color, size, weight and what is behind the text,
 * so axe measures one element of each such look, and none of a look that it has measured before.
 */
export async function contrastFaults(page: Page) {
  await injectAxe(page);
  const { faults, looks } = await page.evaluate(measureNewLooks, [...legibleLooks]);
  if (faults.length === 0) for (const look of looks) legibleLooks.add(look);
  return faults;
}

async function injectAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** Runs in the page. */
async function measureNewLooks(known: string[]) {
  const elements = new Map<string, Element>();
  const grounds = new Map<Element, string>();

  /** What is painted behind an element, from the root on. */
  function groundOf(element: Element | null): string {
    if (!element) return "";
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const isLayer = position !== "static" && position !== "relative";
    const own = [backgroundColor, backgroundImage, opacity, isLayer ? position : ""].join(" ");
    const isClear = own === "rgba(0, 0, 0, 0) none 1 ";
    const ground = groundOf(element.parentElement) + (isClear ? "" : `, ${own}`);
    grounds.set(element, ground);
    return ground;
  }

  function hasOwnText(element: Element) {
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  }

  for (const element of document.querySelectorAll("body *")) {
    if (!hasOwnText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, groundOf(element)].join("; ");
    if (!elements.has(look)) elements.set(look, element);
  }
  for (const look of known) elements.delete(look);
  if (elements.size === 0) return { faults: [], looks: [] };
  const { violations } = await window.axe.run(
    { include: [...elements.values()] },
    { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] },
  );
  return {
    faults: violations.flatMap(({ nodes }) => nodes.map(({ html }) => `contrast: ${html}`)),
    looks: [...elements.keys()],
  };
}
