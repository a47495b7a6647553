/** A section opens under one strong hairline, unless another rule closes what is above it. */
export function SectionHeading({
  id,
  title,
  note,
  isRuled = true,
}: {
  id: string;
  title: string;
  /** At the end of its line: how many items the section has. */
  note?: string;
  isRuled?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 ${isRuled ? "border-t border-ink pt-3" : ""}`}
    >
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {note && <span className="font-mono text-label text-muted">{note}</span>}
    </div>
  );
}
