import { useHref } from "react-router";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { catchTyping } from "./catch-typing.ts";
import { useLateDialog } from "./use-late-dialog.tsx";

const bringCode = () => import("./search-dialog.tsx");

async function bringDialog() {
  const typed = catchTyping();
  try {
    const { SearchDialog } = await bringCode();
    return ({ onClose }: { onClose: () => void }) => (
      <SearchDialog typed={typed} onClose={onClose} />
    );
  } catch (error) {
    typed();
    throw error;
  }
}

/**
 * Opens the search dialog, whose code comes with the first sign of interest. It is a form that leads to
 * the search page, so that it also works before and without script, and when the code does not come.
 */
export function SearchButton() {
  const { open, shown } = useLateDialog(bringDialog);
  // A failure here is met again, and answered, on opening.
  const prepare = () => void bringCode().catch(() => {});
  return (
    <>
      <form
        action={useHref("/search")}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          open(() => form.submit());
        }}
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
      {shown}
    </>
  );
}
