import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";

export type ToastMessage = { kind: "success" | "failure"; title: string; text: string };

/** A failure interrupts (alert), a success waits its turn (status). */
export function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const failed = message.kind === "failure";
  return (
    <div
      className={`toast fixed inset-x-4 bottom-4 z-20 flex items-start gap-3 rounded-md border border-l-4 bg-card p-4 sm:left-auto sm:w-96 ${failed ? "border-loss" : "border-accent"}`}
    >
      <div role={failed ? "alert" : "status"} className="grow">
        <p className={`font-medium ${failed ? "text-loss" : "text-accent"}`}>{message.title}</p>
        <p className="mt-1 text-small text-muted">{message.text}</p>
      </div>
      <IconButton label="Dismiss" onClick={onClose} className="-m-1.5 shrink-0">
        <CloseIcon />
      </IconButton>
    </div>
  );
}
