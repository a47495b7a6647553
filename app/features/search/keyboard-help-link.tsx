import { type ComponentType, type MouseEvent, useState } from "react";
import { Link } from "react-router";

type Dialog = ComponentType<{ onClose: () => void }>;

/** Shows the keys over the page at hand; the search page lists them too, for whoever has no script. */
export function KeyboardHelpLink({ className }: { className: string }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { KeyboardHelpDialog } = await import("./keyboard-help-dialog.tsx");
      setDialog(() => KeyboardHelpDialog);
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <Link
        to="/search#keyboard"
        onClick={open}
        data-shortcut="keyboard"
        aria-haspopup="dialog"
        className={className}
      >
        Keyboard
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
