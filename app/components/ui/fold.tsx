import { type ReactNode, type ToggleEventHandler, useState } from "react";

/**
 * Something long, folded until it is wanted. Its handle says what is inside and how much: `scorecard.py, 261 lines`.
 * On paper it is open. All handles look alike; those that head a section are larger.
 */
export function Fold({
  title,
  size,
  onPhonesOnly = false,
  open = false,
  onToggle,
  className = onPhonesOnly
    ? "max-md:border-y max-md:border-rule"
    : "border-y border-rule text-small",
  children,
}: {
  title: ReactNode;
  /** How much is inside: `26 rows`. */
  size?: string;
  /** Folds where there is little room. Elsewhere the content has to name itself, since the handle is not shown. */
  onPhonesOnly?: boolean;
  /** Opens it. It stays open after that, since a visitor may be at work inside. */
  open?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  className?: string;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <details
      className={`group ${onPhonesOnly ? "fold" : ""} ${className}`}
      open={wasOpened || undefined}
      onToggle={onToggle}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1 font-sans max-sm:py-2 text-small">
        {title}
        <span className="flex items-center gap-2 whitespace-nowrap text-muted">
          {size && <span className="font-mono text-label">{size}</span>}
          <span aria-hidden="true" className="no-print text-base group-open:rotate-45">
            +
          </span>
        </span>
      </summary>
      {children}
    </details>
  );
}

/** The handle of something that has a heading where it is not folded. */
export const sectionHandle = "font-serif text-h3 tracking-tight md:text-h2";

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
    <h2 id={id} className={look}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      <Fold
        title={
          onPhonesOnly ? <span className={sectionHandle}>{title}</span> : heading(sectionHandle)
        }
        size={size}
        onPhonesOnly={onPhonesOnly}
        className="border-t border-ink"
      >
        {onPhonesOnly && heading("text-h2 max-md:sr-only md:pt-2")}
        {children}
      </Fold>
    </section>
  );
}
