import { memo } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { CopyCaseLink } from "./copy-case-link.tsx";
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
