import { type RefObject, useLayoutEffect } from "react";

/** For a dialog that is drawn because it was asked for: opens it, with the focus in its first field. */
export function useOpenAtOnce(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    element.querySelector("input")?.focus();
  }, [dialog]);
}
