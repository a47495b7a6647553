import { messageKeyShape } from "#contracts/contact-fields.ts";
import { type ContactFields, fieldNames } from "./contact-fields.ts";

export const draftKey = "contact-draft";

/** A message that was sent at least once and not confirmed, and the key it was sent with. */
type Attempt = { key: string; fields: ContactFields };

/**
 * Restores an earlier draft to the fields that are still empty, and stores what is typed from now on,
 * on the visitor's device only. Runs inline below the form, before the page's script has loaded, and
 * therefore refers to nothing outside itself. `sentHash` is where the server leads after a form that the browser
 * posted: that draft has been sent.
 */
export function keepDraft(
  form: HTMLFormElement,
  key: string,
  names: readonly string[],
  sentHash: string,
) {
  const fields = names.map((name) => form.elements.namedItem(name) as HTMLInputElement);

  function stored(): Record<string, unknown> {
    try {
      return Object(JSON.parse(localStorage.getItem(key) ?? "{}"));
    } catch {
      // Storage may be blocked, or hold something else.
      return {};
    }
  }

  function save() {
    const draft = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const empty = fields.every(({ value }) => value === "");
    const { attempt } = stored();
    try {
      if (empty) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ ...draft, attempt }));
    } catch {
      // Full: an older draft would come back in place of what was typed.
      drop();
    }
  }

  function drop() {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: the draft lasts as long as the page.
    }
  }

  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isSent = location.hash === sentHash && visit?.type === "navigate";
  const draft = isSent ? {} : stored();
  if (isSent) save();
  for (const field of fields) {
    const text = draft[field.name];
    if (field.value === "" && typeof text === "string") field.value = text;
  }
  form.addEventListener("input", save);
}

/** Where storage is blocked, the attempt lasts as long as the page. */
let attemptInMemory: Attempt | null = null;

/**
 * Stores what is about to be sent, and returns its key: the key of the last attempt when that had the
 * same four fields, in this tab or another, and a new key otherwise.
 */
export function startAttempt(fields: ContactFields): string {
  const earlier = [attemptInMemory, readAttempt(readDraft())].find(
    (attempt) => attempt && isSameMessage(attempt.fields, fields),
  );
  const attempt = earlier ?? { key: newKey(), fields };
  attemptInMemory = attempt;
  write({ ...fields, attempt });
  return attempt.key;
}

/** Once a message is confirmed. A draft that another tab has written in the meantime stays. */
export function forgetDraft(sent: ContactFields, key: string) {
  forgetAttempt(key);
  if (isDraftOf(sent, readDraft())) write(null);
}

/** The next attempt gets a new key. What was typed stays. */
export function forgetAttempt(key: string) {
  attemptInMemory = null;
  const text = readDraft();
  if (readAttempt(text)?.key === key) write({ ...parse(text), attempt: undefined });
}

/** Whether the stored text holds exactly these fields. */
export function isDraftOf(fields: ContactFields, text: string | null) {
  const draft = parse(text);
  return fieldNames.every((name) => draft[name] === fields[name]);
}

function readAttempt(text: string | null): Attempt | null {
  const { key, fields } = Object(parse(text).attempt) as Record<string, unknown>;
  if (typeof key !== "string" || !messageKeyShape.test(key)) return null;
  const values = Object(fields) as Record<string, unknown>;
  const isWhole = fieldNames.every((name) => typeof values[name] === "string");
  return isWhole ? { key, fields: values as ContactFields } : null;
}

/** Leading and trailing spaces are not sent, so they make no difference. */
function isSameMessage(a: ContactFields, b: ContactFields) {
  return fieldNames.every((name) => a[name].trim() === b[name].trim());
}

/** 128 random bits. `crypto.randomUUID` does not exist on a site served by plain HTTP. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function readDraft() {
  try {
    return localStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

function write(draft: object | null) {
  try {
    if (draft === null) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Blocked or full: the draft then lasts as long as the page.
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
