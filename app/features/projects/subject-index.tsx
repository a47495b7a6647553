import { Fold } from "#app/components/ui/fold.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { formatCount } from "#app/lib/format/number.ts";

type Subject = { name: string; projects: readonly { slug: string; title: string }[] };

/** Every project with a page by what it is about; the sections below are by language. */
export function SubjectIndex({ subjects }: { subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null;
  return (
    <nav aria-label="Projects by subject" data-search="skip" className="no-print md:mt-6">
      <Fold
        title="Find a project by subject"
        size={formatCount(subjects.length, "subject")}
        onPhonesOnly
        className="text-small max-md:border-b max-md:border-rule"
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-5 max-md:pt-1 max-md:pb-4">
          {subjects.map(({ name, projects }) => (
            <li key={name}>
              <p className="font-mono text-label text-muted">{name}</p>
              <ul className="mt-1">
                {projects.map(({ slug, title }) => (
                  <li key={slug}>
                    <PageLink
                      to={`/projects/${slug}`}
                      className="flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-accent hover:decoration-current md:min-h-7"
                    >
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
