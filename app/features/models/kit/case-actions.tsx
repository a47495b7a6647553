import { memo, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useCopy } from "#app/components/ui/use-copy.ts";
import type { Inputs } from "./fields.ts";
import type { ModelState } from "./use-model.ts";

/** Reset to the preset, and a link to the current case. */
export const CaseActions = memo(Actions) as typeof Actions;

function Actions<In extends Inputs, Preset extends string>({
  state: { model, preset, changed, reset, query },
}: {
  state: ModelState<In, Preset>;
}) {
  const returnsToOpening = model.presetNames.length === 1;
  return (
    <div className="flex flex-wrap gap-2.5">
      {/* Without a transition: it would draw the page a dozen times more, just when the answer is due. */}
      <Button look="quiet" disabled={!changed} onClick={reset} className="transition-none!">
        Reset
        {!returnsToOpening && (
          <span className="sr-only"> to the {model.presets[preset].title} scenario</span>
        )}
      </Button>
      <CopyCaseLink query={query} />
    </div>
  );
}

/**
 * Copies the url of the current case. Where the browser refuses its clipboard, the url appears below the
 * buttons, selected.
 */
function CopyCaseLink({ query }: { query: string }) {
  const { outcome, copy } = useCopy();
  const [offered, setOffered] = useState<{ query: string; url: string } | null>(null);

  function copyLink() {
    const url = location.origin + location.pathname + query;
    copy(url, () => setOffered({ query, url }));
  }

  return (
    <>
      <Button look="quiet" onClick={copyLink}>
        <span aria-live="polite">
          {outcome === "copied" ? "Link copied" : "Copy link to this case"}
        </span>
      </Button>
      {/* Hidden once the case changes, because the url is then out of date. */}
      {offered?.query === query && <OfferedLink url={offered.url} />}
    </>
  );
}

function OfferedLink({ url }: { url: string }) {
  return (
    <label className="block w-full text-small">
      <span role="status" className="text-loss">
        Not copied; selected instead
      </span>
      <input
        readOnly
        value={url}
        ref={selectAll}
        className="mt-1 block min-h-11 w-full rounded-sm border border-edge bg-card px-3 font-mono text-base md:text-small"
      />
    </label>
  );
}

/** Outside the component: the same function at each render, so that it runs once. */
function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
