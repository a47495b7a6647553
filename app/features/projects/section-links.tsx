import { Fragment } from "react";
import { languageText } from "#app/components/ui/language-colour.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Language } from "#content/types.ts";

/** The sections are in the order of their accounts; this is where to begin. */
export function StartWith({ projects }: { projects: readonly { slug: string; title: string }[] }) {
  if (projects.length === 0) return null;
  return (
    <p className="no-print mt-3 max-w-reading">
      Start with{" "}
      {projects.map(({ slug, title }, index) => (
        <Fragment key={slug}>
          {index > 0 && (index === projects.length - 1 ? " or " : ", ")}
          <PageLink to={`/projects/${slug}`} className="text-link">
            {title}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}

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
      aria-label="Sections"
      className="section-links no-print sticky top-(--bar-height) z-5 -mx-(--gutter) mt-4 bg-paper px-(--gutter) py-2"
    >
      <ul className="flex gap-2 max-[22.5rem]:gap-1.5 sm:gap-2.5">
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
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-rule px-3 text-small text-muted transition-colors hover:border-edge hover:text-ink max-[22.5rem]:gap-1 max-[22.5rem]:px-2 sm:px-4 md:min-h-9";
