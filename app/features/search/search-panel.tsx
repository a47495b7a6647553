import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { formatCount } from "#app/format/count.ts";
import type { FoundPage } from "./create-search.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/**
 * The field and what it finds. The results are plain links: Tab and the arrow keys walk them, Enter in
 * the field opens the first, and their number is said.
 */
export function SearchPanel({
  question,
  onQuestion,
  onFollow,
}: {
  question: string;
  onQuestion: (question: string) => void;
  onFollow?: (() => void) | undefined;
}) {
  const panel = useRef<HTMLElement>(null);
  const { state, retry } = useSearch();
  const asked = useDeferredValue(question.trim());
  const pages = useMemo(
    () => (state.kind === "ready" && asked ? state.search(asked) : []),
    [state, asked],
  );

  return (
    <search ref={panel} onKeyDown={(event) => walk(event, panel.current)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          resultLinks(panel.current)[0]?.click();
        }}
      >
        <label className="flex items-center gap-3 rounded-md border border-edge bg-paper px-3.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
          <SearchIcon />
          <span className="sr-only">Search projects, articles, headings and books</span>
          <input
            // Of a field of type `search` Chromium keeps the Escape that should close the dialog.
            type="text"
            inputMode="search"
            name="q"
            value={question}
            onChange={(event) => onQuestion(event.target.value)}
            placeholder="Bond, waterfall, window function …"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            enterKeyHint="go"
            className="min-h-12 w-full min-w-0 text-base text-ink outline-none placeholder:text-muted"
          />
        </label>
      </form>
      <p role="status" className="my-3 text-small text-muted">
        {statusText(state.kind, asked, pages)}
      </p>
      {state.kind === "failed" && (
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      )}
      {pages.length > 0 && <SearchResults pages={pages} onFollow={onFollow} />}
    </search>
  );
}

function statusText(
  state: "loading" | "ready" | "failed",
  asked: string,
  pages: readonly FoundPage[],
) {
  if (state === "loading") return "Bringing the index …";
  if (state === "failed") return "The index did not come. Are you online?";
  if (asked === "") return "Every page, project, article, heading and book.";
  if (pages.length === 0) return `Nothing on this site matches “${asked}”. A shorter word may.`;
  return `${formatCount(pages.length, "result")} for “${asked}”`;
}

function resultLinks(panel: HTMLElement | null) {
  return [...(panel?.querySelectorAll<HTMLElement>("a[data-result]") ?? [])];
}

/** Up and down go from the field through the results and back to it; a slash goes to the field. */
function walk(event: KeyboardEvent, panel: HTMLElement | null) {
  const field = panel?.querySelector("input");
  if (!field) return;
  const stops: HTMLElement[] = [field, ...resultLinks(panel)];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = {
    ArrowDown: stops[Math.min(here + 1, stops.length - 1)],
    ArrowUp: stops[Math.max(here - 1, 0)],
    "/": here > 0 ? field : undefined,
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
