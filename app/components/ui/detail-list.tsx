import type { ReactNode } from "react";

/** Names and what they stand for, one line each. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="border-t border-rule">{children}</dl>;
}

export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 border-b border-rule py-2.5">
      <dt className="font-mono text-label text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Padding on an inline link enlarges the touch target without moving the text. */
export const detailLink = "text-link py-2.5 wrap-anywhere";
