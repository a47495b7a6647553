/** Rows and cells of both tables of segments. */
export const head =
  "border-b border-ink text-right align-bottom font-mono text-label text-muted cells:py-2 cells:pl-3 cells:font-normal";
export const line =
  "border-b border-rule text-right last:double-rule last:border-ink cells:py-1.5 cells:pl-3";
export const firstCell = "pr-2 pl-0! text-left [font-weight:inherit]";
