import type { ReactNode } from "react";

/** A strip of numbers that other people quote; the text below says where they come from. */
export function Claims({ children }: { children: ReactNode }) {
  return <dl className="claims double-rule border-t border-t-ink">{children}</dl>;
}

export function Claim({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 py-4">
      <dt className="text-small leading-snug text-muted">{label}</dt>
      <dd className="figures font-serif text-[1.875rem] leading-tight tracking-tight whitespace-nowrap">
        {figure}
      </dd>
    </div>
  );
}
