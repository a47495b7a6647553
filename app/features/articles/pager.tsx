import { PageLink } from "#app/components/ui/page-link.tsx";

export type PagerPlace = {
  number: number;
  of: number;
  newer: string | undefined;
  older: string | undefined;
};

/** The foot of a list on several pages. */
export function Pager({ number, of, newer, older }: PagerPlace) {
  if (of === 1) return null;
  return (
    <nav
      aria-label="Pages of this list"
      className="no-print mt-10 grid grid-cols-3 items-center border-t border-ink pt-3 text-small"
    >
      {newer && (
        <PageLink to={newer} rel="prev" className="text-link inline-flex min-h-11 items-center">
          ← Newer
        </PageLink>
      )}
      <p className="col-start-2 text-center font-mono text-label text-muted">
        Page {number} of {of}
      </p>
      {older && (
        <PageLink
          to={older}
          rel="next"
          className="text-link col-start-3 inline-flex min-h-11 items-center justify-self-end"
        >
          Older →
        </PageLink>
      )}
    </nav>
  );
}
