import stylesheet from "./trace.css?url";
import { formulaOf, Trace } from "./trace.tsx";
import { press, walk } from "./walk.ts";
import { writtenWorkings } from "./working-of.ts";

/** All that is loaded at the first press, with a stylesheet that `loadStyles` waits for. */
export const tracing = {
  Trace,
  press,
  walk,
  formulaOf,
  writtenWorkings,
  loadStyles: () => loadStylesheet(stylesheet),
};

/**
 * Adds a stylesheet to the page and waits for it. React could do the same, but holds back every change on the page
 * until it has arrived: a number typed meanwhile would jump back.
 */
function loadStylesheet(href: string): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const known = links.find((link) => link.getAttribute("href") === href);
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? document.createElement("link");
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      // So that the next press tries again.
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    if (known) return;
    link.rel = "stylesheet";
    link.setAttribute("href", href);
    document.head.append(link);
  });
}
