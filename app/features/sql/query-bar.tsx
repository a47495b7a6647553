import type { ReactNode } from "react";

/** The line above the code: what it is, what can be done with it, and its steps. */
export function QueryBar({
  title,
  isBusy,
  isEditing,
  canReset,
  onRun,
  onCancel,
  onEdit,
  onReset,
  children,
}: {
  title: string;
  isBusy: boolean;
  isEditing: boolean;
  canReset: boolean;
  onRun: () => void;
  onCancel: () => void;
  onEdit: () => void;
  onReset: () => void;
  children: ReactNode;
}) {
  return (
    <div className="sql-bar" data-search="skip">
      <span className="mr-auto">{title}</span>
      <div className="needs-script no-print sql-buttons">
        <button type="button" className="sql-run" onClick={isBusy ? onCancel : onRun}>
          {isBusy ? (
            "Cancel"
          ) : (
            <>
              Run
              <svg viewBox="0 0 10 10" width="9" height="9" fill="currentColor" aria-hidden="true">
                <polygon points="2,1 2,9 9,5" />
              </svg>
            </>
          )}
        </button>
        <button type="button" aria-pressed={isEditing} onClick={onEdit}>
          Edit
        </button>
        {canReset && (
          <button type="button" onClick={onReset}>
            Reset
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
