import { expect, test } from "vitest";
import { createMailStatus } from "./mail-status.ts";
import type { SendResult } from "./message-store.ts";

function openStatus(result: SendResult) {
  return createMailStatus<string>(async () => result);
}

const running = new AbortController().signal;
const stopped = AbortSignal.abort();

test("nothing is known of the mail server before the first attempt", () => {
  expect(openStatus({ kind: "taken" }).current()).toEqual({ kind: "unknown" });
});

test.each<[string, SendResult, object]>([
  ["a mail was taken", { kind: "taken" }, { kind: "working" }],
  // It answered, so it can be reached.
  [
    "one mail was refused",
    { kind: "refused", permanent: true, reason: "no such user" },
    { kind: "working" },
  ],
  [
    "no mail gets through",
    { kind: "unavailable", reason: "ECONNECTION" },
    { kind: "failing", reason: "ECONNECTION" },
  ],
])("after an attempt the status tells that %s", async (_, result, status) => {
  const mail = openStatus(result);
  expect(await mail.send("mail", running)).toBe(result);
  expect(mail.current()).toEqual(status);
});

test("our own stop is no fault of the mail server", async () => {
  const mail = openStatus({ kind: "unavailable", reason: "EABORTED" });
  await mail.send("mail", stopped);
  expect(mail.current()).toEqual({ kind: "unknown" });
});

test("the check at the start counts until the next attempt", () => {
  const mail = openStatus({ kind: "taken" });
  mail.note("EAUTH");
  expect(mail.current()).toEqual({ kind: "failing", reason: "EAUTH" });
  mail.note(null);
  expect(mail.current()).toEqual({ kind: "working" });
});
