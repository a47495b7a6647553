import { Link } from "react-router";
import { keyboardHelpDialogId } from "./keyboard-help-dialog.tsx";

/** Opens the list of keys natively; without script it is a link to the same list on the search page. */
export function KeyboardHelpButton({ className }: { className: string }) {
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={keyboardHelpDialogId}
        data-shortcut="keyboard"
        aria-haspopup="dialog"
        className={`${className} needs-script cursor-pointer`}
      >
        Keyboard
      </button>
      <noscript>
        <Link to="/search#keyboard" className={className}>
          Keyboard
        </Link>
      </noscript>
    </>
  );
}
