import type { KeyboardEvent, MouseEvent } from "react";
import { Link } from "react-router";
import { iconButtonLook } from "#app/components/ui/icon-button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { catchTyping } from "./catch-typing.ts";
import { followsElsewhere } from "./follows-elsewhere.ts";
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
 * Opens the search dialog, whose code comes with the first sign of interest. It is a link to the search
 * page, so that it also works before and without script, and when the code does not come.
 */
export function SearchButton() {
  const { open, shown } = useLateDialog(bringDialog);
  // A failure here is met again, and answered, on opening.
  const prepare = () => void bringCode().catch(() => {});

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (followsElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    open(() => location.assign(href));
  }

  return (
    <>
      <Link
        to="/search"
        role="button"
        onClick={openDialog}
        onKeyDown={pressBySpace}
        onPointerEnter={prepare}
        onFocus={prepare}
        data-shortcut="search"
        aria-label="Search"
        title="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className={iconButtonLook}
      >
        <SearchIcon />
      </Link>
      {shown}
    </>
  );
}

/** A link hears Enter alone; a button both. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
