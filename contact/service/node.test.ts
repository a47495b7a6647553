import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import emailjs from "@emailjs/browser";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FileList } from "#contracts/file-list.ts";
import { startCrashProcess } from "../crash/server-pair.ts";
import { startMailServer } from "../mail/test-mail-server.ts";
import { hasCode } from "../store/disk.ts";
import { messageId } from "../store/eml.ts";
import { type Contact, openContact, readFormPages, type Timing } from "./node.ts";
import { SettingsError } from "./service-settings.ts";
import { contactPageHtml, samplePayload, sampleRequest, site } from "./test-request.ts";

const owner = { name: "Charles Babbage", email: "charles@example.org" };
const visitor = { address: "192.0.2.1" };
/** Long enough for a busy machine. A broken service never gets there. */
const patience = 20_000;
const timing = { firstMs: 20, maxMs: 100, idleMs: 50 };

let folder = "";
const time = { ahead: 0 };
const openResources: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "contact-")), "outbox");
});
afterEach(async () => {
  time.ahead = 0;
  for (const thing of openResources.splice(0).reverse()) await thing.close();
  await rm(join(folder, ".."), { recursive: true });
});

async function open(
  env: Record<string, string> = {},
  lines: string[] = [],
  more: Timing = {},
): Promise<Contact> {
  const note = (line: string) => lines.push(line);
  const contact = await openContact({
    env: { OUTBOX_DIR: folder, CONTACT_BURST: "1000", ...env },
    owner,
    log: { info: note, warn: note, error: note },
    timing: { ...timing, ...more },
    clock: () => Date.now() + time.ahead,
  });
  openResources.push(contact);
  return contact;
}

async function openMailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  openResources.push(server);
  return server;
}

async function emls(path: string) {
  return (await readdir(path)).filter((file) => file.endsWith(".eml"));
}

/** Messages not yet stored. The counts of the rate limit may be on their way to the disk at any time. */
async function drafts(path: string) {
  return (await readdir(join(path, "tmp"))).filter((name) => !name.startsWith("rates."));
}

function messageOf(subject: string) {
  return sampleRequest({ body: JSON.stringify(samplePayload({ subject })) });
}

function jsonOf(subject: string) {
  return {
    headers: { "content-type": "application/json" },
    body: JSON.stringify(samplePayload({ subject })),
  };
}

async function post(url: string, subject: string) {
  const response = await fetch(url, { method: "POST", ...jsonOf(subject) });
  expect(response.status).toBe(200);
}

/** What a full or read-only disk looks like to the server: drafts cannot be written. */
/** A file where a folder should be. The service makes the folder again whenever it finds none. */
async function breakDisk(): Promise<void> {
  await rm(join(folder, "tmp"), { recursive: true, force: true });
  try {
    await writeFile(join(folder, "tmp"), "");
  } catch (error) {
    if (!hasCode(error, "EISDIR")) throw error;
    await breakDisk();
  }
}

async function subjectsOf(mails: readonly { eml: Buffer }[]) {
  return Promise.all(mails.map(async ({ eml }) => (await PostalMime.parse(eml)).subject));
}

