/** Links in prose that lead to no page of the site, one line each. */
export function brokenLinks(
  texts: ReadonlyMap<string, string>,
  pagePaths: readonly string[],
): string[] {
  return [...texts].flatMap(([file, text]) =>
    linksIn(text)
      .filter((link) => !pagePaths.includes(pathOf(link)))
      .map((link) => `${file}: link: "${link}" leads to no page; ${fixFor(link, pagePaths)}.`),
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

/** The page whose address shares the longest beginning is most likely the one that was meant. */
function fixFor(link: string, pagePaths: readonly string[]) {
  const shared = (path: string) => {
    let length = 0;
    while (length < path.length && path[length] === link[length]) length += 1;
    return length;
  };
  const nearest = [...pagePaths].sort((a, b) => shared(b) - shared(a))[0];
  return nearest && shared(nearest) > 3 ? `perhaps "${nearest}" is meant` : "correct or remove it";
}
