import { InlineScript } from "#app/hydration/inline-script.tsx";
import { draftKey, keepDraft } from "./contact-draft.ts";
import { fieldNames } from "./contact-fields.ts";
import { holdSubmit } from "./hold-submit.ts";

/** What the form needs before the page's script arrives. */
export function EarlyScript({ formId }: { formId: string }) {
  const draft = `${JSON.stringify(draftKey)},${JSON.stringify(fieldNames)}`;
  const code = `(form=>{(${keepDraft})(form,${draft});(${holdSubmit})(form);form.dataset.early=""})(document.getElementById(${JSON.stringify(formId)}))`;
  return <InlineScript code={code} />;
}
