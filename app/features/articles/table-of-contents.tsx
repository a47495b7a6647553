import { useEffect, useState } from "react";

export type Heading = { id: string; text: string };

const fewest = 3;

/** The sections of a long text: in the margin of a wide page, folded above the text on a narrow one. */
export function TableOfContents({
  headings,
  endId,
}: {
  headings: readonly Heading[];
  /** The element below the text: once it is in view, the last section is the current one. */
  endId: string;
}) {
  const current = useCurrentSection(headings, endId);
  if (headings.length < fewest) return null;
  const list = <SectionLinks headings={headings} current={current} />;
  return (
    <nav aria-label="On this page" className="toc no-print">
      <details className="group border-y border-rule lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between text-small">
          On this page
          <span aria-hidden="true" className="text-base text-muted group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="pb-2">{list}</div>
      </details>
      <div className="hidden lg:block">
        <p className="mb-1.5 font-mono text-label text-muted">On this page</p>
        {list}
      </div>
    </nav>
  );
}

function SectionLinks({
  headings,
  current,
}: {
  headings: readonly Heading[];
  current: string | undefined;
}) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="flex min-h-11 items-center text-small leading-snug text-muted transition-colors hover:text-ink lg:min-h-0 lg:border-l-2 lg:border-transparent lg:py-1 lg:pl-3 lg:aria-[current]:border-accent lg:aria-[current]:text-ink"
          >
            {withoutNumber(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The list is numbered by its order. */
function withoutNumber(heading: string) {
  return heading.replace(/^\d+\.\s+/, "");
}

/** How far down the window the reader's eye is taken to be. */
const eyeLevel = 0.3;

/** The id of the section being read: the last one whose heading is above eye level. */
function useCurrentSection(headings: readonly { id: string }[], endId: string) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const end = document.getElementById(endId);

    function follow() {
      const passed = elements.filter(
        (heading) => heading.getBoundingClientRect().top <= innerHeight * eyeLevel,
      );
      // A short last section never rises to eye level: the page ends first.
      const atEnd = end && end.getBoundingClientRect().bottom <= innerHeight;
      setCurrent((atEnd ? elements : passed).at(-1)?.id);
    }

    // Everything above eye level counts as seen, so that a jump over a section is noticed too.
    const atEyeLevel = new IntersectionObserver(follow, {
      rootMargin: `1000000px 0px -${100 - eyeLevel * 100}% 0px`,
    });
    for (const heading of elements) atEyeLevel.observe(heading);
    const atPageEnd = new IntersectionObserver(follow, { threshold: 1 });
    if (end) atPageEnd.observe(end);
    return () => {
      atEyeLevel.disconnect();
      atPageEnd.disconnect();
    };
  }, [headings, endId]);

  return current;
}
