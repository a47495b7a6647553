import { PageLink } from "#app/components/ui/page-link.tsx";

type Shortcut = {
  to: string;
  label: string;
  title: string;
  text: string;
  /** How many items it holds. */
  note: string;
  items: readonly { to: string; title: string; note: string }[];
};

/** The second row of shortcuts: what the owner writes, and what the owner reads. */
export function Shelf({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <nav aria-label="Writing and reading" className="mt-10 grid gap-6 md:grid-cols-2">
      {shortcuts.map((shortcut) => (
        <ShelfCard key={shortcut.to} shortcut={shortcut} />
      ))}
    </nav>
  );
}

function ShelfCard({ shortcut }: { shortcut: Shortcut }) {
  const { to, label, title, text, note, items } = shortcut;
  return (
    <div className="group relative flex flex-col rounded-md border border-rule bg-card p-5 transition-colors hover:border-edge sm:p-7">
      <PageLink to={to} className="block after:absolute after:inset-0 after:rounded-md">
        <span className="flex flex-wrap justify-between gap-x-4 font-mono text-label text-muted">
          <span className="text-accent">{label}</span>
          <span>{note}</span>
        </span>
        <span className="mt-1 block font-serif text-h2 tracking-tight">{title}</span>
        <span className="mt-1.5 block text-muted">{text}</span>
      </PageLink>
      <ul className="mt-4 border-t border-rule">
        {items.map((item) => (
          <li key={item.to} className="border-b border-rule last:border-none">
            <PageLink
              to={item.to}
              className="relative flex items-baseline justify-between gap-4 py-2.5 text-balance hover:text-accent hover:underline"
            >
              {item.title}
              <span className="shrink-0 font-mono text-label text-muted">{item.note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
