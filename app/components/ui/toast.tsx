import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { CloseIcon } from "./icons.tsx";

export type ToastMessage = {
  kind: "success" | "failure";
  title: string;
  text: string;
  /** A note on this case in particular. */
  hint?: string;
};

/** Long enough to read a success. It stays while hovered or focused; a failure stays until dismissed. */
const successMs = 10_000;

/**
 * A failure interrupts a screen reader (alert), a success waits for a pause (status). Both regions are in
 * the page before there is anything to say, because only changes to a known region are announced. On a
 * phone the toast is below the bar, away from the button that was just pressed.
 */
export function Toast({
  message,
  onClose,
  returnFocusTo,
  children,
}: {
  message: ToastMessage | null;
  onClose: () => void;
  /** Where the focus goes when the visitor dismisses the toast. */
  returnFocusTo: RefObject<HTMLElement | null>;
  /** What the visitor can do about it. */
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const passing = message?.kind === "success";
  useEffect(() => {
    if (!passing) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) onClose();
    }, successMs);
    return () => clearInterval(timer);
  }, [passing, onClose]);

  function dismiss() {
    onClose();
    returnFocusTo.current?.focus({ preventScroll: true });
  }

  return (
    <div className="no-print fixed inset-x-4 top-[calc(var(--bar-height)+0.75rem)] z-20 sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96">
      <div ref={box} className={message ? `${boxClass} ${edges[message.kind]}` : ""}>
        <div className="grow">
          <div role="status">{message?.kind === "success" && <Words {...message} />}</div>
          <div role="alert">{message?.kind === "failure" && <Words {...message} />}</div>
          {message && children}
        </div>
        {message && (
          <IconButton
            label="Dismiss"
            onClick={dismiss}
            className="-m-1.5 shrink-0 border-transparent"
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}

const boxClass =
  "flex items-start gap-3 rounded-md border border-l-4 bg-card p-4 [animation:fade-in_200ms_var(--ease-house)]";

const edges = { success: "border-accent", failure: "border-loss" };

const titles = { success: "text-accent", failure: "text-loss" };

function Words({ kind, title, text, hint }: ToastMessage) {
  return (
    <>
      <p className={`font-medium ${titles[kind]}`}>{title}</p>
      <p className="mt-1 text-small text-muted">{text}</p>
      {hint && <p className="mt-1 text-small">{hint}</p>}
    </>
  );
}
