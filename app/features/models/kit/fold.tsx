import type { ReactNode } from "react";

/** A part of the page that few need at once, with its size in the handle. It is open on paper. */
export function Fold({
  title,
  rows,
  children,
}: {
  title: string;
  rows: number;
  children: ReactNode;
}) {
  return (
    <details className="group border-t border-rule last:border-b">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span>
          {title} <span className="text-small text-muted">({rows} rows)</span>
        </span>
        <span aria-hidden="true" className="group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
