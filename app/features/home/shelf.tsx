import type { ReactNode } from "react";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { formatMonth } from "#app/lib/format/date.ts";

type Shortcut = {
  to: string;
  label: string;
  title: string;
  text: string;
  /** How many items it holds. */
  note: string;
};

type Headline = { slug: string; title: string; date: string; revised: string | undefined };
type Spine = { id: string; title: string };

/** The second row of shortcuts: what the owner writes, and what the owner reads. */
export function Shelf({
  writing,
  headlines,
  reading,
  spines,
}: {
  writing: Shortcut;
  headlines: readonly Headline[];
  reading: Shortcut;
  spines: readonly Spine[];
}) {
  return (
    <nav
      aria-label="Writing and reading"
      className="mt-10 grid gap-6 md:grid-cols-[3fr_2fr] lg:grid-cols-2 lg:gap-x-10"
    >
      <ShelfCard shortcut={writing}>
        <ul className="mt-4 border-t border-rule">
          {headlines.map(({ slug, title, date, revised }) => (
            <li key={slug} className="border-b border-rule last:border-none">
              <PageLink
                to={`/blogs/${slug}`}
                className="relative flex items-baseline justify-between gap-x-4 py-2.5 text-balance hover:text-accent hover:underline max-sm:flex-col"
              >
                {title}
                <span className="shrink-0 font-mono text-label text-muted sm:text-right">
                  {revised && <span className="sm:max-lg:block">{"Revised "}</span>}
                  <time dateTime={revised ?? date}>{formatMonth(revised ?? date)}</time>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </ShelfCard>
      <ShelfCard shortcut={reading}>
        <ul className="mt-4 flex grow items-end gap-1.5 border-b border-ink">
          {spines.map((spine) => (
            <li key={spine.id}>
              <BookSpine spine={spine} />
            </li>
          ))}
        </ul>
      </ShelfCard>
    </nav>
  );
}

function ShelfCard({ shortcut, children }: { shortcut: Shortcut; children: ReactNode }) {
  const { to, label, title, text, note } = shortcut;
  return (
    <div className="group relative flex flex-col rounded-md border border-rule bg-card p-7 transition-colors hover:border-edge">
      <PageLink to={to} className="block after:absolute after:inset-0 after:rounded-md">
        <span className="flex flex-wrap justify-between gap-x-4 font-mono text-label text-muted">
          <span className="text-accent">{label}</span>
          <span>{note}</span>
        </span>
        <span className="mt-1 block font-serif text-h2 tracking-tight">{title}</span>
        <span className="mt-1.5 block text-balance text-muted">{text}</span>
      </PageLink>
      {children}
    </div>
  );
}

/** As tall as its title is long, as far as the shelf allows. */
function BookSpine({ spine: { id, title } }: { spine: Spine }) {
  return (
    <PageLink
      to={`/books#${id}`}
      className="relative flex max-h-60 min-h-32 items-center rounded-t-sm border border-b-0 border-edge bg-paper px-2.5 py-3 text-small leading-tight [writing-mode:vertical-rl] hover:bg-accent-soft"
    >
      {title}
    </PageLink>
  );
}
