import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";

/** A section whose heading is the handle of its content. */
export function FoldedSection({
  id,
  title,
  size,
  onPhonesOnly = false,
  className = "",
  children,
}: {
  id: string;
  title: string;
  size: string;
  /** Where there is room the content is open, below a plain heading. */
  onPhonesOnly?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const heading = (look: string) => (
    <h2 id={id} className={`text-h2 ${look}`}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      <Fold
        title={onPhonesOnly ? <span className="font-serif text-h2">{title}</span> : heading("")}
        size={size}
        onPhonesOnly={onPhonesOnly}
        className="border-t border-ink"
      >
        {onPhonesOnly && heading("max-md:sr-only md:pt-2")}
        {children}
      </Fold>
    </section>
  );
}
