import { languageText } from "#app/components/ui/language-color.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Language } from "#content/types.ts";

/** Stays below the bar while the page scrolls. */
export function SectionLinks({
  sections,
  listing,
}: {
  sections: readonly { id: string; name: string; language: Language }[];
  /** The page with the sections, if it is another one. */
  listing: string | null;
}) {
  return (
    <nav
      aria-label="Projects by tool"
      className="section-links no-print sticky top-(--bar-height) z-5 -mx-(--gutter) mt-4 flex items-center gap-3 bg-paper px-(--gutter) py-2 lg:-mt-13 lg:justify-end"
    >
      <span className="font-mono text-label text-muted max-sm:sr-only">By tool</span>
      <ul className="current-section flex gap-2 max-[24rem]:gap-1.5 sm:gap-2.5">
        {sections.map(({ id, name, language }) => {
          const face = (
            <>
              <span
                aria-hidden="true"
                className={`dot size-2 rounded-full bg-current ${languageText[language]}`}
              />
              {name}
            </>
          );
          return (
            <li key={id}>
              {listing ? (
                <PageLink to={`${listing}#${id}`} className={chip}>
                  {face}
                </PageLink>
              ) : (
                <a href={`#${id}`} className={chip}>
                  {face}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-rule px-3 text-small text-muted transition-colors hover:border-edge hover:text-ink max-[24rem]:gap-1 max-[24rem]:px-2 sm:px-4 md:min-h-9";
