import { Fold } from "#app/components/ui/fold.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Subject = { name: string; projects: readonly { slug: string; title: string }[] };

/**
 * Every project with a page by what it is about; the sections below are by language. The owner's first subject is in
 * sight on a phone too, where the others are folded under their names.
 */
export function SubjectIndex({ subjects: [first, ...others] }: { subjects: readonly Subject[] }) {
  if (!first) return null;
  return (
    <nav
      aria-label="Projects by subject"
      data-search="skip"
      className="no-print mt-6 gap-x-4 border-t border-rule text-small max-md:border-b md:columns-3 md:pt-3 lg:grid lg:grid-cols-[calc((100%-4rem)/5)_1fr]"
    >
      <div className="max-md:pt-2 md:max-lg:not-last:pb-5">
        <SubjectLinks subject={first} />
      </div>
      {others.length > 0 && (
        <Fold
          title={others.map(({ name }) => name).join(", ")}
          size={`${others.flatMap(({ projects }) => projects).length} more`}
          onPhonesOnly
          className=""
        >
          <ul className="gap-x-4 max-md:grid max-md:gap-y-5 max-md:pt-1 max-md:pb-4 sm:grid-cols-2 lg:grid lg:grid-cols-4">
            {others.map((subject) => (
              <li key={subject.name} className="break-inside-avoid md:max-lg:not-last:pb-5">
                <SubjectLinks subject={subject} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </nav>
  );
}

function SubjectLinks({ subject: { name, projects } }: { subject: Subject }) {
  return (
    <>
      <p className="font-mono text-label text-muted">{name}</p>
      <ul className="md:mt-1">
        {projects.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink
              to={`/projects/${slug}`}
              className="flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-accent hover:decoration-current md:min-h-7 lg:whitespace-nowrap"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
