import { PageLink } from "./page-link.tsx";

export type Invitation = { question: string; link: string };

/** Fills the gap in the last row of a grid with a question. A single column has no gap. */
export function EmptyPlace({
  filled,
  columns,
  invitation: { question, link },
}: {
  /** Places in use. */
  filled: number;
  columns: { md: number; lg: number };
  invitation: Invitation;
}) {
  const md = filled % columns.md > 0 ? "md:flex" : "md:hidden";
  const lg = filled % columns.lg > 0 ? "lg:flex" : "lg:hidden";
  return (
    <li
      data-search="skip"
      className={`no-print hidden flex-col items-start justify-center gap-2 rounded-md border border-dashed border-edge p-7 ${md} ${lg}`}
    >
      <span className="font-serif text-h3">{question}</span>
      <PageLink to="/contact" className="text-link">
        {link}
      </PageLink>
    </li>
  );
}
