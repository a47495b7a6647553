import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { samplePayload } from "#contact/service/test-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { type Miniflare, startMiniflare } from "./miniflare.ts";
import type { D1 } from "./settings.ts";

type Mail = { key: string | undefined; authorization: string | undefined; body: unknown };

/** A mail service that speaks like Resend and answers with these statuses, then with 200. */
async function startMailService() {
  const mails: Mail[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const { authorization, "idempotency-key": key } = request.headers;
    mails.push({ key: String(key), authorization, body: await json(request) });
    response.writeHead(statuses.shift() ?? 200).end("{}");
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/emails`, mails, statuses, stop: () => server.close() };
}

let service: Awaited<ReturnType<typeof startMailService>>;
let worker: Miniflare;
let database: D1;
let url: string;

beforeEach(async () => {
  service = await startMailService();
  worker = await startMiniflare({
    variables: {
      RESEND_API_KEY: "secret",
      MAIL_API_URL: service.url,
      CONTACT_TO: "owner@example.org",
      CONTACT_FROM: "site@example.org",
      CONTACT_BURST: "100",
    },
  });
  database = await worker.getD1Database("DB");
  url = (await worker.ready).origin;
});
afterEach(async () => {
  await worker.dispose();
  service.stop();
});

const key = "message-key-0123456789";

function send(params: Record<string, unknown> = {}) {
  return fetch(url + contactPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(samplePayload({ message_key: key, ...params })),
  });
}

async function rows() {
  const { results } = await database
    .prepare(
      "SELECT id, state, attempts, reason FROM messages WHERE body <> '' ORDER BY received_at",
    )
    .all<{ id: string; state: string; attempts: number; reason: string | null }>();
  return results;
}

/** What the platform does every minute, once everything that waits is due. */
async function tick() {
  await database.prepare("UPDATE messages SET next_try_at = 0").run();
  await (await worker.getWorker()).scheduled({ cron: "* * * * *" });
}

describe("a message to the Worker", () => {
  test("is mailed in the site's name after the answer, once", async () => {
    const params = { from_name: 'Ada "Byron" Lovelace, <x@y.z>' };
    expect((await send(params)).status).toBe(200);
    await expect.poll(() => service.mails).toHaveLength(1);
    expect(service.mails).toEqual([
      {
        key,
        authorization: "Bearer secret",
        body: {
          from: '"Ada \\"Byron\\" Lovelace, <x@y.z>" <site@example.org>',
          to: ["owner@example.org"],
          reply_to: "ada@example.org",
          subject: "The analytical engine",
          text: "Dear Sir,\n\nwhen will it be ready?",
        },
      },
    ]);
    await expect.poll(rows).toEqual([{ id: key, state: "sent", attempts: 0, reason: null }]);
    expect((await send(params)).status).toBe(200);
    await tick();
    expect(service.mails).toHaveLength(1);
  });

  test("shows a name and a subject without characters that hide or reverse what they say", async () => {
    await send({ from_name: "A\u200bda\u202e", subject: "Pay\u202e now =?utf-8?Q?x?=" });
    await expect.poll(() => service.mails).toHaveLength(1);
    expect(service.mails[0]?.body).toMatchObject({
      from: '"Ada" <site@example.org>',
      subject: "Pay now = ?utf-8?Q?x?=",
    });
  });

  test("is tried again while the mail service is away, as the same mail", async () => {
    service.statuses.push(500, 429, 401);
    expect((await send()).status).toBe(200);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    expect(await rows()).toMatchObject([
      { state: "waiting", reason: "The mail service answered 500" },
    ]);
    for (let minute = 0; minute < 4; minute++) await tick();
    expect(await rows()).toMatchObject([{ state: "sent" }]);
    expect(service.mails.map((mail) => mail.key)).toEqual([key, key, key, key]);
  });

  test("that is refused for good is set aside, others go on, and the owner is told", async () => {
    service.statuses.push(422);
    await send();
    await expect.poll(async () => (await rows())[0]?.state).toBe("failed");
    await send({ message_key: "another-key-0123456789" });
    await expect.poll(() => service.mails.length).toBeGreaterThan(1);
    await tick();
    expect(await rows()).toMatchObject([
      { id: key, state: "failed", reason: "The mail service answered 422" },
      { id: expect.stringMatching(/^failure-notice:/), state: "sent" },
      { id: "another-key-0123456789", state: "sent" },
    ]);
    const subjects = service.mails.map(({ body }) => (body as { subject: string }).subject);
    expect(subjects).toContain("A message from your contact form could not be delivered");
  });

  test("is mailed once when several runs find it waiting", async () => {
    service.statuses.push(500);
    await send();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await database.prepare("UPDATE messages SET next_try_at = 0").run();
    const { scheduled } = await worker.getWorker();
    await Promise.all(Array.from({ length: 5 }, () => scheduled({ cron: "* * * * *" })));
    expect(service.mails).toHaveLength(2);
  });

  test("that was sent is forgotten after its days, and nothing else is", async () => {
    await send();
    await expect.poll(async () => (await rows())[0]?.state).toBe("sent");
    await database.prepare("UPDATE messages SET settled_at = 0").run();
    service.statuses.push(422);
    await send({ message_key: "another-key-0123456789" });
    await expect.poll(async () => (await rows())[1]?.state).toBe("failed");
    await database.prepare("UPDATE messages SET settled_at = 0").run();
    await tick();
    expect((await rows()).map(({ id }) => id)).not.toContain(key);
    expect((await rows()).map(({ id }) => id)).toContain("another-key-0123456789");
  });
});

describe("a Worker without a mail service", () => {
  test("keeps messages in its database", async () => {
    await worker.dispose();
    worker = await startMiniflare({ variables: {} });
    url = (await worker.ready).origin;
    database = await worker.getD1Database("DB");
    expect((await send()).status).toBe(200);
    await tick();
    expect(await rows()).toMatchObject([{ id: key, state: "waiting", attempts: 0 }]);
    expect(service.mails).toEqual([]);
  });

  test("that is set up wrongly says so in its health, and still serves pages", async () => {
    await worker.dispose();
    worker = await startMiniflare({ variables: { RESEND_API_KEY: "secret" } });
    url = (await worker.ready).origin;
    expect((await send()).status).toBe(500);
    expect((await fetch(`${url}/healthz`)).status).toBe(500);
    expect((await fetch(`${url}/about`)).status).toBe(200);
  });
});
