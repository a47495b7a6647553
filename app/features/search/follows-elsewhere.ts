import type { MouseEvent } from "react";

/** Whether a click asks for another tab or window, which is the browser's own business. */
export function followsElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}
