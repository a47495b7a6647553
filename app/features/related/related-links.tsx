import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Recommended } from "./related.ts";

/** Pages on the same subjects, below the neighbors of a project or an article. */
export function RelatedLinks({ pages }: { pages: readonly Recommended[] }) {
  if (pages.length === 0) return null;
  return (
    <nav
      aria-labelledby="related-pages"
      className="flex flex-wrap items-baseline gap-x-8 border-t border-rule py-4"
    >
      <p id="related-pages" className="font-mono text-label text-muted max-sm:w-full">
        Related
      </p>
      <ul className="flex flex-wrap gap-x-8">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <PageLink
              to={path}
              className="flex min-h-11 items-center decoration-1 underline-offset-4 hover:text-accent hover:underline md:min-h-9"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
