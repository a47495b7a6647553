import { PageLink } from "./page-link.tsx";

const pill = "rounded-full border border-rule px-2.5 py-1 text-label text-muted";

/**
 * On a phone, plain words separated by dots, at half the height. Each dot is in the gap before its word, and the gap at
 * the start of a line is cut off, so that no line begins or ends with a dot.
 */
const wordsOnPhone = "max-sm:-ml-4 max-sm:gap-0 max-sm:[clip-path:inset(0_0_0_1rem)]";
const wordOnPhone =
  "max-sm:relative max-sm:border-0 max-sm:py-0 max-sm:pr-0 max-sm:pl-4 max-sm:before:absolute max-sm:before:left-0 max-sm:before:w-4 max-sm:before:text-center max-sm:before:content-['·'/'']";

export type LinkedTag = { name: string; to: string };

/** Tags as text, for cards: as links they would be most of the tab stops of a list. */
export function TagList({
  tags,
  hidden = 0,
}: {
  tags: readonly string[];
  /** How many tags are left out. */
  hidden?: number;
}) {
  return (
    <ul aria-label="Tags" data-search="skip" className={`flex flex-wrap gap-1.5 ${wordsOnPhone}`}>
      {tags.map((tag, index) => (
        <li key={tag} className="flex gap-2 max-sm:gap-0">
          <span className={`${pill} ${wordOnPhone}`}>{tag}</span>
          {/* With the last tag, so that it is never alone in a row. */}
          {hidden > 0 && index === tags.length - 1 && (
            <span className={`${pill} ${wordOnPhone}`}>+{hidden}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

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
              <span
                className={`${pill} transition-colors group-hover:border-edge group-hover:bg-accent-soft group-hover:text-ink`}
              >
                {name}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
