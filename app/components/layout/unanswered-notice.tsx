import { useState } from "react";

/** Tells the visitor that the page they asked for did not open; the current one stays. */
export function UnansweredNotice({ onClose }: { onClose: () => void }) {
  const [followedLink] = useState(() => document.activeElement);

  function dismiss() {
    onClose();
    if (followedLink instanceof HTMLElement) followedLink.focus({ preventScroll: true });
  }

  return (
    <div
      role="alert"
      className="no-print fixed inset-x-4 top-[calc(var(--bar-height)+0.75rem)] z-20 rounded-md border border-l-4 border-loss bg-card p-4 text-small sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <p className="font-medium text-loss">That page did not open</p>
      <p className="mt-1 text-muted">
        The site is not responding at the moment. You can keep reading this page and try again in a
        while.
      </p>
      <button type="button" onClick={dismiss} className="text-link min-h-11">
        Dismiss
      </button>
    </div>
  );
}
