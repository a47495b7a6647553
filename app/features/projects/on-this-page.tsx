import { useRef } from "react";
import { closeWhenLeft } from "#app/components/ui/close-when-left.ts";

type Section = { id: string; text: string };

const listId = "page-sections";

/**
 * The sections of a page: in one row on a wide page, in a list over the text on a narrow one. The browser closes the
 * list at Escape and at a press beside it; `closeWhenLeft` closes it when the focus moves on.
 */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  const list = useRef<HTMLDivElement>(null);
  if (sections.length < 2) return null;
  const inRow = fittingRow(sections);
  return (
    <nav
      aria-label="On this page"
      data-search="skip"
      className="behind-working no-print text-small"
    >
      <button
        type="button"
        popoverTarget={listId}
        className="-my-2 flex min-h-11 cursor-pointer items-center gap-2 text-muted hover:text-ink lg:hidden"
      >
        On this page
        <span aria-hidden="true" className="text-base">
          +
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the links inside */}
      <div
        ref={list}
        id={listId}
        popover="auto"
        onBlur={closeWhenLeft}
        className="page-sections max-lg:rounded-md max-lg:border max-lg:border-edge max-lg:bg-card max-lg:px-4 max-lg:py-1 lg:text-right lg:text-balance"
      >
        <p className="inline font-mono text-label text-muted max-lg:hidden">On this page</p>
        <ul className="lg:inline">
          {sections.map((section) => (
            <li
              key={section.id}
              className={`max-lg:border-t max-lg:border-rule max-lg:first:border-none lg:ml-4 ${inRow.includes(section) ? "lg:inline-block" : "lg:hidden"}`}
            >
              <a
                href={`#${section.id}`}
                onClick={() => list.current?.hidePopover()}
                className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-7"
              >
                {section.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Letters that the row has room for at 1280 px, and the letters that the space before a link takes. */
const [room, gap] = [118, 2.5];

/** As many sections as fit: the first ones and the last. Those before the last are left out first, because a reader scrolls past them anyway. */
export function fittingRow(sections: readonly Section[]) {
  const width = sections.reduce((sum, { text }) => sum + text.length + gap, 0);
  if (width <= room || sections.length <= 2) return sections;
  return fittingRow(sections.toSpliced(-2, 1));
}
