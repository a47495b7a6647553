import { useEffect, useRef } from "react";

/** Keeps the focus of a visitor who works by keyboard in the list when a row is added or removed. */
export function useRowFocus(count: number) {
  const area = useRef<HTMLDivElement>(null);
  const next = useRef<"rows" | "new row" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes
  useEffect(() => {
    const rows = area.current?.querySelectorAll("[data-row]");
    const last = rows?.[rows.length - 1];
    if (next.current === "new row") last?.querySelector("select")?.focus();
    const isLost = document.activeElement === document.body;
    if (next.current === "rows" && isLost) last?.querySelector("select")?.focus();
    next.current = null;
  }, [count]);
  return {
    area,
    keepFocus(on: "rows" | "new row") {
      next.current = on;
    },
  };
}
