export type Figures = readonly { label: string; value: string; note?: string }[];

/** The results in one row, opened by a rule and closed, as a total is, by a double one. */
export function FiguresStrip({ figures }: { figures: Figures }) {
  return (
    <dl className="double-rule grid grid-cols-2 gap-x-5 border-t border-t-ink py-1 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="border-rule py-4 even:border-l even:pl-5 lg:py-5 lg:not-first:border-l lg:not-first:pl-5"
        >
          <dt className="font-mono text-label text-muted">{label}</dt>
          <dd>
            <span className="figures mt-1 block font-serif text-h2 tracking-tight sm:text-figure">
              {value}
            </span>
            {note && <span className="figures mt-1 block text-small text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
