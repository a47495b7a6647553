import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** A sheet and what `print.css` leaves of its width, in CSS pixels. */
export const papers = {
  A4: { width: 794, height: 1123, text: 643 },
  Letter: { width: 816, height: 1056, text: 665 },
} as const;

export type Paper = keyof typeof papers;

/** Lays the page out as the browser does for print: media queries see the sheet, the text its margins. */
export async function layOutOn(page: Page, paper: Paper) {
  const { width, height, text } = papers[paper];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print" });
  await page.evaluate((pixels) => {
    document.documentElement.style.width = `${pixels}px`;
  }, text);
}

/** What extends beyond the paper, or is cut off by a box too small for it. */
export function cutOff(page: Page, paper: Paper) {
  return page.evaluate((width) => {
    const isForScreenReaders = (element: Element) => element.closest(".sr-only") !== null;
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && !isForScreenReaders(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const cuts = getComputedStyle(element).overflowX !== "visible";
        const isCut = cuts && element.scrollWidth > element.clientWidth + 1;
        return isCut || left < -1 || right > width + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, papers[paper].text);
}

export function sheetsOf(pdf: Buffer) {
  return pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;
}

/** Chromium shrinks a page that is too wide for the paper; unshrunk, a CSS pixel is 3.125 of its units. */
export function isShrunk(pdf: Buffer) {
  const streams = pdf.toString("latin1").matchAll(/stream\n(.*?)\nendstream/gs);
  return [...streams].some(([, packed = ""]) => {
    const drawing = unpacked(packed);
    const scale = /\nW\* n\nq\n([\d.]+) 0 0 \1 /.exec(drawing)?.[1];
    return scale !== undefined && Number(scale) < 3.1;
  });
}

/** Pictures are compressed differently, and draw no text. */
function unpacked(packed: string) {
  try {
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}
