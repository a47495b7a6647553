import { useRef } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { useOpenAtOnce } from "#app/components/ui/use-open-at-once.ts";
import { KeyboardHelp } from "./keyboard-help.tsx";

export function KeyboardHelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenAtOnce(dialog);
  return (
    <Dialog id="keyboard-help" title="Keyboard" ref={dialog} onClose={onClose}>
      <KeyboardHelp />
    </Dialog>
  );
}
