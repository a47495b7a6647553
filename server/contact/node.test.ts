import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import emailjs from "@emailjs/browser";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startCrashProcess } from "./crash-process.ts";
import { type Contact, openContact } from "./node.ts";
import { samplePayload, sampleRequest, site } from "./sample-request.ts";
import { SettingsError } from "./settings.ts";
import { startMailServer } from "./test-mail-server.ts";

const owner = { name: "Charles Babbage", email: "charles@example.org" };
const visitor = { address: "192.0.2.1" };
/** A busy machine may take its time; a broken service never gets there. */
const patience = 20_000;
const retryPlan = { firstMs: 20, maxMs: 100, idleMs: 50 };

let folder = "";
const toClose: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "contact-")), "outbox");
});
afterEach(async () => {
  for (const thing of toClose.splice(0).reverse()) await thing.close();
  await rm(join(folder, ".."), { recursive: true });
});

async function open(env: Record<string, string> = {}, lines: string[] = []): Promise<Contact> {
  const note = (line: string) => lines.push(line);
  const contact = await openContact({
    env: { OUTBOX_DIR: folder, CONTACT_BURST: "1000", ...env },
    owner,
    log: { info: note, warn: note, error: note },
    retryPlan,
  });
  toClose.push(contact);
  return contact;
}

async function openMailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  toClose.push(server);
  return server;
}

async function emls(path: string) {
  return (await readdir(path)).filter((file) => file.endsWith(".eml"));
}

function messageOf(subject: string) {
  return sampleRequest({ body: JSON.stringify(samplePayload({ subject })) });
}

async function post(url: string, subject: string) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(samplePayload({ subject })),
  });
  expect(response.status).toBe(200);
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

  test("writes nothing for bad input, and nothing for the trap", async () => {
    const contact = await open();
    await contact.handle(sampleRequest({ body: "{" }), visitor);
    await contact.handle(
      sampleRequest({ body: JSON.stringify(samplePayload({ website: "x" })) }),
      visitor,
    );
    expect(await emls(folder)).toEqual([]);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  test("answers 500, not OK, when the disk fails", async () => {
    const contact = await open();
    await rm(join(folder, "tmp"), { recursive: true });
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(500);
  });

  test("says at its start that the outbox cannot be used, and what to do", async () => {
    await writeFile(folder, "a file stands where the folder should");
    const opening = open();
    await expect(opening).rejects.toBeInstanceOf(SettingsError);
    await expect(opening).rejects.toThrow(/EEXIST.*name another one in OUTBOX_DIR/);
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
    const answer = contact.handle(sampleRequest(), visitor);
    await contact.close();
    expect((await answer).status).toBe(200);
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
    await vi.waitFor(() => expect(lines.join()).toContain("no mail could be sent"), patience);
    expect(await emls(folder)).toHaveLength(2);

    const after = await openMailServer({ port: before.port });
    await vi.waitFor(() => expect(after.taken).toHaveLength(2), patience);
    expect(await subjectsOf(after.taken)).toEqual(["two", "three"]);
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
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await rm(join(folder, "tmp"), { recursive: true });
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(200);
    expect(server.taken).toHaveLength(1);
  });

  test("answers 500 when neither disk nor mail server takes the message", async () => {
    const server = await openMailServer();
    await server.close();
    const contact = await open({ SMTP_HOST: "127.0.0.1", SMTP_PORT: String(server.port) });
    await rm(join(folder, "tmp"), { recursive: true });
    expect((await contact.handle(sampleRequest(), visitor)).status).toBe(500);
  });

  test("does not send a password in the clear to a server that is not this machine", async () => {
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
    await vi.waitFor(() => expect(lines.join()).toContain("no mail could be sent: ETLS"), patience);
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
    expect(await subjectsOf(back.taken)).toEqual(["one", "two", "three"]);
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
