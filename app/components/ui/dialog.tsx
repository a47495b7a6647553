import { type ReactNode, type Ref, useId } from "react";
import { IconButton } from "./button.tsx";
import { CloseIcon } from "./icons.tsx";

/**
 * The one dialog of the site, on the native element: any button with `command="show-modal"` and
 * `commandfor` opens it, also before script has arrived (`dialog-commands.ts` serves older browsers).
 * Escape, backdrop and the close button close it, and the browser gives the focus back to what opened it.
 */
export function Dialog({
  id,
  title,
  label,
  size = "note",
  ref,
  onClose,
  children,
  actions,
}: {
  id: string;
  title: string;
  /** What the dialog is about, above its title. */
  label?: string;
  /** A note is centered; a dialog that grows while in use is tall and keeps its top edge. */
  size?: "note" | "tall";
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      ref={ref}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="p-6 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <div>
            {label && <p className="mb-1 font-mono text-label text-muted">{label}</p>}
            <h2 id={titleId} className="text-h2">
              {title}
            </h2>
          </div>
          <IconButton
            label="Close"
            command="close"
            commandfor={id}
            className="order-last -mt-1.5 -mr-1.5 shrink-0"
          >
            <CloseIcon />
          </IconButton>
        </div>
        <div className="mt-3 text-muted">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}
