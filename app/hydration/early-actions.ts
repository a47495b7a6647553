/** What the visitor did to a control before React was listening. */
export type EarlyAction =
  | { kind: "value"; value: string }
  | { kind: "checked"; checked: boolean }
  | { kind: "press"; event: Event }
  /** Details that the browser has unfolded. */
  | { kind: "unfold" };

/** In the order of the last action on each control. */
export type EarlyActions = Map<Element, EarlyAction>;

declare global {
  interface Window {
    /** Exists until React has taken over. */
    earlyActions?: EarlyActions;
  }
}

/**
 * Runs inline in the head and records what the visitor types, chooses, moves and presses from the first
 * moment on, for `take-over.ts` to replay. The value has to be noted with the event: while hydrating,
 * React may reset a control to the value it was rendered with.
 */
export function recordEarlyActions() {
  window.earlyActions = new Map();

  function record(control: Element, action: EarlyAction) {
    // Deleted first, so that the map is in the order of the last actions.
    window.earlyActions?.delete(control);
    window.earlyActions?.set(control, action);
  }

  function recordInput({ target }: Event) {
    if (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)) {
      record(target, { kind: "checked", checked: target.checked });
    } else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      record(target, { kind: "value", value: target.value });
    }
  }

  function recordPress(event: Event) {
    const button = event.target instanceof Element && event.target.closest("button");
    // The browser or another inline script has already handled these.
    const isAnswered = "[commandfor], [popovertarget], [data-theme-switch], [type=submit]";
    if (button && !button.matches(isAnswered)) record(button, { kind: "press", event });
  }

  addEventListener("input", recordInput, true);
  addEventListener("change", recordInput, true);
  addEventListener("click", recordPress, true);
}
