import type { ReactNode } from "react";

/** A strip of figures that others state; the text beside it says whose they are. */
export function Claims({ children }: { children: ReactNode }) {
  return (
    <dl className="double-rule grid grid-cols-2 gap-x-6 border-t border-t-ink sm:grid-cols-3">
      {children}
    </dl>
  );
}

export function Claim({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end py-4">
      <dt className="text-small leading-snug text-muted">{label}</dt>
      <dd className="figures font-serif text-figure">{figure}</dd>
    </div>
  );
}
