import type { ReactNode } from "react";

const captionLook = "font-mono text-label text-muted";

/** The output of a query or program, below its code. */
export function ResultTable({
  caption,
  remark,
  children,
}: {
  caption: string;
  /** Set by the build where the same rows are directly above: what the caption adds to them. */
  remark?: string;
  children: ReactNode;
}) {
  if (remark !== undefined) return remark && <p className={captionLook}>{remark}</p>;
  return (
    <figure className="result-table">
      {children}
      <figcaption className={`mt-2.5 ${captionLook}`}>{caption}</figcaption>
    </figure>
  );
}
