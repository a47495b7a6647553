/** A file of code as the build writes it for the browser: lines of plain and colored pieces. */
export type ShownCode = readonly (readonly (string | readonly [color: string, text: string])[])[];

/** Where the build puts what belongs to the code of a project, from the root of the site. */
export function codePlace(slug: string, file: string) {
  return `/code/${slug}/${file}`;
}

export function archivePlace(slug: string) {
  return `/code/${slug}.zip`;
}
