import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Content that is too wide for the page scrolls in here; a shaded edge shows where more is hidden. While
 * it can scroll it is a named region that the keyboard can reach; otherwise it is a plain element.
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

/** Treated as scrollable until script has measured it: without script, it may well be. */
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
