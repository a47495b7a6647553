import { type ComponentType, type FormEvent, useState } from "react";
import { useHref } from "react-router";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { catchTyping } from "./catch-typing.ts";

type Dialog = ComponentType<{ typed: () => string; onClose: () => void }>;

const bringDialog = () => import("./search-dialog.tsx");

/**
 * Opens the search dialog, whose code comes with the first sign of interest. It is a form that leads to
 * the search page, so that it also works before and without script, and when the code does not come.
 */
export function SearchButton() {
  const [opened, setOpened] = useState<{ Dialog: Dialog; typed: () => string } | null>(null);

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (opened) return;
    const form = event.currentTarget;
    const typed = catchTyping();
    try {
      const { SearchDialog } = await bringDialog();
      setOpened({ Dialog: SearchDialog, typed });
    } catch {
      typed();
      form.submit();
    }
  }

  // A failure here is met again, and answered, on opening.
  const prepare = () => void bringDialog().catch(() => {});

  return (
    <>
      <form
        action={useHref("/search")}
        onSubmit={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="flex"
      >
        <IconButton
          type="submit"
          label="Search"
          data-shortcut="search"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
        >
          <SearchIcon />
        </IconButton>
      </form>
      {opened && <opened.Dialog typed={opened.typed} onClose={() => setOpened(null)} />}
    </>
  );
}
