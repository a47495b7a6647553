import { honeypotField } from "#contracts/contact-fields.ts";

export const fieldNames = ["name", "email", "subject", "message"] as const;

export type ContactFields = Record<(typeof fieldNames)[number], string>;

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

export function fieldOf(form: HTMLFormElement, name: string): Field {
  const field = form.elements.namedItem(name);
  if (!isField(field)) throw new Error(`The contact form has no field "${name}".`);
  return field;
}

/** What the visitor typed, untrimmed. */
export function readFields(form: HTMLFormElement): ContactFields {
  const value = (name: string) => fieldOf(form, name).value;
  return {
    name: value("name"),
    email: value("email"),
    subject: value("subject"),
    message: value("message"),
  };
}

export function readHoneypot(form: HTMLFormElement) {
  return fieldOf(form, honeypotField).value;
}

/** The browser's own validation accepts a field of spaces. */
export function checkBlanks(form: HTMLFormElement) {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    const blank = field.value !== "" && field.value.trim() === "";
    field.setCustomValidity(blank ? "Please fill in this field." : "");
  }
}
