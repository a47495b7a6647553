import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Recommended } from "./related.ts";

/** Pages on the same subjects, below the neighbours of a project or an article. */
export function RelatedLinks({ pages }: { pages: readonly Recommended[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Related" className="border-t border-rule py-4">
      <ul className="grid gap-y-2 sm:grid-cols-2 sm:[&>:nth-child(2)]:pl-8">
        {pages.map(({ path, kind, title }) => (
          <li key={path}>
            <PageLink to={path} className="group flex items-baseline gap-3 py-1.5">
              <span className="shrink-0 font-mono text-label text-muted">Related {kind}</span>
              <span className="decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline">
                {title}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
