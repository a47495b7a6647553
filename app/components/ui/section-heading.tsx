/** A section opens under one strong hairline. */
export function SectionHeading({
  id,
  title,
  note,
}: {
  id: string;
  title: string;
  /** At the end of its line: how many items the section has. */
  note?: string;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3">
      <h2 id={id} className="text-[1.875rem] leading-tight">
        {title}
      </h2>
      {note && <span className="font-mono text-label text-muted">{note}</span>}
    </div>
  );
}
