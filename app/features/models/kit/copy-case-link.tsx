import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useCopy } from "#app/components/ui/use-copy.ts";

/**
 * Copies the url of the current case. Where the browser refuses its clipboard, the url appears below the
 * buttons, selected.
 */
export function CopyCaseLink({ query }: { query: string }) {
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
