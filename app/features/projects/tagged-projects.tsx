import { PageLink } from "#app/components/ui/page-link.tsx";

type TaggedProject = {
  to: string;
  title: string;
  description: string;
  inPreparation: boolean;
};

/** The projects with a tag, below its articles. */
export function TaggedProjects({ projects }: { projects: readonly TaggedProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="tagged-projects" className="mt-14">
      <h2 id="tagged-projects" className="border-t border-ink pt-3 text-h3">
        Projects
      </h2>
      <ul className="mt-2">
        {projects.map(({ to, title, description, inPreparation }) => (
          <li
            key={to}
            className="border-rule py-3 not-last:border-b md:grid md:grid-cols-[1fr_2fr] md:gap-x-8"
          >
            <PageLink
              to={to}
              className="inline-flex min-h-11 items-center font-medium hover:text-accent hover:underline md:min-h-0 md:items-start"
            >
              {title}
            </PageLink>
            <p className="text-small text-muted">
              {inPreparation && (
                <span className="font-mono text-label text-ink">In preparation. </span>
              )}
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
