/** A section opens under one strong hairline, with its number in the chart of accounts. */
export function SectionHeading({
  id,
  code,
  title,
  note,
}: {
  id: string;
  code?: number;
  title: string;
  note?: string;
}) {
  return (
    <div className="flex items-baseline gap-4 border-t border-ink pt-3">
      {code && <span className="font-mono text-base text-accent">{code}</span>}
      <h2 id={id} className="text-[1.875rem] leading-tight">
        {title}
      </h2>
      {note && <span className="ml-auto font-mono text-label text-muted">{note}</span>}
    </div>
  );
}
