/** What other sites show beside a link to a page, in the size they ask for. */
export const previewSize = { width: 1200, height: 630 };

/** Where a page's preview lies: `/projects/dcf` is `/previews/projects-dcf.png`. */
export function previewPath(pagePath: string) {
  const name = pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");
  return `/previews/${name}.png`;
}
