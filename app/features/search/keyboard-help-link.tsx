import { Link } from "react-router";
import { followsElsewhere } from "./follows-elsewhere.ts";
import { useLateDialog } from "./use-late-dialog.tsx";

async function bringDialog() {
  return (await import("./keyboard-help-dialog.tsx")).KeyboardHelpDialog;
}

/** Shows the keys over the page at hand; the search page lists them too, for whoever has no script. */
export function KeyboardHelpLink({ className }: { className: string }) {
  const { open, shown } = useLateDialog(bringDialog);
  return (
    <>
      <Link
        to="/search#keyboard"
        onClick={(event) => {
          if (followsElsewhere(event)) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          open(() => location.assign(href));
        }}
        data-shortcut="keyboard"
        aria-haspopup="dialog"
        className={className}
      >
        Keyboard
      </Link>
      {shown}
    </>
  );
}