describe("the contact service without SMTP", () => {
  test("has the message on disk as an .eml when it answers", async () => {
    const contact = await open();
    const response = await contact.handle(sampleRequest(), visitor);
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    const [file] = await emls(folder);
    const mail = await PostalMime.parse(await readFile(join(folder, file ?? "")));
    expect(mail).toMatchObject({
      from: { name: "Ada Lovelace", address: "charles@example.org" },
      replyTo: [{ name: "Ada Lovelace", address: "ada@example.org" }],
      to: [{ name: "Charles Babbage", address: "charles@example.org" }],
      messageId: `<${file?.slice(0, -4)}@example.org>`,
    });
  });

  test("writes nothing for bad input", async () => {
    const contact = await open();
    await contact.handle(sampleRequest({ body: "{" }), visitor);
    expect(await emls(folder)).toEqual([]);
    expect(await drafts(folder)).toEqual([]);
  });

  test("keeps a message that fills in the honeypot in spam/, where the owner can see it", async () => {
    const contact = await open();
    const spam = JSON.stringify(samplePayload({ website: "x" }));
    await contact.handle(sampleRequest({ body: spam }), visitor);
    expect([await emls(folder), await emls(join(folder, "spam"))]).toEqual([
      [],
      [expect.stringMatching(/\.eml$/)],
    ]);
  });

  test("stores one of a thousand requests with one key, at once on two servers", async () => {
    const limits = { CONTACT_BURST: "2000", CONTACT_TOTAL_PER_HOUR: "40000" };
    const services = [await open(limits), await open(limits)];
    const body = JSON.stringify(samplePayload({ message_key: "one-key-for-all-of-them" }));
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        services[n % 2]?.handle(sampleRequest({ body }), visitor),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await emls(folder)).toHaveLength(1);
    expect(await drafts(folder)).toEqual([]);
  });

  test("goes on storing when the outbox is deleted while it runs", async () => {
    const contact = await open();
    await contact.handle(messageOf("before"), visitor);
    await rm(folder, { recursive: true });
    expect((await contact.handle(messageOf("after"), visitor)).status).toBe(200);
    expect(await emls(folder)).toHaveLength(1);
    expect(await contact.health()).toMatchObject({ accepting: true });
  });

  test("answers 500, not OK, when the disk fails", async () => {
    const contact = await open();
    await breakDisk();
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(500);
    expect(await contact.health()).toMatchObject({ accepting: false });
  });

  test("answers 503 and says so in its health when the outbox has reached its limit", async () => {
    const contact = await open({ OUTBOX_MAX_MESSAGES: "2" });
    for (const status of [200, 200, 503, 503]) {
      expect((await contact.handle(sampleRequest(), visitor)).status).toBe(status);
    }
    expect(await emls(folder)).toHaveLength(2);
    expect(await contact.health()).toMatchObject({ accepting: false });
  });

  test("warns in its health and on the console long before that, at a start too", async () => {
    const before: string[] = [];
    const limit = { OUTBOX_MAX_MESSAGES: "10" };
    const contact = await open(limit, before);
    for (let n = 0; n < 5; n++) await contact.handle(sampleRequest(), visitor);
    expect(await contact.health()).toMatchObject({ accepting: true, fillingUp: true });
    expect(before.join()).toContain("the outbox is 50 % full, with 5 messages");
    await contact.close();
    const after: string[] = [];
    await open(limit, after);
    expect(after.join()).toContain("the outbox is 50 % full, with 5 messages");
  });

  test("deletes sent copies after thirty days, and no sooner", async () => {
    await (await open()).close();
    const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
    for (const [name, days] of Object.entries({ [messageId("a")]: 29, [messageId("b")]: 31 })) {
      await writeFile(join(folder, "sent", `${name}.eml`), "Subject: x\r\n\r\n");
      await utimes(join(folder, "sent", `${name}.eml`), daysAgo(days), daysAgo(days));
    }
    await (await open()).close();
    expect(await emls(join(folder, "sent"))).toEqual([`${messageId("a")}.eml`]);
  });

  test("says at its start that the outbox cannot be used, and what to do", async () => {
    await writeFile(folder, "a file where the folder should be");
    const opening = open();
    await expect(opening).rejects.toBeInstanceOf(SettingsError);
    await expect(opening).rejects.toThrow(
      /cannot be written \(EEXIST\).*name another one in OUTBOX_DIR/,
    );
  });

  test("says the same of a folder that no one can make", async () => {
    await writeFile(folder, "a file");
    await expect(open({ OUTBOX_DIR: join(folder, "x") })).rejects.toThrow(
      /The outbox .* cannot be written \(ENOTDIR\)/,
    );
  });

  test("probes at its start whether a message could be written, although all folders are there", async () => {
    // The folders fit into the longest path the system allows, a file in them does not.
    let deep = folder;
    while (deep.length < 4080)
      deep = join(deep, "x".repeat(Math.max(1, Math.min(200, 4079 - deep.length))));
    await expect(open({ OUTBOX_DIR: deep })).rejects.toThrow(/cannot be written \(ENAMETOOLONG\)/);
  });

  test("goes on with the rates of addresses after SIGKILL", async () => {
    const env = { OUTBOX_DIR: folder, CONTACT_BURST: "1" };
    const statusOf = async (url: string) =>
      (await fetch(url, { method: "POST", ...jsonOf("again") })).status;
    const first = await startCrashProcess(env);
    await post(first.url, "one");
    await vi.waitFor(() => readFile(join(folder, "rates.json")), patience);
    await first.kill();
    const second = await startCrashProcess(env);
    expect(await statusOf(second.url)).toBe(429);
    expect(await second.end()).toBe(0);
  });

  test("tells visitors behind a trusted proxy apart", async () => {
    const contact = await open({ TRUST_PROXY: "1", CONTACT_BURST: "1" });
    const from = (address: string) =>
      contact.handle(sampleRequest({ headers: { "x-forwarded-for": address } }), visitor);
    expect((await from("192.0.2.7")).status).toBe(200);
    expect((await from("192.0.2.7")).status).toBe(429);
    expect((await from("192.0.2.8")).status).toBe(200);
  });

  test("finishes what it was asked before it closes", async () => {
    const contact = await open();
    let status = 0;
    contact.handle(sampleRequest(), visitor).then((answer) => {
      status = answer.status;
    });
    await contact.close();
    expect(status).toBe(200);
    expect(await emls(folder)).toHaveLength(1);
  });
});

