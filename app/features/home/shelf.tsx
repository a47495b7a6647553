import { PageLink } from "#app/components/ui/page-link.tsx";
import { spellCount } from "#app/format/count.ts";

/** The second row of shortcuts: what the owner writes, and what the owner reads. */
export function Shelf({
  articles,
  bookCount,
}: {
  articles: { written: number; inPreparation: number };
  bookCount: number;
}) {
  return (
    <nav aria-label="Writing and reading" className="mt-10 grid gap-6 md:grid-cols-2">
      <Shortcut
        to="/blogs"
        label="Writing"
        title="Blog"
        text={`${spellCount(articles.written, "article")} on SQL, interviews, charts, compliance and AI at work${more(articles.inPreparation)}.`}
      />
      <Shortcut
        to="/books"
        label="Reading"
        title="Must Reads"
        text={`${spellCount(bookCount, "book")} worth your time, and what to take from each.`}
      />
    </nav>
  );
}

function more(inPreparation: number) {
  return inPreparation > 0 ? `, with ${inPreparation} more in preparation` : "";
}

function Shortcut(props: { to: string; label: string; title: string; text: string }) {
  return (
    <PageLink
      to={props.to}
      className="rounded-md border border-rule bg-card p-7 transition-colors hover:border-edge"
    >
      <span className="block font-mono text-label text-muted">{props.label}</span>
      <span className="mt-1 block font-serif text-h2 tracking-tight">{props.title}</span>
      <span className="mt-1.5 block text-muted">{props.text}</span>
    </PageLink>
  );
}
