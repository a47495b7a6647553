import { useRef } from "react";
import { Toast } from "#app/components/ui/toast.tsx";

/** Says that the page asked for did not open, above the one that stays. */
export function UnansweredNotice({ onClose }: { onClose: () => void }) {
  // The link that was followed.
  const link = useRef(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  return (
    <Toast
      message={{
        kind: "failure",
        title: "That page did not open",
        text: "The site does not answer at the moment. You can keep reading this page and try again in a while.",
      }}
      onClose={onClose}
      returnFocusTo={link}
    />
  );
}
