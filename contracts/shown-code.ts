/** A file of code as the build writes it for the browser: lines of pieces, each with the colour it has. */
export type ShownCode = readonly (readonly (readonly [text: string, colour?: string])[])[];

/** Where the build puts what belongs to the code of a project, from the root of the site. */
export function codePlace(slug: string, file: string) {
  return `/code/${slug}/${file}`;
}

export function archivePlace(slug: string) {
  return `/code/${slug}.zip`;
}
