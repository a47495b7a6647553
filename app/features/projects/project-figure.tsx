/** The strip above a card: a small chart of its own for each project. */
export function ProjectFigure({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 440 56" aria-hidden="true" className="h-14 w-full" data-figure={slug}>
      <path d="M0 40h440" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
