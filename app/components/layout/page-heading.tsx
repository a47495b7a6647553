import type { ReactNode } from "react";

/** The head of a page: an optional note above, the one h1, and a lead below it. */
export function PageHeading({
  label,
  title,
  lead,
  children,
}: {
  label?: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <header>
      {label && <p className="mb-4.5 font-mono text-label text-muted">{label}</p>}
      <h1 tabIndex={-1} className="w-fit max-w-[13em] text-title">
        {title}
      </h1>
      {lead && <p className="mt-4 max-w-reading text-prose text-balance text-muted">{lead}</p>}
      {children}
    </header>
  );
}
