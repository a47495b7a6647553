/** What is wrong with a link in a text, if anything can be said without following it. */
export function linkProblem(link: string, pagePaths: readonly string[]): string[] {
  if (/^[#?]/.test(link)) return [];
  if (link.startsWith("/")) {
    return pagePaths.includes(pathOf(link))
      ? []
      : [`"${link}" leads to no page; ${fixFor(link, pagePaths)}.`];
  }
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d ()-]+)/.test(link)) return [];
  if (isWebAddress(link)) return [];
  return [
    `"${link}" is not an address; write https://… for another site, /… for a page of this one.`,
  ];
}

function isWebAddress(link: string) {
  // `URL` accepts `https:/x` and `https:x` too, which are slips.
  if (!/^https?:\/\/[^/]/.test(link) || !URL.canParse(link)) return false;
  const { hostname } = new URL(link);
  return /^[^.]+(\.[^.]+)+$/.test(hostname) || hostname === "localhost";
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
  return nearest && shared(nearest) > 3 ? `perhaps "${nearest}" is meant` : "correct or remove it";
}
