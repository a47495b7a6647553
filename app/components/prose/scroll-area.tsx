import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/**
 * What is too wide for the page scrolls in here; the edge that hides something shows it. While it
 * scrolls it is a named region that a keyboard can reach, otherwise it is nothing at all.
 */
export function ScrollArea({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const area = useRef<HTMLDivElement>(null);
  const reachable = { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div ref={area} className={`scroll-area ${className}`} {...(useScrolls(area) && reachable)}>
      {children}
    </div>
  );
}

/** Until script has measured, as if it scrolled: where there is no script, it may. */
function useScrolls(area: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [area]);
  return scrolls;
}
