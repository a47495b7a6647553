import { PageLink } from "./page-link.tsx";

export type LinkedTag = { name: string; to: string };

/**
 * Tags as plain words, for cards: as links they would be most of the tab stops of a list. Each dot is in the gap before
 * its word, and the gap at the start of a line is cut off, so that no line begins or ends with a dot.
 */
export function TagList({
  tags,
  hidden = 0,
}: {
  tags: readonly string[];
  /** How many tags are left out. */
  hidden?: number;
}) {
  return (
    <ul
      aria-label="Tags"
      data-search="skip"
      className="-ml-4 flex flex-wrap text-label text-muted [clip-path:inset(0_0_0_1rem)]"
    >
      {tags.map((tag, index) => (
        <li key={tag} className="flex">
          <span className={word}>{tag}</span>
          {/* With the last tag, so that it is never alone in a row. */}
          {hidden > 0 && index === tags.length - 1 && <span className={word}>+{hidden}</span>}
        </li>
      ))}
    </ul>
  );
}

const word =
  "relative pl-4 before:absolute before:left-0 before:w-4 before:text-center before:content-['·'/'']";

/**
 * Tags that link to everything else with the same tag. On a phone each target is 44 px high, which must not
 * change the distance to what is above and below, hence the negative margin and the box around it.
 */
export function TagLinks({ tags }: { tags: readonly LinkedTag[] }) {
  return (
    <div className="flow-root">
      <ul
        aria-label="Tags"
        data-search="skip"
        className="flex flex-wrap gap-x-2 max-md:-my-2 md:gap-y-2"
      >
        {tags.map(({ name, to }) => (
          <li key={name} className="flex">
            <PageLink to={to} className="group flex min-h-11 items-center rounded-full md:min-h-0">
              <span className="rounded-full border border-rule px-2.5 py-1 text-label text-muted transition-colors group-hover:border-edge group-hover:bg-accent-soft group-hover:text-ink">
                {name}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
