import { type ComponentType, useEffect, useRef, useState } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

const dialogId = "keyboard-dialog";

/**
 * Opens a dialog with the list of keys. The dialog opens natively, and its list is loaded then; until it
 * is there, and where it cannot be loaded, the dialog links to the same list on the search page.
 */
export function KeyboardHelpButton({ className }: { className: string }) {
  const [List, setList] = useState<ComponentType | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  function load() {
    import("./keyboard-help.tsx").then(
      ({ KeyboardHelp }) => setList(() => KeyboardHelp),
      () => setList(null),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a dialog opened before hydration
  useEffect(() => {
    if (dialog.current?.open) load();
  }, []);

  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={dialogId}
        onClick={load}
        data-shortcut="keyboard"
        aria-haspopup="dialog"
        className={`${className} needs-script cursor-pointer`}
      >
        Keyboard
      </button>
      <noscript>
        <PageLink to={listOnSearchPage} className={className}>
          Keyboard
        </PageLink>
      </noscript>
      <Dialog id={dialogId} title="Keyboard" ref={dialog}>
        {List ? (
          <List />
        ) : (
          <PageLink
            to={listOnSearchPage}
            onClick={() => dialog.current?.close()}
            className="text-link"
          >
            All keyboard shortcuts
          </PageLink>
        )}
      </Dialog>
    </>
  );
}

const listOnSearchPage = "/search#keyboard";
