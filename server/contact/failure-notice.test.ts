import PostalMime from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import { messageKeyShape } from "#contracts/contact-fields.ts";
import { createFailureNotice } from "./failure-notice.ts";
import { KeyReusedError, type MessageStore, type NewMessage } from "./message-store.ts";

function openNotice() {
  const time = { now: Date.parse("2026-11-15T09:30:00Z") };
  const error = vi.fn();
  const put = vi.fn(async (_: NewMessage<Buffer>) => "stored" as const);
  const tell = createFailureNotice({
    store: { put } as Pick<MessageStore<Buffer>, "put"> as MessageStore<Buffer>,
    from: "site@portfolio.example",
    to: { name: "Zoë", email: "owner@example.org" },
    clock: () => time.now,
    log: { info() {}, warn() {}, error },
  });
  return { put, tell, time, error };
}

describe("the notice about a failed message", () => {
  test("goes to the owner through the queue, with the reason and what to do", async () => {
    const { put, tell } = openNotice();
    await tell({ id: "abc" }, "Refused at DATA: EMESSAGE (SMTP reply 554)", null);
    const mail = await PostalMime.parse(put.mock.calls[0]?.[0].body ?? "");
    expect(mail.to).toEqual([{ name: "Zoë", address: "owner@example.org" }]);
    expect(mail.text).toContain("message abc");
    expect(mail.text).toContain("SMTP reply 554");
    expect(mail.text).toContain("npm run messages");
  });

  test("has one key a day that no visitor can use, so that the store keeps one notice a day", async () => {
    const { put, tell, time } = openNotice();
    await tell({ id: "a" }, "x", null);
    time.now += 3_600_000;
    await tell({ id: "b" }, "x", null);
    time.now += 86_400_000;
    await tell({ id: "c" }, "x", null);
    const keys = put.mock.calls.map(([{ key }]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    for (const key of keys) expect(key).not.toMatch(messageKeyShape);
  });

  test("is no fault when today's notice is about another message", async () => {
    const { put, tell, error } = openNotice();
    put.mockRejectedValueOnce(new KeyReusedError());
    await tell({ id: "a" }, "x", null);
    expect(error).not.toHaveBeenCalled();
    put.mockRejectedValueOnce(new Error("disk"));
    await tell({ id: "a" }, "x", null);
    expect(error).toHaveBeenCalledOnce();
  });

  test("is not written about a notice that failed itself", async () => {
    const { put, tell } = openNotice();
    await tell({ id: "a" }, "x", null);
    const notice = put.mock.calls[0]?.[0].body ?? null;
    await tell({ id: "b" }, "x", notice);
    expect(put).toHaveBeenCalledOnce();
  });
});
