/** An element of a page. Heights are guesses, in rem, for the width of a phone. */
type Part = {
  name: string;
  /** Where an attribute can be added to its tag. */
  tagEnd: number;
  top: number;
  height: number;
  parts: Part[];
  /** Elements inside it. */
  size: number;
};

/** Other elements are as wide as their content, or, like a table, the browser cannot leave them out. */
const blocks =
  "article aside blockquote details div dl figure footer form h2 h3 h4 header li nav ol p pre section ul";
const canWait = new Set(blocks.split(" "));

const withoutContent = new Set("br col hr img input link meta source track wbr".split(" "));

/** These are not laid out with the page. */
const notShown = /<(dialog|script|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/**
 * What begins below this, in rem, is below the first screen of a phone. It is more than a screen, because the guess
 * of a place can be too high by up to a half.
 */
const firstScreen = 54;

/** What begins below this is at least a screen or two further down. */
const firstScreens = 140;

/** A page that is shorter than this is laid out quickly, and is better without the bytes of the marks. */
const fewScreens = 200;

/** In elements. A part is laid out in one go, which should not take long. */
const largestSize = 60;

/**
 * Marks the parts of a long page that are below its first screen: `data-later` is a guess of their height, and
 * `data-next` marks those that come next to the first screen. The browser lays them out after the first paint: see
 * `app/start/lay-out-later-parts.ts`.
 */
export function markLaterParts(html: string, page: string) {
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>", start) + "</main>".length;
  if (start === -1)
    throw new Error(`${page}: no <main>, so it is not known what to lay out first.`);
  const main = html.slice(start, end);
  const whole = readPart(main, page);
  const script = /(?<=<script>)\(function layOutLaterParts\([\s\S]*?(?=<\/script>)/;
  if (whole.height < fewScreens) return html.replace(script, "");
  // From the end of the page, so that the places of the tags before stay the same.
  const marked = laterParts(whole).reduceRight((text, part) => {
    const mark = `${isFar(part) ? "" : " data-next"} data-later="${Math.ceil(part.height / 4) * 4}"`;
    return text.slice(0, part.tagEnd) + mark + text.slice(part.tagEnd);
  }, main);
  return html.slice(0, start) + marked + html.slice(end);
}

function laterParts(part: Part): Part[] {
  const isSmall = part.size <= largestSize;
  const canBeMarked = part.top > firstScreen && canWait.has(part.name);
  if (isSmall && canBeMarked) return [part];
  const inner = part.parts.flatMap(laterParts);
  if (!canBeMarked) return inner;
  // A table, a drawing or a block of code has no parts that can wait on their own.
  const innerSize = inner.reduce((sum, { size }) => sum + 1 + size, 0);
  if (innerSize < part.size / 2) return [part];
  // A section is also marked as a whole: leaving it out takes less time than leaving out each of its parts.
  return part.name === "section" ? [part, ...inner] : inner;
}

function isFar({ top }: Part) {
  return top > firstScreens;
}

const textAndTag = /([^<]*)<(\/?)([a-z][\w-]*)[^>]*>/gi;

/** React closes every element and escapes `<` and `>` in texts and attributes, so this simple reader is enough. */
function readPart(main: string, page: string) {
  const root: Part = { name: "", tagEnd: 0, top: 0, height: 0, parts: [], size: 0 };
  const open = [root];
  let bottom = 0;
  let elements = 0;
  // Blanked out instead of removed: the places of all other tags stay the same.
  const shown = main.replaceAll(notShown, (hidden) => " ".repeat(hidden.length));
  for (const { 0: match, 1: text = "", 2: slash, 3: name = "", index } of shown.matchAll(
    textAndTag,
  )) {
    bottom += text.trim().length / 24;
    const parent = open.at(-1) ?? root;
    if (slash) {
      if (parent.name !== name) throw new Error(`${page}: </${name}> closes <${parent.name}>.`);
      parent.height = bottom - parent.top;
      parent.size = elements - parent.size;
      open.pop();
      continue;
    }
    bottom += 1 / 6;
    elements += 1;
    const isEmpty = match.endsWith("/>") || withoutContent.has(name);
    const tagEnd = index + match.length - (match.endsWith("/>") ? 2 : 1);
    const part: Part = {
      name,
      tagEnd,
      top: bottom,
      height: 0,
      parts: [],
      size: isEmpty ? 0 : elements,
    };
    parent.parts.push(part);
    if (!isEmpty) open.push(part);
  }
  root.height = bottom;
  return root;
}
