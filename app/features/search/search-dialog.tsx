import { useRef, useState } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { SearchPanel } from "./search-panel.tsx";

export const searchDialogId = "search-dialog";

/** Part of every page, so that the field can be opened and typed in before hydration. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState("");
  return (
    <Dialog
      id={searchDialogId}
      title="Search"
      ref={dialog}
      onClose={() => setQuestion("")}
      size="tall"
    >
      <SearchPanel
        question={question}
        onQuestion={setQuestion}
        onFollow={() => dialog.current?.close()}
        autoFocus
      />
    </Dialog>
  );
}
