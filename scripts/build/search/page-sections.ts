import { type Node, Window } from "happy-dom";

export type PageSection = {
  /** Anchor of the section; an empty one is the page's opening. */
  anchor: string;
  heading: string;
  text: string;
};

/** Controls, drawings and what is said twice; a search should find what a page says, once. */
const unspoken =
  "script, style, svg, noscript, nav, button, dialog, form, input, select, textarea, [aria-hidden=true], .sr-only, [data-search=skip]";

const inline = new Set(
  "A ABBR B CITE CODE DFN EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME VAR".split(" "),
);

/** A page's words, cut at the headings that can be linked to. */
export function pageSections(html: string): PageSection[] {
  const document = new new Window().DOMParser().parseFromString(html, "text/html");
  const main = document.querySelector("main");
  if (!main) throw new Error("A page without a <main> cannot be searched.");
  for (const element of main.querySelectorAll(unspoken)) element.remove();

  const sections: PageSection[] = [{ anchor: "", heading: "", text: "" }];
  function read(node: Node) {
    const current = sections.at(-1);
    if (!current) return;
    const name = node.nodeName;
    if (name === "H1") return;
    if (name === "#text") {
      current.text += node.textContent;
      return;
    }
    const anchor = /^H[23]$/.test(name) ? anchorOf(node) : null;
    if (anchor) {
      sections.push({ anchor, heading: words(node.textContent ?? ""), text: "" });
      return;
    }
    const gap = inline.has(name) ? "" : " ";
    current.text += gap;
    for (const child of node.childNodes) read(child);
    const last = sections.at(-1);
    if (last) last.text += gap;
  }
  read(main);
  return sections.map((section) => ({ ...section, text: words(section.text) }));
}

/** Ids that React made up are other ones in the next build. */
function anchorOf(heading: Node) {
  const id = "id" in heading ? String(heading.id) : "";
  return id && !id.startsWith("_") ? id : null;
}

function words(text: string) {
  return text.replaceAll(/\s+/g, " ").trim();
}
