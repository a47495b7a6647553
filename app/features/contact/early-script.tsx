import { useSyncExternalStore } from "react";
import { draftKey, keepDraft } from "./contact-draft.ts";
import { fieldNames } from "./contact-fields.ts";
import { holdSubmit } from "./hold-submit.ts";

/** What the form needs before the page's script arrives. Only in the page as it comes from the server. */
export function EarlyScript({ formId }: { formId: string }) {
  const fromServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  if (!fromServer) return null;
  const draft = `${JSON.stringify(draftKey)},${JSON.stringify(fieldNames)}`;
  const code = `(form=>{(${keepDraft})(form,${draft});(${holdSubmit})(form);form.dataset.early=""})(document.getElementById(${JSON.stringify(formId)}))`;
  // The browser's build has the same functions in other letters.
  return <script suppressHydrationWarning>{code}</script>;
}
