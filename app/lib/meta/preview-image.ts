/** The size other sites ask for when they show a preview beside a link. */
export const previewSize = { width: 1200, height: 630 };

/** The path of a page's preview: `/projects/dcf` is `/previews/projects-dcf.png`. */
export function previewPath(pagePath: string) {
  const name = pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");
  return `/previews/${name}.png`;
}
