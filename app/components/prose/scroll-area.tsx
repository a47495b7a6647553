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
  const scrolls = useScrolls(area);
  const reachable = { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div
      ref={area}
      className={`scroll-area ${className}`}
      data-measured={scrolls === "unknown" ? undefined : ""}
      {...(scrolls !== "no" && reachable)}
    >
      {children}
    </div>
  );
}

/** Treated as scrollable until script has measured it: without script, it may well be. */
function useScrolls(area: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState<"unknown" | "yes" | "no">("unknown");
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // What is not drawn has no width; it is measured when it comes near.
      if (!isDrawn(element.firstElementChild)) return;
      setScrolls(element.scrollWidth > element.clientWidth ? "yes" : "no");
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [area]);
  return scrolls;
}

/** Older browsers do not have this check, and draw everything. */
function isDrawn(content: Element | null) {
  return content?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}
