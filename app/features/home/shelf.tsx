import { PageLink } from "#app/components/ui/page-link.tsx";

export type Shortcut = {
  to: string;
  code: number;
  label: string;
  title: string;
  text: string;
  /** How many items it holds. */
  note: string;
};

/** The second row of shortcuts: what the owner writes, and what the owner reads. */
export function Shelf({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <nav aria-label="Writing and reading" className="mt-10 grid gap-6 md:grid-cols-2">
      {shortcuts.map((shortcut) => (
        <ShelfLink key={shortcut.to} {...shortcut} />
      ))}
    </nav>
  );
}

function ShelfLink({ to, code, label, title, text, note }: Shortcut) {
  return (
    <PageLink
      to={to}
      className="rounded-md border border-rule bg-card p-7 transition-colors hover:border-edge"
    >
      <span className="flex flex-wrap justify-between gap-x-4 font-mono text-label text-muted">
        <span>
          <span className="text-accent">{code}</span> {label}
        </span>
        <span>{note}</span>
      </span>
      <span className="mt-1 block font-serif text-h2 tracking-tight">{title}</span>
      <span className="mt-1.5 block text-muted">{text}</span>
    </PageLink>
  );
}
