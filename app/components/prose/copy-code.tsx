import type { RefObject } from "react";
import { type CopyOutcome, useCopy } from "../ui/use-copy.ts";

const messages: Record<CopyOutcome, string> = {
  none: "",
  copied: "Copied",
  refused: "Not copied; selected instead",
};

/** The button on a code block. Where the browser refuses its clipboard, the code is selected instead. */
export function CopyCode({ name, code }: { name: string; code: RefObject<HTMLElement | null> }) {
  const { outcome, copy } = useCopy();

  function copyCode() {
    const element = code.current;
    if (element) copy(element.textContent, () => getSelection()?.selectAllChildren(element));
  }

  return (
    <span className="needs-script no-print flex items-center text-right">
      <span role="status" className={outcome === "refused" ? "text-loss" : "text-accent"}>
        {messages[outcome]}
      </span>
      <button
        type="button"
        onClick={copyCode}
        className="min-h-11 cursor-pointer rounded-md px-4.5 transition-colors hover:text-ink md:min-h-9"
      >
        Copy<span className="sr-only"> {name}</span>
      </button>
    </span>
  );
}
