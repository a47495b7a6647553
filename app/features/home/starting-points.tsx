import { languageText } from "#app/components/ui/language-color.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import type { Language } from "#content/types.ts";

export type StartingPoint = {
  slug: string;
  title: string;
  language: Language | null;
  /** The first thing it found, and what that is. */
  figure: string;
  label: string;
  /** What else it found. */
  finding: string;
};

/** The projects to look at first: one press to each. */
export function StartingPoints({
  projects,
  isRuled,
}: {
  projects: readonly StartingPoint[];
  isRuled: boolean;
}) {
  if (projects.length === 0) return null;
  return (
    <nav aria-labelledby="start-with" className="no-print mb-12">
      <SectionHeading id="start-with" title="Projects to start with" isRuled={isRuled} />
      <ul className="mt-1.5 grid gap-x-10 lg:grid-cols-2">
        {projects.map(({ slug, title, language, figure, label, finding }) => (
          <li
            key={slug}
            className="relative grid grid-cols-[1fr_auto] gap-x-4 border-rule py-2.5 not-first:border-t md:py-3 lg:nth-2:border-none"
          >
            <div>
              <PageLink
                to={`/projects/${slug}`}
                className="group flex items-baseline gap-2.5 after:absolute after:inset-0"
              >
                <span
                  aria-hidden="true"
                  className={`dot size-2 shrink-0 -translate-y-px rounded-full bg-current ${language ? languageText[language] : ""}`}
                />
                <span className="font-serif text-h3 text-balance decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline sm:text-h2">
                  {title}{" "}
                  <span aria-hidden="true" className="font-sans text-base text-accent">
                    →
                  </span>
                </span>
              </PageLink>
              <p className="pl-4.5 text-small text-balance text-muted">{finding}</p>
            </div>
            <p className="max-sm:max-w-30 text-right">
              <span className="figures block font-serif text-h2">{figure}</span>{" "}
              <span className="block font-mono text-label text-muted">{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
