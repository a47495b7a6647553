// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftKey, forgetDraft, isDraftOf, keepDraft, saveDraft } from "./contact-draft.ts";
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
  keepDraft(form, draftKey, fieldNames);
  return form;
}

function type(form: HTMLFormElement, name: keyof ContactFields, text: string) {
  const field = fieldOf(form, name);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  test("is put back as it was typed", () => {
    const form = openForm();
    for (const name of fieldNames) type(form, name, fields[name]);
    expect(readFields(openForm())).toEqual(fields);
  });

  test("does not replace what is already in a field", () => {
    saveDraft(fields);
    const form = emptyForm();
    fieldOf(form, "message").value = "Typed just now";
    keepDraft(form, draftKey, fieldNames);
    expect(readFields(form)).toEqual({ ...fields, message: "Typed just now" });
  });

  test("leaves no trace when everything is taken out again", () => {
    const form = openForm();
    type(form, "name", "A");
    type(form, "name", "");
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
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    }
    const form = openForm();
    type(form, "name", "Ada");
    type(form, "name", "");
    saveDraft(fields);
    forgetDraft(fields);
    expect(readFields(form)).toEqual(nothing);
  });
});

describe("a draft that was sent", () => {
  test("is forgotten", () => {
    saveDraft(fields);
    forgetDraft(fields);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test("is recognised whether it was typed or saved on sending", () => {
    const form = openForm();
    for (const name of fieldNames) type(form, name, fields[name]);
    expect(isDraftOf(fields, localStorage.getItem(draftKey))).toBe(true);
  });

  test("does not take another tab's draft with it", () => {
    saveDraft({ ...fields, message: "Written elsewhere" });
    forgetDraft(fields);
    expect(readFields(openForm()).message).toBe("Written elsewhere");
  });

  test.each([null, "not JSON", "{}"])("is not taken for %s", (text) => {
    expect(isDraftOf(fields, text)).toBe(false);
  });
});
