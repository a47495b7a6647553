import { Fold } from "#app/components/ui/fold.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { formatCount } from "#app/lib/format/number.ts";

type Subject = { name: string; projects: readonly { slug: string; title: string }[] };
type Row = { name: string; links: readonly { to: string; title: string }[]; look?: string };

/**
 * Every project with a page by what it is about, a row for each subject, which a phone folds; the sections below are by
 * tool. The last row leads to the cards of the projects that have no page yet.
 */
export function SubjectIndex({
  subjects,
  inPreparation,
}: {
  subjects: readonly Subject[];
  inPreparation: readonly { to: string; title: string }[];
}) {
  if (subjects.length === 0) return null;
  const rows: Row[] = subjects.map(({ name, projects }) => ({
    name,
    links: projects.map(({ slug, title }) => ({ to: `/projects/${slug}`, title })),
  }));
  if (inPreparation.length > 0) {
    rows.push({ name: "In preparation", links: inPreparation, look: "text-muted" });
  }
  return (
    <nav
      aria-label="Projects by subject"
      data-search="skip"
      className="no-print mt-2 border-t border-rule text-small md:pt-2 lg:mt-4 lg:grid lg:grid-cols-[6rem_1fr]"
    >
      <p className="font-mono text-label leading-5.5 text-muted max-md:sr-only md:py-0.5">
        By subject
      </p>
      <ul>
        {rows.map(({ name, links, look = "" }) => (
          <li key={name} className={`border-rule max-md:not-first:border-t ${look}`}>
            <Fold
              title={name}
              size={formatCount(links.length, "project")}
              onPhonesOnly
              className=""
            >
              <div className="max-md:pb-2 md:grid md:grid-cols-[10.5rem_1fr]">
                <p className="max-md:hidden md:py-0.5">{name}</p>
                <ul className="flex flex-wrap gap-x-5 max-md:flex-col">
                  {links.map(({ to, title }) => (
                    <li key={to}>
                      <PageLink to={to} className={link}>
                        {title}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const link =
  "inline-flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-accent hover:decoration-current md:min-h-6.5";
