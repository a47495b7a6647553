import { languageText } from "#app/components/ui/language-colour.ts";
import { SectionLink } from "#app/components/ui/section-link.tsx";
import type { Language } from "#content/types.ts";

/** Stays below the bar while the page scrolls. */
export function SectionLinks({
  sections,
}: {
  sections: readonly { id: string; name: string; language: Language }[];
}) {
  return (
    <nav
      aria-label="Sections"
      className="section-links no-print sticky top-(--bar-height) z-5 -mx-(--gutter) mt-4 bg-paper px-(--gutter) py-2"
    >
      <ul className="flex gap-2 sm:gap-2.5">
        {sections.map(({ id, name, language }) => (
          <li key={id}>
            <SectionLink
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-rule px-3 text-small text-muted transition-colors hover:border-edge hover:text-ink sm:px-4 md:min-h-9"
            >
              <span
                aria-hidden="true"
                className={`dot size-2 rounded-full bg-current ${languageText[language]}`}
              />
              {name}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
