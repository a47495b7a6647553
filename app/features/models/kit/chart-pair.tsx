import type { ReactNode } from "react";

/** Two charts side by side. They start at the same height, also where only one title takes two lines. */
export function ChartPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-2">{children}</div>
  );
}

export function PairedChart({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
