import { expect, test, vi } from "vitest";
import type { SendResult } from "../store/message-store.ts";
import { createMailStatus } from "./mail-status.ts";

const running = new AbortController().signal;

function openStatus(result: SendResult, closed = running) {
  const problem = { now: null as string | null };
  const error = vi.fn();
  const mail = createMailStatus<string>({
    send: async () => result,
    login: async () => problem.now,
    closed,
    log: { info() {}, warn() {}, error },
  });
  return { mail, problem, error };
}

test("nothing is known of the mail server before the first attempt", () => {
  expect(openStatus({ kind: "taken" }).mail.current()).toEqual({ kind: "unknown" });
});

test.each<[string, SendResult, object]>([
  ["was taken", { kind: "taken" }, { kind: "working" }],
  [
    "was refused for now",
    { kind: "refused", permanent: false, reason: "SMTP reply 451" },
    { kind: "failing", reason: "SMTP reply 451" },
  ],
  [
    "was refused for good",
    { kind: "refused", permanent: true, reason: "no such user" },
    { kind: "failing", reason: "no such user" },
  ],
  [
    "did not get through",
    { kind: "unavailable", reason: "ECONNECTION" },
    { kind: "failing", reason: "ECONNECTION" },
  ],
])("a message that %s is what the next one would meet", async (_, result, status) => {
  const { mail } = openStatus(result);
  expect(await mail.send("mail", running)).toBe(result);
  expect(mail.current()).toEqual(status);
});

test("our own stop is not held against the mail server", async () => {
  const { mail } = openStatus({ kind: "unavailable", reason: "EABORTED" });
  await mail.send("mail", AbortSignal.abort());
  expect(mail.current()).toEqual({ kind: "unknown" });
  const closed = openStatus({ kind: "taken" }, AbortSignal.abort());
  closed.problem.now = "EABORTED";
  await closed.mail.check();
  expect(closed.mail.current()).toEqual({ kind: "unknown" });
  expect(closed.error).not.toHaveBeenCalled();
});

test("a login tells whether the account works, and the owner why not", async () => {
  const { mail, problem, error } = openStatus({ kind: "unavailable", reason: "ECONNECTION" });
  problem.now = "EAUTH";
  await mail.check();
  expect(mail.current()).toEqual({ kind: "failing", reason: "EAUTH" });
  expect(error.mock.calls.join()).toContain("the mail account does not work: EAUTH");
  await mail.send("mail", running);
  problem.now = null;
  await mail.check();
  expect(mail.current()).toEqual({ kind: "working" });
});

test("a login that works does not undo that the last message was refused", async () => {
  const { mail } = openStatus({ kind: "refused", permanent: false, reason: "SMTP reply 451" });
  await mail.send("mail", running);
  await mail.check();
  expect(mail.current()).toEqual({ kind: "failing", reason: "SMTP reply 451" });
});
