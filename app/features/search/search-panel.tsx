import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import { address } from "#app/lib/meta/address.ts";
import { maxResults, searchIndexPath } from "#contracts/search-index.ts";
import type { FoundPage } from "./create-search.ts";
import { type LoadedSearch, loadSearch } from "./load-search.ts";

/**
 * The field and its results. The results are plain links: Tab and the arrow keys move through them, Enter
 * in the field opens the first, and their number is announced. The library and the index are loaded when
 * the field is first used.
 */
export function SearchPanel({
  question,
  onQuestion,
  onFollow,
  autoFocus = false,
}: {
  question: string;
  onQuestion: (question: string) => void;
  onFollow?: (() => void) | undefined;
  /** For a field in a dialog, which takes the focus when the dialog opens. */
  autoFocus?: boolean;
}) {
  const panel = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState(false);
  const state = useSearch(entered || question !== "");
  const asked = useDeferredValue(question.trim());
  const pages = useMemo(
    () => (state.kind === "ready" && asked ? state.search(asked) : []),
    [state, asked],
  );

  return (
    <search
      ref={panel}
      onFocus={() => setEntered(true)}
      onKeyDown={(event) => moveFocus(event, panel.current)}
    >
      <form
        // Before hydration, Enter leads to the search page with the query in its url.
        action={address("/search")}
        onSubmit={(event) => {
          event.preventDefault();
          resultLinks(panel.current)[0]?.click();
        }}
      >
        <label className="flex items-center gap-3 rounded-md border border-edge bg-paper px-3.5 text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
          <SearchIcon />
          <span className="sr-only">Search projects, articles, headings and books</span>
          <input
            // In a field of type `search` Chromium clears the text on Escape instead of closing the dialog.
            type="text"
            inputMode="search"
            name="q"
            value={question}
            onChange={(event) => onQuestion(event.target.value)}
            placeholder="Bond, waterfall, window function…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            // biome-ignore lint/a11y/noAutofocus: the field is focused when the dialog opens, not when the page loads
            autoFocus={autoFocus}
            enterKeyHint="go"
            className="min-h-12 w-full min-w-0 text-base text-ink outline-none placeholder:text-muted"
          />
        </label>
      </form>
      <p role="status" className="my-3 text-small text-muted">
        {statusText(state.kind, asked, pages)}
      </p>
      {/* As a new document: after a deployment the files of this one are gone. */}
      {state.kind === "failed" && (
        <ButtonLink look="quiet" to={`/search?q=${encodeURIComponent(asked)}`}>
          Try again
        </ButtonLink>
      )}
      {state.kind === "ready" && pages.length > 0 && (
        <state.Results pages={pages} onFollow={onFollow} />
      )}
    </search>
  );
}

function statusText(
  state: "idle" | "loading" | "ready" | "failed",
  asked: string,
  pages: readonly FoundPage[],
) {
  if (state === "failed") return "The search index could not be loaded. Are you online?";
  if (asked === "") return "Every page, project, article, heading and book.";
  if (state !== "ready") return "Loading the search index…";
  if (pages.length === 0) return `No results for “${asked}”. Try a shorter word.`;
  const first = pages.length === maxResults ? "The first " : "";
  return `${first}${formatCount(pages.length, "result")} for “${asked}”`;
}

function resultLinks(panel: HTMLElement | null) {
  return [...(panel?.querySelectorAll<HTMLElement>("a[data-result]") ?? [])];
}

/** Up and Down move between the field and the results; a slash returns to the field. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null) {
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

type SearchState =
  | { kind: "idle" }
  | { kind: "loading" }
  | ({ kind: "ready" } & LoadedSearch)
  | { kind: "failed" };

/** The search over the whole site, loaded on first use. */
function useSearch(wanted: boolean) {
  const [state, setState] = useState<SearchState>({ kind: "idle" });

  useEffect(() => {
    if (!wanted) return;
    setState({ kind: "loading" });
    const show = (loaded: LoadedSearch) => setState({ kind: "ready", ...loaded });
    loadSearch(address(searchIndexPath))
      .then((loaded) => {
        show(loaded);
        // Each part may hold more answers to the query that is on the screen.
        return loaded.loadRest(() => show(loaded));
      })
      .catch(() => setState({ kind: "failed" }));
  }, [wanted]);

  return state;
}
