import type { Names } from "./used-rules.ts";

const characters: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The names by which rules can apply to a page. Names in its inline scripts count too: a few too many do no harm. */
export function namesInPage(html: string): Names {
  const names = new Set<string>();
  for (const [, element = ""] of html.matchAll(/<([a-z][\w-]*)/gi))
    names.add(element.toLowerCase());
  for (const [, id = ""] of html.matchAll(/ id="([^"]*)"/g)) names.add(`#${decoded(id)}`);
  if (html.includes(" data-later=")) names.add("[data-later]");
  if (/ type="file"/.test(html)) names.add("type=file");
  if (/ type="(date|time|month|week)/.test(html)) names.add("type=date");
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${decoded(name)}`);
  }
  return names;
}

function decoded(attribute: string) {
  return attribute.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (code) => characters[code] ?? code);
}
