import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useCopy } from "#app/components/ui/use-copy.ts";
import { hashOfQuery } from "./shared-query.ts";

/** The line above the code: what it is, what can be done with it, and its steps. */
export function QueryBar({
  title,
  isBusy,
  isEditing,
  canReset,
  onRun,
  onCancel,
  onEdit,
  onReset,
  children,
}: {
  title: string;
  isBusy: boolean;
  isEditing: boolean;
  canReset: boolean;
  onRun: () => void;
  onCancel: () => void;
  onEdit: () => void;
  onReset: () => void;
  children: ReactNode;
}) {
  return (
    <div className="sql-bar" data-search="skip">
      <span className="mr-auto">{title}</span>
      <div className="needs-script no-print sql-buttons">
        <button type="button" className="sql-run" onClick={isBusy ? onCancel : onRun}>
          {isBusy ? (
            "Cancel"
          ) : (
            <>
              Run
              <Triangle points="2,1 2,9 9,5" />
            </>
          )}
        </button>
        <button type="button" aria-pressed={isEditing} onClick={onEdit}>
          Edit
        </button>
        {canReset && (
          <button type="button" onClick={onReset}>
            Reset
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

/** ◂ 2 of 4 ▸; the arrow keys work while one of the buttons has the focus. */
export function StepControls({
  index,
  steps,
  onGo,
}: {
  index: number;
  steps: number;
  onGo: (index: number) => void;
}) {
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: steps - 1,
  };
  function answerKey(event: KeyboardEvent) {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onGo(target);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and need a legend
    <div role="group" aria-label="Steps" onKeyDown={answerKey} className="sql-step-controls">
      <span aria-hidden="true" className="text-ink">
        Steps
      </span>
      <button type="button" onClick={() => onGo(index - 1)} aria-label="Previous step">
        <Triangle points="8,1 8,9 2,5" />
      </button>
      <span className="text-ink tabular-nums">
        {index + 1} of {steps}
      </span>
      <button type="button" onClick={() => onGo(index + 1)} aria-label="Next step">
        <Triangle points="2,1 2,9 8,5" />
      </button>
    </div>
  );
}

function Triangle({ points }: { points: string }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
}

/** Copies an address that opens this page with the visitor's query. */
export function ShareButton({ queryId, text }: { queryId: string; text: string }) {
  const { outcome, copy } = useCopy();
  const [isTooLong, setIsTooLong] = useState(false);

  async function share() {
    const hash = await hashOfQuery(queryId, text);
    setIsTooLong(hash === null);
    if (hash === null) return;
    history.replaceState(history.state, "", hash);
    copy(location.href, () => {});
  }

  const said = isTooLong
    ? "Too long for a link"
    : { none: "", copied: "Link copied", refused: "The link is in the address bar" }[outcome];
  return (
    <>
      <span role="status" className={isTooLong ? "text-loss" : "text-accent"}>
        {said}
      </span>
      <button type="button" onClick={share}>
        Share
      </button>
    </>
  );
}
