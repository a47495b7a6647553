import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { contactPayload } from "#contracts/contact-message.ts";
import { samplePayload } from "../service/test-request.ts";
import { messageId } from "../store/eml.ts";
import {
  KeyReusedError,
  type MessageStore,
  type SendResult,
  StoreFullError,
} from "../store/message-store.ts";
import { createDeliver } from "./deliver.ts";

const message = v.parse(contactPayload, samplePayload()).template_params;
const key = "8c5f6b1e-0000-4000-8000-000000000001";
const receivedAt = new Date("2026-11-15T09:30:00Z");
const lines: string[] = [];
const note = (line: string) => lines.push(line);
const broken = () => Promise.reject(Object.assign(new Error("x"), { code: "EROFS" }));

function openDelivery(
  put: MessageStore<Buffer>["put"],
  send: ((eml: Buffer) => Promise<SendResult>) | null,
) {
  const onStored = vi.fn();
  const store = { put, putSpam: vi.fn(async () => {}), remember: vi.fn(async () => {}) };
  const deliver = createDeliver({
    store,
    send,
    from: "site@portfolio.example",
    to: { name: "Owner", email: "owner@example.org" },
    onStored,
    signal: new AbortController().signal,
    log: { info: note, warn: note, error: note },
  });
  return {
    onStored,
    store,
    deliver: (changes: Partial<typeof message> = {}, isSpam = false) =>
      deliver({ ...message, ...changes }, { key, receivedAt, isSpam }),
  };
}

const taken = async (): Promise<SendResult> => ({ kind: "taken" });

describe("a message", () => {
  test("is stored under its key before anything else, and then sent from there", async () => {
    const put = vi.fn(async () => "stored" as const);
    const send = vi.fn(taken);
    const { deliver, onStored } = openDelivery(put, send);
    await deliver();
    expect(put).toHaveBeenCalledWith({ key, receivedAt, body: expect.any(Buffer) });
    expect(onStored).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });

  test("is sent once while the visitor waits when the disk fails, however often it comes", async () => {
    const send = vi.fn(taken);
    const { deliver } = openDelivery(broken, send);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls.join()).toContain(`<${messageId(key)}@portfolio.example>`);
    expect(lines.join()).toContain("the outbox cannot be written: EROFS. Sending the message");
  });

  test.each([
    ["being stored", async () => "stored" as const],
    ["sent directly", broken],
  ])("under the key of another one that is %s is refused, not dropped", async (_, put) => {
    const { deliver } = openDelivery(put, taken);
    const first = deliver();
    await expect(deliver({ message: "Another text" })).rejects.toBeInstanceOf(KeyReusedError);
    await first;
    if (put === broken) {
      await expect(deliver({ subject: "Another" })).rejects.toBeInstanceOf(KeyReusedError);
    }
  });

  test("that the mail server did not accept either is not kept, and can be tried again", async () => {
    const results: SendResult[] = [
      { kind: "unavailable", reason: "ECONNECTION" },
      { kind: "taken" },
    ];
    const send = vi.fn(async () => results.shift() ?? { kind: "taken" as const });
    const { deliver } = openDelivery(broken, send);
    await expect(deliver()).rejects.toMatchObject({ code: "ECONNECTION" });
    await deliver();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("is not kept when the disk fails and there is no mail server", async () => {
    await expect(openDelivery(broken, null).deliver()).rejects.toMatchObject({ code: "EROFS" });
  });

  test("that was sent directly leaves its key in the store, and is not refused where that fails", async () => {
    const { deliver, store } = openDelivery(broken, taken);
    store.remember.mockImplementation(broken);
    await deliver();
    expect(store.remember).toHaveBeenCalledExactlyOnceWith(key);
  });

  test("that a bot wrote is set aside, and neither stored with the others nor sent", async () => {
    const put = vi.fn(async () => "stored" as const);
    const send = vi.fn(taken);
    const { deliver, store, onStored } = openDelivery(put, send);
    await deliver({}, true);
    expect(store.putSpam).toHaveBeenCalledWith({ key, receivedAt, body: expect.any(Buffer) });
    expect([put, send, onStored].map((called) => called.mock.calls)).toEqual([[], [], []]);
  });

  test("past the limit of the outbox is refused, not sent around it", async () => {
    const send = vi.fn(taken);
    const full = () => Promise.reject(new StoreFullError("full"));
    await expect(openDelivery(full, send).deliver()).rejects.toBeInstanceOf(StoreFullError);
    expect(send).not.toHaveBeenCalled();
  });
});
