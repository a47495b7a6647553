import { PageLink } from "./page-link.tsx";

const look = "rounded-full border border-rule px-2.5 py-1 text-label text-muted";

/** Each tag leads to what else carries it. */
export function TagList({
  tags,
  hidden = 0,
  label = "Tags",
}: {
  tags: readonly string[];
  /** How many more there are than stand here. */
  hidden?: number;
  label?: string;
}) {
  return (
    <ul aria-label={label} data-search="skip" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <PageLink
            to={`/search?q=${encodeURIComponent(tag)}`}
            className={`${look} transition-colors hover:border-edge hover:bg-accent-soft hover:text-ink`}
          >
            {tag}
          </PageLink>
        </li>
      ))}
      {hidden > 0 && <li className={look}>+{hidden}</li>}
    </ul>
  );
}
