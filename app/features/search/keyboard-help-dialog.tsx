import { Dialog } from "#app/components/ui/dialog.tsx";
import { KeyboardHelp } from "./keyboard-help.tsx";

export const keyboardHelpDialogId = "keyboard-dialog";

/** Part of every page, so that `?` also works before hydration. */
export function KeyboardHelpDialog() {
  return (
    <Dialog id={keyboardHelpDialogId} title="Keyboard">
      <KeyboardHelp />
    </Dialog>
  );
}
