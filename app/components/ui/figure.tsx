import type { ReactNode } from "react";

/** A picture or chart with its caption. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-3 text-small text-pretty text-muted">{caption}</figcaption>
    </figure>
  );
}
