import { PageLink } from "#app/components/ui/page-link.tsx";

/** A category without a page has one article only: there is nothing else to find in it. */
export type LinkedCategory = { name: string; to: string | null };

export function CategoryName({
  category: { name, to },
  className,
}: {
  category: LinkedCategory;
  /** Of the link. */
  className: string;
}) {
  if (!to) return <span className="text-accent">{name}</span>;
  return (
    <PageLink to={to} className={className}>
      {name}
    </PageLink>
  );
}
