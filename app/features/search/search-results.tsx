import { PageLink } from "#app/components/ui/page-link.tsx";
import type { FoundPage } from "./create-search.ts";
import type { Segment } from "./excerpt.ts";

/** Matching pages, each with its matching sections. Every line is a separate link. */
export function SearchResults({
  pages,
  onFollow,
}: {
  pages: readonly FoundPage[];
  /** Called when a link is followed. */
  onFollow: (() => void) | undefined;
}) {
  return (
    <ul className="border-t border-rule">
      {pages.map((page) => (
        <li key={page.to} className="border-rule py-2 not-last:border-b">
          <ResultLink to={page.to} onFollow={onFollow}>
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-serif text-h3 text-ink">
                <Marked segments={page.title} />
              </span>
              <span className="font-mono text-label text-muted">{page.kind}</span>
            </span>
            {page.excerpt.length > 0 && (
              <span className="block text-small text-muted">
                <Marked segments={page.excerpt} />
              </span>
            )}
          </ResultLink>
          {page.sections.length > 0 && (
            <ul className="ml-3 border-l border-rule">
              {page.sections.map((section) => (
                <li key={section.to}>
                  <ResultLink to={section.to} onFollow={onFollow}>
                    <span className="block text-small font-medium text-ink">
                      <Marked segments={section.heading} />
                    </span>
                    <span className="block text-small text-muted">
                      <Marked segments={section.excerpt} />
                    </span>
                  </ResultLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function ResultLink({
  to,
  onFollow,
  children,
}: {
  to: string;
  onFollow: (() => void) | undefined;
  children: React.ReactNode;
}) {
  return (
    <PageLink
      to={to}
      data-result=""
      onClick={onFollow}
      className="block rounded-sm px-3 py-2 transition-colors hover:bg-accent-soft focus-visible:bg-accent-soft"
    >
      {children}
    </PageLink>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