describe("the e-mail library of the browser, pointed at our server", () => {
  const { template_params } = samplePayload();
  async function sendThroughLibrary(contact: Contact, params: Record<string, unknown>) {
    vi.stubGlobal("location", { pathname: "/contact" });
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      contact.handle(new Request(url, init), visitor),
    );
    emailjs.init({ publicKey: "embedded" }, site);
    try {
      return await emailjs.send("embedded", "embedded", params);
    } finally {
      vi.unstubAllGlobals();
    }
  }

  test("is satisfied with our answer", async () => {
    const answer = await sendThroughLibrary(await open(), template_params);
    expect(answer).toMatchObject({ status: 200, text: "OK" });
    expect(await emls(folder)).toHaveLength(1);
  });

  test("hands on our status and reason when it fails", async () => {
    const sending = sendThroughLibrary(await open(), { ...template_params, from_email: "no" });
    await expect(sending).rejects.toMatchObject({
      status: 400,
      text: "The parameters are invalid: template_params.from_email must be an e-mail address",
    });
  });
});

describe("the contact service with SMTP", { timeout: 60_000 }, () => {
  test("sends the message in the site's name and keeps a copy in sent/", async () => {
    const server = await openMailServer();
    const contact = await open({
      SMTP_URL: `smtp://site%40example.net:secret@127.0.0.1:${server.port}`,
      CONTACT_TO: "inbox@example.org",
    });
    await contact.handle(sampleRequest(), visitor);
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    expect(server.taken[0]).toMatchObject({
      from: "site@example.net",
      to: ["inbox@example.org"],
      user: "site@example.net",
    });
    await vi.waitFor(async () => expect(await emls(folder)).toEqual([]), patience);
    const [copy] = await emls(join(folder, "sent"));
    expect(server.taken[0]?.eml).toEqual(await readFile(join(folder, "sent", copy ?? "")));
  });

  test("answers at once while the mail server is down, and sends when it comes back", async () => {
    const before = await openMailServer();
    const lines: string[] = [];
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(before.port) }, lines);
    await contact.handle(messageOf("one"), visitor);
    await vi.waitFor(() => expect(before.taken).toHaveLength(1), patience);

    await before.close();
    for (const subject of ["two", "three"]) {
      expect((await contact.handle(messageOf(subject), visitor)).status).toBe(200);
    }
    await vi.waitFor(() => expect(lines.join()).toContain("no mail can be sent"), patience);
    expect(await emls(folder)).toHaveLength(2);

    const after = await openMailServer({ port: before.port });
    await vi.waitFor(() => expect(after.taken).toHaveLength(2), patience);
    // In either order: the second goes first when the first was already tried before it came.
    expect((await subjectsOf(after.taken)).sort()).toEqual(["three", "two"]);
    await vi.waitFor(async () => expect(await emls(folder)).toEqual([]), patience);
  });

  test("offers a message again with the same Message-ID when the server broke off", async () => {
    let offers = 0;
    const ids: (string | undefined)[] = [];
    const server = await openMailServer({
      onData(stream, _, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          ids.push((await PostalMime.parse(Buffer.concat(chunks))).messageId);
          offers += 1;
          done(offers === 1 ? Object.assign(new Error("try later"), { responseCode: 451 }) : null);
        });
      },
    });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await contact.handle(sampleRequest(), visitor);
    await vi.waitFor(
      async () => expect(await emls(join(folder, "sent"))).toHaveLength(1),
      patience,
    );
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test("sends at once and answers after it when the disk fails", async () => {
    const server = await openMailServer();
    const lines: string[] = [];
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) }, lines);
    await breakDisk();
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(200);
    expect(server.taken).toHaveLength(1);
    expect(lines.join()).toContain("the outbox cannot be written: ENOTDIR. Sending the message");
    expect(await contact.health()).toMatchObject({ accepting: true });
  });

  test("is not well when the disk fails and the mail server puts every message off", async () => {
    const busy = Object.assign(new Error("try later"), { responseCode: 451 });
    const server = await openMailServer({ onRcptTo: (_, __, done) => done(busy) });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await breakDisk();
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(500);
    expect(await contact.health()).toMatchObject({ accepting: false, mail: "failing" });
  });

  test("is not well when the disk fails and the mail server has gone away, before any message", async () => {
    const server = await openMailServer();
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await vi.waitFor(
      async () => expect(await contact.health()).toMatchObject({ mail: "working" }),
      patience,
    );
    await server.close();
    await breakDisk();
    time.ahead += 60_000;
    expect(await contact.health()).toMatchObject({ accepting: false, mail: "failing" });
  });

  test("knows after SIGKILL what it sent directly, and does not send it again", async () => {
    const server = await openMailServer();
    const env = { OUTBOX_DIR: folder, SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) };
    const body = JSON.stringify(samplePayload({ message_key: "sent-directly-0123456789" }));
    const send = (url: string) =>
      fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    const first = await startCrashProcess(env);
    await breakDisk();
    expect((await send(first.url)).status).toBe(200);
    await first.kill();
    const second = await startCrashProcess(env);
    expect((await send(second.url)).status).toBe(200);
    expect(await second.end()).toBe(0);
    expect(server.taken).toHaveLength(1);
  });

  test("delays no message by another on which the mail server hangs", async () => {
    const server = await openMailServer({
      onData(stream, _, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const eml = Buffer.concat(chunks);
          if (eml.includes("Subject: hangs")) return;
          server.taken.push({ eml, from: "", to: [], user: undefined });
          done();
        });
      },
    });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    for (const subject of ["hangs", "one", "two"]) {
      await contact.handle(messageOf(subject), visitor);
    }
    await vi.waitFor(() => expect(server.taken).toHaveLength(2), patience);
    await contact.handle(messageOf("three"), visitor);
    await vi.waitFor(() => expect(server.taken).toHaveLength(3), patience);
    await contact.close(100);
    expect(await emls(folder)).toHaveLength(1);
  });

  test("starts with a disk that cannot be written, says so, and sends while visitors wait", async () => {
    const server = await openMailServer();
    await writeFile(folder, "a file where the folder should be");
    const lines: string[] = [];
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) }, lines);
    expect(lines.join()).toMatch(/cannot be written .*each message is sent while the visitor/);
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(200);
    expect(server.taken).toHaveLength(1);
  });

  test("says at its start and in its health that the mail account does not work", async () => {
    const server = await openMailServer({
      onAuth: (_, __, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
    });
    const lines: string[] = [];
    const SMTP_URL = `smtp://me:wrong@127.0.0.1:${server.port}`;
    const contact = await open({ SMTP_URL }, lines);
    await vi.waitFor(
      () => expect(lines.join()).toContain("the mail account does not work: EAUTH"),
      patience,
    );
    expect(await contact.health()).toMatchObject({ accepting: true, mail: "failing" });
  });

  test("sets aside what the mail server refuses for good, and tells the owner by mail", async () => {
    const server = await openMailServer({
      onData(stream, _, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const eml = Buffer.concat(chunks);
          const refused = eml.includes("Subject: spam");
          if (!refused) server.taken.push({ eml, from: "", to: [], user: undefined });
          done(refused ? Object.assign(new Error("no"), { responseCode: 554 }) : null);
        });
      },
    });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    for (const subject of ["spam", "order"]) await contact.handle(messageOf(subject), visitor);
    await vi.waitFor(() => expect(server.taken).toHaveLength(2), patience);
    expect((await subjectsOf(server.taken)).sort()).toEqual([
      "A message from your contact form could not be delivered",
      "order",
    ]);
    expect(await emls(join(folder, "failed"))).toHaveLength(1);
    expect(await contact.health()).toMatchObject({ failed: true });
  });

  test("sends a message once when the session takes longer than the lease", async () => {
    // Long enough for a busy machine to renew it in time.
    const lease = { leaseMs: 700 };
    const server = await openMailServer({
      onData(stream, _, done) {
        stream.resume().on("end", () => {
          server.taken.push({ eml: Buffer.alloc(0), from: "", to: [], user: undefined });
          setTimeout(done, 2000);
        });
      },
    });
    const env = { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) };
    const first = await open(env, [], lease);
    await open(env, [], lease);
    await first.handle(sampleRequest(), visitor);
    await vi.waitFor(
      async () => expect(await emls(join(folder, "sent"))).toHaveLength(1),
      patience,
    );
    expect(server.taken).toHaveLength(1);
  });

  test("closes within its time while the mail server keeps it waiting, and loses nothing", async () => {
    const server = await openMailServer({ onData: (stream) => stream.resume() });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await contact.handle(sampleRequest(), visitor);
    await vi.waitFor(
      async () => expect(await readdir(join(folder, "claims"))).toHaveLength(1),
      patience,
    );
    const beganAt = performance.now();
    await contact.close(200);
    expect(performance.now() - beganAt).toBeLessThan(5000);
    expect(await emls(folder)).toHaveLength(1);
    expect(await readdir(join(folder, "claims"))).toEqual([]);
  });

  test("waits when it closes for a message on its way to arrive", async () => {
    let arrive = () => {};
    const server = await openMailServer({
      onData(stream, _, done) {
        stream.resume().on("end", () => {
          arrive = done;
        });
      },
    });
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await contact.handle(sampleRequest(), visitor);
    await vi.waitFor(() => expect(arrive.name).not.toBe("arrive"), patience);
    const closing = contact.close();
    arrive();
    await closing;
    expect(await emls(join(folder, "sent"))).toHaveLength(1);
  });

  test("answers 500 when neither disk nor mail server takes the message", async () => {
    const server = await openMailServer();
    await server.close();
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await breakDisk();
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(500);
  });

  test("does not send a password unencrypted to a server that is not this machine", async () => {
    const lines: string[] = [];
    const seen: unknown[] = [];
    const server = await openMailServer({
      onAuth: (auth, _, done) => done(null, { user: seen.push(auth) }),
    });
    // 0.0.0.0 reaches this machine, but is not one of its loopback names.
    const contact = await open(
      {
        SMTP_HOST: "0.0.0.0",
        SMTP_PORT: String(server.port),
        SMTP_USER: "me",
        SMTP_PASS: "secret",
      },
      lines,
    );
    await contact.handle(sampleRequest(), visitor);
    await vi.waitFor(() => expect(lines.join()).toContain("no mail can be sent: ETLS"), patience);
    expect(seen).toEqual([]);
    expect(await emls(folder)).toHaveLength(1);
  });

  test("goes on after SIGKILL: what waited is sent once by the next run", async () => {
    const away = await openMailServer();
    await away.close();
    const env = { OUTBOX_DIR: folder, SMTP_HOST: "127.0.0.1", SMTP_PORT: String(away.port) };
    const first = await startCrashProcess(env);
    for (const subject of ["one", "two", "three"]) await post(first.url, subject);
    await first.kill();
    expect(await emls(folder)).toHaveLength(3);

    const back = await openMailServer({ port: away.port });
    const second = await startCrashProcess(env);
    await vi.waitFor(
      async () => expect(await emls(join(folder, "sent"))).toHaveLength(3),
      patience,
    );
    expect(await second.end()).toBe(0);
    expect((await subjectsOf(back.taken)).sort()).toEqual(["one", "three", "two"]);
    expect(await emls(folder)).toEqual([]);
  });

  test("sends each message once when two processes share the outbox", async () => {
    const server = await openMailServer();
    const env = {
      OUTBOX_DIR: folder,
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(server.port),
      CONTACT_BURST: "1000",
    };
    const processes = await Promise.all([startCrashProcess(env), startCrashProcess(env)]);
    const subjects = Array.from({ length: 60 }, (_, n) => `message ${n}`);
    await Promise.all(subjects.map((subject, n) => post(processes[n % 2]?.url ?? "", subject)));
    await vi.waitFor(
      async () => expect(await emls(join(folder, "sent"))).toHaveLength(60),
      patience,
    );
    for (const running of processes) expect(await running.end()).toBe(0);
    expect((await subjectsOf(server.taken)).sort()).toEqual(subjects.sort());
  });
});

describe("a form that is posted without script", () => {
  const page = {
    file: "contact.html",
    type: "text/html; charset=utf-8",
    size: 1,
    hash: "h",
    immutable: false,
    encodings: [],
  };

  async function pagesOf(html: string, files: FileList["files"] = { "/contact": page }) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "contact.html"), html);
    return readFormPages(folder, { basePath: "/folio/", owner, files });
  }

  test("is answered with the built contact page, below the base path", async () => {
    const pages = await pagesOf(contactPageHtml);
    expect(await pages?.contactPage()).toBe(contactPageHtml);
    expect(pages).toMatchObject({ contactPagePath: "/folio/contact", owner });
  });

  test("is not taken where the page posts none here, or where there is no page", async () => {
    expect(await pagesOf("<form></form>")).toBeUndefined();
    expect(await pagesOf(contactPageHtml, {})).toBeUndefined();
  });
});
