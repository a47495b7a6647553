import { PageLink } from "#app/components/ui/page-link.tsx";

type TopicLink = { name: string; to: string; articles: number };

/** The categories of the blog, each with the number of its articles. */
export function TopicLinks({ topics }: { topics: readonly TopicLink[] }) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label="Categories" data-search="skip" className="no-print mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {topics.map(({ name, to, articles }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="group inline-flex min-h-11 items-baseline gap-1.5 py-2.5 text-small md:min-h-0 md:py-1"
            >
              <span className="text-link">{name}</span>
              <span className="font-mono text-label text-muted">{articles}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
