import type { ReactNode } from "react";

/** The output of a query or program, below its code. */
export function ResultTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="result-table">
      {children}
      <figcaption className="mt-2.5 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
