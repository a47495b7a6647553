// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { messageKeyShape } from "#contracts/contact-fields.ts";
import {
  draftKey,
  forgetAttempt,
  forgetDraft,
  isDraftOf,
  keepDraft,
  startAttempt,
} from "./contact-draft.ts";
import { type ContactFields, fieldNames, fieldOf, readFields } from "./contact-fields.ts";

const fields: ContactFields = {
  name: "Ada",
  email: "ada@example.org",
  subject: "The engine",
  message: "When?\nSoon?",
};
const nothing: ContactFields = { name: "", email: "", subject: "", message: "" };

function emptyForm() {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea></form>';
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

function openForm() {
  const form = emptyForm();
  keepDraft(form, draftKey, fieldNames, "#sent");
  return form;
}

function typeInto(form: HTMLFormElement, name: keyof ContactFields, text: string) {
  const field = fieldOf(form, name);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function saveDraft(draft: object) {
  localStorage.setItem(draftKey, JSON.stringify(draft));
}

function denyStorage() {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  }
}

beforeEach(() => {
  localStorage.clear();
  // Clears the attempt left by the previous test.
  forgetDraft(nothing, "");
});
afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  test("is put back as it was typed", () => {
    const form = openForm();
    for (const name of fieldNames) typeInto(form, name, fields[name]);
    expect(readFields(openForm())).toEqual(fields);
  });

  test("does not replace what is already in a field", () => {
    saveDraft(fields);
    const form = emptyForm();
    fieldOf(form, "message").value = "Typed just now";
    keepDraft(form, draftKey, fieldNames, "#sent");
    expect(readFields(form)).toEqual({ ...fields, message: "Typed just now" });
  });

  test("leaves no trace when everything is taken out again", () => {
    const form = openForm();
    typeInto(form, "name", "A");
    typeInto(form, "name", "");
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test.each([
    "not JSON",
    "null",
    "7",
    "[]",
    '"text"',
    '{"name":7,"email":null,"subject":{},"message":["x"]}',
    '{"__proto__":{"name":"polluted"}}',
  ])("that reads %s is no draft", (text) => {
    localStorage.setItem(draftKey, text);
    expect(readFields(openForm())).toEqual(nothing);
  });

  test("refers to nothing outside its function, so that it can run inline", () => {
    saveDraft(fields);
    const form = emptyForm();
    const inline = new Function("form", "key", "names", `(${keepDraft})(form, key, names)`);
    inline(form, draftKey, fieldNames);
    expect(readFields(form)).toEqual(fields);
  });

  test("that cannot be stored or read disturbs nothing", () => {
    denyStorage();
    const form = openForm();
    typeInto(form, "name", "Ada");
    typeInto(form, "name", "");
    forgetDraft(fields, startAttempt(fields));
    expect(readFields(form)).toEqual(nothing);
  });
});

test("a draft from before storage was full does not come back in place of what was typed", () => {
  const stored = new Map([[draftKey, JSON.stringify({ message: "An older text" })]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const form = openForm();
  expect(readFields(form).message).toBe("An older text");
  typeInto(form, "message", "A newer text");
  expect(readFields(openForm()).message).toBe("");
  vi.unstubAllGlobals();
});

describe("the key of a message", () => {
  test("has the shape that the contract requires, and differs from message to message", () => {
    const keys = Array.from({ length: 100 }, (_, number) =>
      startAttempt({ ...fields, subject: `Question ${number}` }),
    );
    expect(keys.filter((key) => !messageKeyShape.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(100);
  });

  test("stays the same for every attempt to send the same four fields", () => {
    const key = startAttempt(fields);
    expect(startAttempt({ ...fields, message: ` ${fields.message}\n` })).toBe(key);
  });

  test.each(fieldNames)("is another one when the %s was edited", (name) => {
    const key = startAttempt(fields);
    expect(startAttempt({ ...fields, [name]: "Edited" })).not.toBe(key);
  });

  test("is the same after an edit that was undone", () => {
    const key = startAttempt(fields);
    const form = openForm();
    typeInto(form, "subject", "Edited");
    typeInto(form, "subject", fields.subject);
    expect(startAttempt(readFields(form))).toBe(key);
  });

  test("is found again by a page that knows only what is stored", async () => {
    const key = startAttempt(fields);
    vi.resetModules();
    const reloaded = await import("./contact-draft.ts");
    expect(reloaded.startAttempt(fields)).toBe(key);
  });

  test("survives typing in a page that was loaded again, and the draft being typed back", async () => {
    const key = startAttempt(fields);
    vi.resetModules();
    const reloaded = await import("./contact-draft.ts");
    const form = openForm();
    typeInto(form, "message", "Edited");
    typeInto(form, "message", fields.message);
    expect(reloaded.startAttempt(readFields(form))).toBe(key);
  });

  test("stays the same where storage is blocked", () => {
    denyStorage();
    expect(startAttempt(fields)).toBe(startAttempt(fields));
  });

  test("stays the same where storage is full and holds an older attempt", () => {
    startAttempt({ ...fields, subject: "An older message" });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(startAttempt(fields)).toBe(startAttempt(fields));
  });

  test("is another one after success, also when the same words are typed again", () => {
    const key = startAttempt(fields);
    forgetDraft(fields, key);
    expect(startAttempt(fields)).not.toBe(key);
  });

  test("is another one after success when another tab had replaced the draft", async () => {
    const key = startAttempt(fields);
    typeInto(openForm(), "subject", "Another tab's draft");
    forgetDraft(fields, key);
    vi.resetModules();
    const reloaded = await import("./contact-draft.ts");
    expect(reloaded.startAttempt(fields)).not.toBe(key);
  });

  test("is another one after the server refused it, and the draft stays", async () => {
    const key = startAttempt(fields);
    forgetAttempt(key);
    expect(readFields(openForm())).toEqual(fields);
    vi.resetModules();
    const reloaded = await import("./contact-draft.ts");
    for (const start of [startAttempt, reloaded.startAttempt]) {
      expect(start(fields)).not.toBe(key);
    }
  });

  test("is removed from the device with the text", () => {
    startAttempt(fields);
    const form = openForm();
    for (const name of fieldNames) typeInto(form, name, "");
    expect(localStorage.length).toBe(0);
  });

  test.each([
    { key: "../../etc/passwd", fields },
    { key: 7, fields },
    { key: "0123456789abcdef" },
    { key: "0123456789abcdef", fields: { ...fields, name: 7 } },
    "0123456789abcdef",
    null,
  ])("is not taken from a stored attempt of %j", (attempt) => {
    saveDraft({ ...fields, attempt });
    expect(startAttempt(fields)).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("a draft that was sent", () => {
  test("is forgotten", () => {
    forgetDraft(fields, startAttempt(fields));
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test("is recognized whether it was typed or saved on sending", () => {
    const form = openForm();
    for (const name of fieldNames) typeInto(form, name, fields[name]);
    expect(isDraftOf(fields, localStorage.getItem(draftKey))).toBe(true);
    startAttempt(fields);
    expect(isDraftOf(fields, localStorage.getItem(draftKey))).toBe(true);
  });

  test("does not remove another tab's draft", () => {
    const key = startAttempt(fields);
    saveDraft({ ...fields, message: "Written elsewhere" });
    forgetDraft(fields, key);
    expect(readFields(openForm()).message).toBe("Written elsewhere");
  });

  test.each([null, "not JSON", "{}"])("is not mistaken for %s", (text) => {
    expect(isDraftOf(fields, text)).toBe(false);
  });
});
