import type { ReactNode } from "react";
import { PageLink } from "#app/components/ui/page-link.tsx";

type ListedPage = { to: string; title: string; note: string };
export type ListedGroup = {
  id: string;
  title: string;
  pages: readonly ListedPage[];
  /** Where the others are, if these are not all. */
  rest?: { to: string; label: string } | undefined;
};

const maxListed = 24;

/** A long group begins here and leads to the list that has all of it, so that this page stays small. */
export function shortened(group: ListedGroup, list: string): ListedGroup {
  const { pages, title } = group;
  if (pages.length <= maxListed) return group;
  const count = pages.length.toLocaleString("en");
  const rest = { to: list, label: `All ${count} in ${title}` };
  return { ...group, pages: pages.slice(0, maxListed), rest };
}

/** Every page of the site by group, as plain links. */
export function Everything({
  groups,
  children,
}: {
  groups: readonly ListedGroup[];
  /** After the groups, in the same columns. */
  children: ReactNode;
}) {
  return (
    <div className="gap-x-10 md:columns-2">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mb-10 break-inside-avoid">
          <h2 id={group.id} className="border-t border-ink pt-3 text-h2">
            {group.title}
          </h2>
          <ul className="mt-2">
            {group.pages.map(({ to, title, note }) => (
              <li
                key={to}
                className="flex items-baseline justify-between gap-4 border-rule not-last:border-b"
              >
                <PageLink to={to} className="py-2.5 hover:text-accent hover:underline">
                  {title}
                </PageLink>
                <span className="shrink-0 font-mono text-label text-muted">{note}</span>
              </li>
            ))}
          </ul>
          {group.rest && (
            <PageLink
              to={group.rest.to}
              className="text-link inline-flex min-h-11 items-center py-2.5"
            >
              {group.rest.label}
            </PageLink>
          )}
        </section>
      ))}
      {children}
    </div>
  );
}
