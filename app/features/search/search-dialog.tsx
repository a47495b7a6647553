import { useLayoutEffect, useRef, useState } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { useOpenAtOnce } from "#app/components/ui/use-open-at-once.ts";
import { SearchPanel } from "./search-panel.tsx";

export function SearchDialog({
  typed,
  onClose,
}: {
  /** What the visitor typed while this came. */
  typed: () => string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState("");
  useOpenAtOnce(dialog);
  // In one go with the opening: no key may fall between what was caught and the field.
  useLayoutEffect(() => setQuestion(typed()), [typed]);
  return (
    <Dialog id="search" title="Search" ref={dialog} onClose={onClose} size="tall">
      <SearchPanel
        question={question}
        onQuestion={setQuestion}
        onFollow={() => dialog.current?.close()}
      />
    </Dialog>
  );
}
