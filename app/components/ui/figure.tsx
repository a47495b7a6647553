import type { ReactNode } from "react";

/** A picture or chart with its caption in the margin's mono. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-3 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
