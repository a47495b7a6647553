import { PageLink } from "#app/components/ui/page-link.tsx";

export type ListedPage = { to: string; title: string; note: string };
export type ListedGroup = { id: string; title: string; pages: readonly ListedPage[] };

/** Every page of the site by group, as plain links. */
export function Everything({ groups }: { groups: readonly ListedGroup[] }) {
  return (
    <div className="gap-x-10 md:columns-2">
      {groups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={group.id}
          className="mb-10 break-inside-avoid last:mb-0"
        >
          <h2 id={group.id} className="border-t border-ink pt-3 text-h2">
            {group.title}
          </h2>
          <ul className="mt-2 divide-y divide-rule">
            {group.pages.map(({ to, title, note }) => (
              <li key={to} className="flex items-baseline justify-between gap-4">
                <PageLink to={to} className="py-2.5 hover:text-accent hover:underline">
                  {title}
                </PageLink>
                <span className="shrink-0 font-mono text-label text-muted">{note}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
