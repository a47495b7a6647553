import { type ContactFields, fieldNames } from "./contact-fields.ts";

export const draftKey = "contact-draft";

/**
 * Puts an earlier draft into the fields that are still empty, and keeps what is typed from now on, on
 * the visitor's machine alone. Runs inline below the form, before the page's script has arrived, and so
 * refers to nothing outside itself.
 */
export function keepDraft(form: HTMLFormElement, key: string, names: readonly string[]) {
  const fields = names.map((name) => form.elements.namedItem(name) as HTMLInputElement);

  function stored(): Record<string, unknown> {
    try {
      return Object(JSON.parse(localStorage.getItem(key) ?? "{}"));
    } catch {
      // Storage may be forbidden, or hold what is not ours.
      return {};
    }
  }

  function save() {
    const draft = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const empty = fields.every(({ value }) => value === "");
    try {
      if (empty) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Forbidden or full: the draft then lives as long as the page.
    }
  }

  const draft = stored();
  for (const field of fields) {
    const text = draft[field.name];
    if (field.value === "" && typeof text === "string") field.value = text;
  }
  form.addEventListener("input", save);
}

/** Keeps what is about to be sent, also what came into the form without typing. */
export function saveDraft(fields: ContactFields) {
  try {
    localStorage.setItem(draftKey, JSON.stringify(fields));
  } catch {
    // As above.
  }
}

/** After a message is sent. What another tab has written meanwhile is another draft and stays. */
export function forgetDraft(sent: ContactFields) {
  try {
    if (isDraftOf(sent, localStorage.getItem(draftKey))) localStorage.removeItem(draftKey);
  } catch {
    // As above.
  }
}

/** Whether the stored text holds just these fields. */
export function isDraftOf(fields: ContactFields, text: string | null) {
  try {
    const draft: Record<string, unknown> = Object(JSON.parse(text ?? "null"));
    return fieldNames.every((name) => draft[name] === fields[name]);
  } catch {
    return false;
  }
}
