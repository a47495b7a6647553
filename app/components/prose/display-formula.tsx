import type { ReactNode } from "react";
import { ScrollArea } from "./scroll-area.tsx";

/** A formula on a line of its own, with its number where the text refers to it. */
export function DisplayFormula({
  id,
  number,
  section,
  children,
}: {
  id?: string;
  number?: string;
  section?: string;
  children: ReactNode;
}) {
  const name = number ? `Formula ${number}` : "Formula";
  return (
    <div id={id} className="display-formula">
      <ScrollArea label={section ? `${name}, ${section}` : name}>{children}</ScrollArea>
      {number && <span className="font-mono text-label text-muted">({number})</span>}
    </div>
  );
}
