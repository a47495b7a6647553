import { useEffect, useState } from "react";

export type CopyOutcome = "none" | "copied" | "refused";

const shownForMs = 4000;

/**
 * Copies a text and says for a moment how it went. The clipboard is missing without HTTPS and may be
 * refused; `instead` then offers the text in another way.
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>("none");

  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(setOutcome, shownForMs, "none");
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string, instead: () => void) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      instead();
      setOutcome("refused");
    }
  }

  return { outcome, copy };
}
