import { useLayoutEffect } from "react";
import type { EarlyActions } from "./boot.ts";

/**
 * Replays, once the whole page has hydrated, what the visitor did before: every control then answers as
 * if React had been there from the start, so what is shown is what is calculated. Controls need no extra
 * code for this.
 */
export function useTakeOver() {
  useLayoutEffect(() => {
    const actions = window.boot?.actions;
    if (!actions) return;
    delete window.boot;
    discardStartingPress(actions);
    // Outside the commit, where React can render after each event before the next one.
    queueMicrotask(() => replay(actions));
  }, []);
}

/** A press that triggered hydration is still being dispatched, and React will receive it. */
function discardStartingPress(actions: EarlyActions) {
  for (const [control, action] of actions) {
    if (action.kind === "press" && action.event.eventPhase !== Event.NONE) actions.delete(control);
  }
}

function replay(actions: EarlyActions) {
  for (const [control, action] of actions) {
    if (!control.isConnected) continue;
    if (action.kind === "value") restoreValue(control, action.value);
    else if (action.kind === "checked") restoreChecked(control, action.checked);
    else if (control instanceof HTMLElement) control.click();
  }
}

function restoreValue(control: Element, value: string) {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    restoreText(control, value);
  }
}

function restoreText(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const isFocused = field === document.activeElement;
  const { selectionStart, selectionEnd } = field;
  // React ignores an event whose value is the one it last saw. Assigning to the field tells React the
  // value, calling the prototype's setter does not.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (!isFocused) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  // Null for a number or a slider, which have no caret to restore.
  else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function restoreChecked(control: Element, checked: boolean) {
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !checked;
  control.click();
}
