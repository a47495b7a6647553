import { useEffect, useState } from "react";

/** How far down the window the reader's eye is taken to be. */
const eyeLevel = 0.3;

/** The id of the section being read: the last one whose heading is above eye level. */
export function useCurrentSection(headings: readonly { id: string }[], endId: string) {
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
