import { PageLink } from "./page-link.tsx";

const look = "rounded-full border border-rule px-2.5 py-1 text-label text-muted";

type Tags = { tags: readonly string[]; label?: string };

/** Tags as text, for cards: as links they would be most of the tab stops of a list. */
export function TagList({
  tags,
  hidden = 0,
  label = "Tags",
}: Tags & {
  /** How many tags are left out. */
  hidden?: number;
}) {
  return (
    <ul aria-label={label} data-search="skip" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className={look}>
          {tag}
        </li>
      ))}
      {hidden > 0 && <li className={look}>+{hidden}</li>}
    </ul>
  );
}

/** Tags that lead to everything else with the same tag. On a phone each is 44 px high to the touch. */
export function TagLinks({ tags, label = "Tags" }: Tags) {
  return (
    <ul
      aria-label={label}
      data-search="skip"
      className="flex flex-wrap gap-x-2 max-md:-my-2 md:gap-y-2"
    >
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <PageLink
            to={`/search?q=${encodeURIComponent(tag)}`}
            className="group flex min-h-11 items-center rounded-full md:min-h-0"
          >
            <span
              className={`${look} transition-colors group-hover:border-edge group-hover:bg-accent-soft group-hover:text-ink`}
            >
              {tag}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
