import { IconButton, iconButtonLook } from "#app/components/ui/button.tsx";
import { SearchIcon } from "#app/components/ui/icons.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { searchDialogId } from "./search-dialog.tsx";

/** Opens the search dialog natively; without script it is a link to the page that lists everything. */
export function SearchButton() {
  return (
    <>
      <IconButton
        label="Search"
        command="show-modal"
        commandfor={searchDialogId}
        data-shortcut="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="needs-script"
      >
        <SearchIcon />
      </IconButton>
      <noscript>
        <PageLink to="/search" aria-label="Search" className={iconButtonLook}>
          <SearchIcon />
        </PageLink>
      </noscript>
    </>
  );
}
