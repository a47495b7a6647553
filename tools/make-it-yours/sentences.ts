import { Window } from "happy-dom";

/** Controls and what they say belong to the interface. */
const interfaceParts = "script, svg, noscript, dialog, form, nav, button, [role=status], .sr-only";

/** The sentences a visitor reads in the main part of a page. */
export function sentencesOf(html: string) {
  const document = new new Window().DOMParser().parseFromString(html, "text/html");
  for (const part of document.querySelectorAll(interfaceParts)) part.remove();
  const blocks = [...document.querySelectorAll("main :is(p, li, dd, figcaption)")];
  const innermost = blocks.filter((block) => !block.querySelector("p, h2, h3, li, dd"));
  return innermost.flatMap(({ textContent }) =>
    textContent
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
      .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(" ").length >= 4),
  );
}
