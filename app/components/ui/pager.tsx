import { PageLink } from "./page-link.tsx";

type PagerPlace = {
  /** From 1. */
  number: number;
  of: number;
  previous: string | undefined;
  next: string | undefined;
};

/** The foot of a list on several pages. */
export function Pager({
  place: { number, of, previous, next },
  words,
}: {
  place: PagerPlace;
  /** A list by date has newer and older pages; any other a previous and a next one. */
  words: { previous: string; next: string };
}) {
  if (of === 1) return null;
  return (
    <nav
      aria-label="Pages of this list"
      className="no-print mt-10 grid grid-cols-3 items-center border-t border-ink pt-3 text-small"
    >
      {previous && (
        <PageLink to={previous} rel="prev" className="text-link inline-flex min-h-11 items-center">
          ← {words.previous}
        </PageLink>
      )}
      <p className="col-start-2 text-center font-mono text-label text-muted">
        Page {number} of {of}
      </p>
      {next && (
        <PageLink
          to={next}
          rel="next"
          className="text-link col-start-3 inline-flex min-h-11 items-center justify-self-end"
        >
          {words.next} →
        </PageLink>
      )}
    </nav>
  );
}

export const byDate = { previous: "Newer", next: "Older" };
export const inOrder = { previous: "Previous", next: "Next" };
