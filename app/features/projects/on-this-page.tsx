import type { MouseEvent } from "react";

type Section = { id: string; text: string };

/** The sections of a page: in one row on a wide page, in a list over the text on a narrow one. */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 2) return null;
  const inRow = fittingRow(sections);
  return (
    <nav aria-label="On this page" data-search="skip" className="no-print text-small">
      <details className="page-sections group relative">
        <summary className="-my-2 flex min-h-11 cursor-pointer items-center gap-2 text-muted hover:text-ink">
          On this page
          <span aria-hidden="true" className="text-base group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="max-lg:absolute max-lg:top-full max-lg:right-0 max-lg:z-5 max-lg:mt-2 max-lg:w-max max-lg:max-w-[calc(100vw-2*var(--gutter))] max-lg:rounded-md max-lg:border max-lg:border-edge max-lg:bg-card max-lg:px-4 max-lg:py-1 lg:text-right lg:text-balance">
          <p className="inline font-mono text-label text-muted max-lg:hidden">On this page</p>
          <ul className="lg:inline">
            {sections.map((section) => (
              <li
                key={section.id}
                className={`max-lg:border-t max-lg:border-rule max-lg:first:border-none lg:ml-4 ${inRow.includes(section) ? "lg:inline-block" : "lg:hidden"}`}
              >
                <a
                  href={`#${section.id}`}
                  onClick={closeList}
                  className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-7"
                >
                  {section.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  );
}

/** Letters that the row has room for at 1280 px, and the letters that the space before a link takes. */
const [room, gap] = [118, 2.5];

/** The first sections and the last one; those before the last give way, because a reader who began comes to them. */
export function fittingRow(sections: readonly Section[]) {
  const width = sections.reduce((sum, { text }) => sum + text.length + gap, 0);
  if (width <= room || sections.length <= 2) return sections;
  return fittingRow(sections.toSpliced(-2, 1));
}

/** It would cover the head of the page when the reader comes back. */
function closeList(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest("details")?.removeAttribute("open");
}
