import { useEffect, useRef } from "react";

/** Keeps the focus of a visitor who works by keyboard in the list when a row is added or removed. */
export function useRowFocus<Area extends HTMLElement>(count: number) {
  const area = useRef<Area>(null);
  const next = useRef<"rows" | "new row" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes
  useEffect(() => {
    const rows = area.current?.querySelectorAll("[data-row]");
    const last = rows?.[rows.length - 1]?.querySelector<HTMLElement>("select, input");
    const { activeElement } = document;
    // Removed with its row, or of the only row left, which cannot be removed.
    const isLost = activeElement === document.body || activeElement?.matches(":disabled");
    if (next.current === "new row" || (next.current === "rows" && isLost)) last?.focus();
    next.current = null;
  }, [count]);
  return {
    area,
    keepFocus(on: "rows" | "new row") {
      next.current = on;
    },
  };
}
