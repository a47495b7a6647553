/** Broken internal links in prose, one line each. */
export function brokenLinks(
  texts: ReadonlyMap<string, string>,
  pagePaths: readonly string[],
): string[] {
  return [...texts].flatMap(([file, text]) =>
    linksIn(text)
      .filter((link) => !pagePaths.includes(pathOf(link)))
      .map(
        (link) => `${file}: link: "${link}" does not lead to a page; ${fixFor(link, pagePaths)}.`,
      ),
  );
}

/** Internal links, written in Markdown or as an attribute. */
function linksIn(text: string) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const found = prose.matchAll(/\]\((\/[^)\s]*)\)|(?:href|to)="(\/[^"]*)"/g);
  return [...found].map(([, markdown, attribute]) => markdown ?? attribute ?? "");
}

function pathOf(link: string) {
  const path = link.replace(/[?#].*$/, "");
  return path === "/" ? path : path.replace(/\/$/, "");
}

/** Suggests the page whose path has the longest prefix in common with the link. */
function fixFor(link: string, pagePaths: readonly string[]) {
  const shared = (path: string) => {
    let length = 0;
    while (length < path.length && path[length] === link[length]) length += 1;
    return length;
  };
  const nearest = [...pagePaths].sort((a, b) => shared(b) - shared(a))[0];
  return nearest && shared(nearest) > 3 ? `perhaps you meant "${nearest}"` : "correct or remove it";
}
