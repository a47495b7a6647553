import PostalMime from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import { messageKeyShape } from "#contracts/contact-fields.ts";
import { KeyReusedError, type MessageStore, type NewMessage } from "../store/message-store.ts";
import { createFailureNotice } from "./failure-notice.ts";

function openNotice() {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const time = { now: Date.parse("2026-11-15T09:30:00Z") };
  const put = vi.fn(async (_: NewMessage<Buffer>) => "stored" as const);
  const tell = createFailureNotice({
    store: { put } as Pick<MessageStore<Buffer>, "put"> as MessageStore<Buffer>,
    from: "site@portfolio.example",
    to: { name: "Zoë", email: "owner@example.org" },
    clock: () => time.now,
    log: { info: note, warn: note, error: note },
  });
  return { put, tell, time, lines };
}

describe("the notice about a failed message", () => {
  test("goes to the owner through the queue, with the reason and what to do", async () => {
    const { put, tell } = openNotice();
    await tell({ id: "abc" }, "Refused at DATA: EMESSAGE (SMTP reply 554)", null);
    const mail = await PostalMime.parse(put.mock.calls[0]?.[0].body ?? "");
    expect(mail.to).toEqual([{ name: "Zoë", address: "owner@example.org" }]);
    expect(mail.from?.address).toBe("site@portfolio.example");
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@portfolio\.example>$/);
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

  test("is not an error when today's notice is about another message", async () => {
    const { put, tell, lines } = openNotice();
    put.mockRejectedValueOnce(new KeyReusedError());
    await tell({ id: "a" }, "x", null);
    expect(lines).toEqual([]);
    put.mockRejectedValueOnce(new Error("disk"));
    await tell({ id: "a" }, "x", null);
    expect(lines).toHaveLength(1);
  });

  test("that cannot be kept is noted in the log, and thrown at nobody", async () => {
    const { put, tell, lines } = openNotice();
    put.mockRejectedValueOnce(Object.assign(new Error("x"), { code: "ENOSPC" }));
    await tell({ id: "abc" }, "x", null);
    expect(lines).toEqual(["contact: the notice about abc could not be kept: ENOSPC"]);
  });

  test("is not written about a notice that failed itself", async () => {
    const { put, tell } = openNotice();
    await tell({ id: "a" }, "x", null);
    const notice = put.mock.calls[0]?.[0].body ?? null;
    await tell({ id: "b" }, "x", notice);
    expect(put).toHaveBeenCalledOnce();
  });
});
