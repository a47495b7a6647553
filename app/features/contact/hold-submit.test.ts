// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { holdSubmit, releaseSubmit } from "./hold-submit.ts";

function earlyForm() {
  document.body.innerHTML = "<form></form>";
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  new Function("form", `(${holdSubmit})(form)`)(form);
  return form;
}

function submit(form: HTMLFormElement) {
  const event = new Event("submit", { cancelable: true });
  form.dispatchEvent(event);
  return event;
}

test("a submit before the page is ready is held and replayed once", () => {
  const form = earlyForm();
  const replay = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
  expect(submit(form).defaultPrevented).toBe(true);
  releaseSubmit(form);
  releaseSubmit(form);
  expect(replay).toHaveBeenCalledTimes(1);
});

test("a form that was not submitted early is not submitted by becoming ready", () => {
  const form = earlyForm();
  const replay = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
  releaseSubmit(form);
  expect(replay).not.toHaveBeenCalled();
});

test("a submit after that is left to the page", () => {
  const form = earlyForm();
  releaseSubmit(form);
  expect(submit(form).defaultPrevented).toBe(false);
  expect(form.dataset.held).toBeUndefined();
});

test("a held submit is posted by the browser when the script fails", () => {
  const form = earlyForm();
  const post = vi.spyOn(form, "submit").mockImplementation(() => {});
  submit(form);
  dispatchEvent(new Event("script-failed"));
  expect(post).toHaveBeenCalledTimes(1);
});
