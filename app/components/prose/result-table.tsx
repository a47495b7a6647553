import type { ReactNode } from "react";

/** What a query or program gives back, under the code that made it. */
export function ResultTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="result-table">
      {children}
      <figcaption className="mt-2.5 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
