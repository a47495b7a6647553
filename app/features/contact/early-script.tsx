import { InlineScript } from "#app/boot/inline-script.tsx";
import { messageSentId } from "#contracts/contact-page.ts";
import { draftKey, keepDraft } from "./contact-draft.ts";
import { fieldNames } from "./contact-fields.ts";
import { holdSubmit } from "./hold-submit.ts";

/** What the form needs before the page's script arrives. */
export function EarlyScript({ formId }: { formId: string }) {
  const draft = [draftKey, fieldNames, `#${messageSentId}`].map((arg) => JSON.stringify(arg));
  const code = `(form=>{(${keepDraft})(form,${draft});(${holdSubmit})(form)})(document.getElementById(${JSON.stringify(formId)}))`;
  return <InlineScript code={code} />;
}
