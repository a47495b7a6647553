// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyReusedStatus } from "#contracts/contact-fields.ts";
import { moveContact } from "./contact-store.ts";
import { emailService } from "./email-service.ts";
import { submitMessage } from "./submit-message.ts";

const service = emailService(null, { basePath: "/", onStaticHost: false });
const fetchMock = vi.fn<typeof fetch>();

function filledForm() {
  document.body.innerHTML =
    '<form><input name="name" value="Ada"><input name="email" value="ada@example.org"><input name="subject" value="Hello"><textarea name="message">Text</textarea><input name="website"></form>';
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

function keysSent() {
  return fetchMock.mock.calls.map(
    ([, init]) => JSON.parse(String(init?.body)).template_params.message_key,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", fetchMock);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  moveContact({ kind: "dismiss" });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

test.each([
  ["keeps its key after a failure of the server", 500, true],
  [
    "gets a new key after the server said that it belongs to another message",
    keyReusedStatus,
    false,
  ],
])("a message that is sent again %s", async (_, status, isSameKey) => {
  fetchMock.mockImplementation(async () => new Response("no", { status }));
  const form = filledForm();
  await submitMessage(form, service, "Charles");
  await submitMessage(form, service, "Charles");
  const [first, second] = keysSent();
  expect(first === second).toBe(isSameKey);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
