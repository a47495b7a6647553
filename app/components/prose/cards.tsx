import type { ReactNode } from "react";

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
