/** What the visitor did to a control before React was listening. */
type EarlyAction =
  | { kind: "value"; value: string }
  | { kind: "checked"; checked: boolean }
  | { kind: "press"; event: Event };

/** In the order of the last action on each control. */
export type EarlyActions = Map<Element, EarlyAction>;

declare global {
  interface Window {
    /** Exists until React has taken over the page. */
    boot?: {
      actions: EarlyActions;
      /** Resolves at the visitor's first action, or when the page asks by the event `start`. */
      started: Promise<unknown>;
      /** Whether a file that React needs did not come. */
      hasFailed: boolean;
      fail: () => void;
    };
  }
}

/**
 * Runs inline in the head. React takes over at the visitor's first action (`entry.client.tsx`): until then the page
 * is complete, and taking it over would keep a phone busy. What is typed, chosen, moved and pressed meanwhile is
 * recorded, and `take-over.ts` replays it. The value has to be noted with the event, because React may reset a
 * control to the value it was rendered with.
 *
 * If a file of the script does not come, links, forms and dialogs still work without it. The next use of a control
 * that needs the script loads the page again.
 */
export function boot() {
  const actions: EarlyActions = new Map();

  // Dictation, autofill and some assistive technology give `input` alone.
  const signs = "start pointermove pointerdown touchstart keydown scroll click input".split(" ");
  const started = new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { capture: true, passive: true });
  });

  const state = { actions, started, hasFailed: false, fail };
  window.boot = state;

  function fail() {
    state.hasFailed = true;
    dispatchEvent(new Event("script-failed"));
  }

  function record(control: Element, action: EarlyAction) {
    if (!window.boot) return;
    if (state.hasFailed) return location.reload();
    // Deleted first, so that the map is in the order of the last actions.
    actions.delete(control);
    actions.set(control, action);
  }

  function recordInput({ target }: Event) {
    if (
      !(target instanceof HTMLInputElement) &&
      !(target instanceof HTMLTextAreaElement) &&
      !(target instanceof HTMLSelectElement)
    ) {
      return;
    }
    // A form that is sent without script needs no reload, nor does what the stylesheet answers.
    if (state.hasFailed && (target.form || target.closest("[data-native]"))) return;
    if (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)) {
      record(target, { kind: "checked", checked: target.checked });
    } else {
      record(target, { kind: "value", value: target.value });
    }
  }

  function recordPress(event: Event) {
    // A figure of a table is text until React makes it a button, so its cell is pressed; without the script it stays text.
    const pressed = state.hasFailed ? "button, .figure" : "button, .figure, .figure-table td";
    const control = event.target instanceof Element && event.target.closest(pressed);
    // The browser or another inline script has already handled these.
    const isAnswered = "[commandfor], [popovertarget], [data-theme-switch], [type=submit]";
    if (control && !control.matches(isAnswered)) record(control, { kind: "press", event });
  }

  /** The parts that the stylesheet has the browser put off: one in each frame. */
  async function layOutInTurn() {
    // With their fonts there, formulas are laid out once, and not all again for each font that arrives.
    if (document.querySelector("math:not(details:not([open]) *)"))
      await document.fonts.load("1em 'Formula Letters', 'Formula Signs'").catch(() => []);
    const putOff =
      ".project-cards > li, .prose > section, .prose .display-formula, .model section, .model ~ footer";
    const rest = document.querySelectorAll<HTMLElement>(putOff).values();
    function next() {
      const { value = document.documentElement, done } = rest.next();
      value.dataset.laidOut = "";
      if (!done) requestAnimationFrame(() => setTimeout(next));
    }
    next();
  }

  addEventListener("load", layOutInTurn);
  addEventListener("input", recordInput, true);
  addEventListener("change", recordInput, true);
  addEventListener("click", recordPress, true);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fail();
    },
    true,
  );
}
