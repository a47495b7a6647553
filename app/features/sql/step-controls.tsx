import type { KeyboardEvent } from "react";

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
