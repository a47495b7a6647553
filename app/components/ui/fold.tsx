import type { ReactNode } from "react";

/** What a reader opens to see; its handle says how much is in it. Printing opens it. */
export function Fold({
  title,
  size,
  children,
}: {
  title: string;
  /** `43 rows`. */
  size: string;
  children: ReactNode;
}) {
  return (
    <details className="folded group border-y border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-small print:hidden">
        <span className="mr-auto">{title}</span>
        <span className="font-mono text-label text-muted">{size}</span>
        <span aria-hidden="true" className="group-open:rotate-45">
          +
        </span>
      </summary>
      {children}
    </details>
  );
}
