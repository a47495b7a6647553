import type { FocusEvent } from "react";

/** Closes a popover when the keyboard goes on to what it covers. The button that opened it closes it by itself. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  const isItsButton =
    relatedTarget instanceof HTMLButtonElement &&
    relatedTarget.popoverTargetElement === currentTarget;
  if (!isItsButton) currentTarget.hidePopover();
}
