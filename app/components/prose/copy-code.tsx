import { type RefObject, useEffect, useState } from "react";

type Outcome = "none" | "copied" | "refused";

const messages: Record<Outcome, string> = {
  none: "",
  copied: "Copied",
  refused: "Not copied; selected instead",
};

const shownFor = 4000;

/** The button on a code block. Where the browser refuses its clipboard, the code is selected instead. */
export function CopyCode({ name, code }: { name: string; code: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<Outcome>("none");

  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(setOutcome, shownFor, "none");
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (!code.current) return;
    try {
      await navigator.clipboard.writeText(code.current.textContent);
      setOutcome("copied");
    } catch {
      getSelection()?.selectAllChildren(code.current);
      setOutcome("refused");
    }
  }

  return (
    <span className="needs-script no-print flex items-center text-right">
      <span role="status" className={outcome === "refused" ? "text-loss" : "text-accent"}>
        {messages[outcome]}
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 cursor-pointer rounded-md px-4.5 transition-colors hover:text-ink md:min-h-9"
      >
        Copy<span className="sr-only"> {name}</span>
      </button>
    </span>
  );
}
