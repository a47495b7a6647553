import type { ReactNode } from "react";

/** An aside: worth knowing, not part of the argument. */
export function Note({ children }: { children: ReactNode }) {
  return <aside className="note">{children}</aside>;
}

/** A list of what the symbols of the formulas above mean. */
export function Symbols({ children }: { children: ReactNode }) {
  return <div className="symbols">{children}</div>;
}

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

/** In two columns; an odd last card takes the whole row. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose-card rounded-md border border-rule bg-card p-5 sm:last:odd:col-span-2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
