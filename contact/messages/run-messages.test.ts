import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactPayload } from "#contracts/contact-message.ts";
import { samplePayload } from "../service/test-request.ts";
import { composeEml, messageId } from "../store/eml.ts";
import { createFileStore, type FileStore } from "../store/file-store.ts";
import { runMessages } from "./run-messages.ts";

const now = new Date("2026-11-15T12:00:00Z");
const silent = { write() {}, ask: async () => "" };
const log = { info() {}, warn() {}, error() {} };
let folder = "";
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "messages-"));
  store = createFileStore({ folder, log });
  await store.open();
});
afterEach(() => rm(folder, { recursive: true }));

async function put(key: string, params: Parameters<typeof samplePayload>[0], minute: number) {
  const receivedAt = new Date(Date.UTC(2026, 10, 15, 9, minute));
  const message = v.parse(contactPayload, samplePayload(params)).template_params;
  const body = await composeEml({
    message,
    id: messageId(key),
    receivedAt,
    from: "site@portfolio.example",
    to: { name: "Owner", email: "owner@example.org" },
  });
  await store.put({ key, receivedAt, body });
  return messageId(key);
}

/** A whole mail with this subject, from the same person as all others. */
async function spamOf(subject: string) {
  const id = await put("for its body alone", { subject }, 0);
  const body = await store.read(id);
  await rm(join(folder, `${id}.eml`));
  if (body === null) throw new Error("not there");
  return body;
}

/** One that waits for its second try, one that was sent, one that failed. */
async function storeThree() {
  const waiting = await put("a", { subject: "First" }, 1);
  const sent = await put("b", { subject: "Second", from_name: "Zoë" }, 2);
  const failed = await put("c", { subject: "Third" }, 3);
  const nextTryAt = new Date("2026-11-15T12:05:00Z");
  await (await store.claim(waiting))?.postpone({ now, nextTryAt, reason: "busy" });
  await (await store.claim(sent))?.sent(now);
  await (await store.claim(failed))?.fail({ now, reason: "Refused at DATA (SMTP reply 554)" });
  return { waiting, sent, failed };
}

/** What the owner answers when asked, and what was asked. */
const owner = { answers: "", asked: [] as string[] };

async function run(...args: string[]) {
  let output = "";
  owner.asked = [];
  await runMessages(args, {
    folder,
    now,
    write: (text) => {
      output += text;
    },
    async ask(question) {
      owner.asked.push(question);
      return owner.answers;
    },
  });
  return output;
}

async function states() {
  return (await store.list()).map(({ state }) => state);
}

describe("npm run messages", () => {
  test("lists every message with its state, its reason and its next try", async () => {
    const { waiting, sent, failed } = await storeThree();
    expect(await run()).toBe(
      `1 waiting, 1 sent, 1 failed

${waiting}  waiting  2026-11-15 09:01:00Z  Ada Lovelace <ada@example.org>: First
    1 try, next on 2026-11-15 12:05:00Z: busy
${sent}  sent     2026-11-15 09:02:00Z  Zoë <ada@example.org>: Second
${failed}  failed   2026-11-15 09:03:00Z  Ada Lovelace <ada@example.org>: Third
    failed on 2026-11-15 12:00:00Z after 1 try: Refused at DATA (SMTP reply 554)
`,
    );
    const some = await run("list", "failed");
    expect([some.includes(failed), some.includes(waiting)]).toEqual([true, false]);
  });

  test("says that there is none", async () => {
    expect(await run()).toBe("There are no messages.\n");
    expect(await run("resend", "failed")).toBe("There are no such messages.\n");
  });

  test("counts spam, and lists it only when asked to", async () => {
    await put("a", { subject: "Real" }, 1);
    await store.putSpam({ key: "b", receivedAt: now, body: await spamOf("Buy") });
    const all = await run();
    expect(all).toMatch(/^1 waiting, 1 spam\n/);
    expect(all).not.toContain("Buy");
    expect(await run("list", "spam")).toContain("Buy");
    expect(await run("export", "mbox")).not.toContain("Buy");
    await run("resend", "spam");
    expect(await states()).toEqual(["waiting", "waiting"]);
  });

  test("shows one message by the beginning of its id", async () => {
    const { failed } = await storeThree();
    const shown = await run("show", failed.slice(0, 8));
    expect(shown).toContain("From:     Ada Lovelace <ada@example.org>\nSubject:  Third\n");
    expect(shown).toContain("\n\nDear Sir,\n\nwhen will it be ready?\n");
  });

  test("sends nothing to the terminal but text", async () => {
    const id = await put("evil", { message: "a\u001b[2Jb\u202Ec" }, 1);
    expect(await run("show", id)).toContain("a[2Jbc");
  });

  test("makes one message wait again, and all that failed", async () => {
    const { sent, failed } = await storeThree();
    expect(await run("resend", sent)).toBe(`${sent} waits to be sent again.\n`);
    expect(await run("resend", "failed")).toBe(`${failed} waits to be sent again.\n`);
    expect((await store.list()).map(({ state }) => state)).toEqual(Array(3).fill("waiting"));
    expect(await run("resend", sent)).toContain("is already waiting");
  });

  test("files what the owner has dealt with, one or all in a state", async () => {
    const { waiting, sent, failed } = await storeThree();
    expect(await run("done", failed.slice(0, 6))).toBe(`${failed} is done.\n`);
    expect(await run("done", "waiting")).toBe(`${waiting} is done.\n`);
    expect(await run("done", sent)).toBe(`${sent} is already sent.\n`);
    expect(await states()).toEqual(["done", "sent", "done"]);
    expect(await run("list", "done")).toContain("First");
  });

  test("deletes a message after a question, and nothing without a yes", async () => {
    const { failed } = await storeThree();
    for (owner.answers of ["", "n", "yep"]) {
      expect(await run("delete", failed)).toContain("Nothing was deleted.");
    }
    expect(owner.asked).toEqual(["Delete this message for good? [y/N] "]);
    expect(await states()).toHaveLength(3);
    owner.answers = "Y";
    const said = await run("delete", failed);
    expect(said).toContain("Third");
    expect(said).toContain(`${failed} is deleted.\n`);
    expect(await states()).toEqual(["waiting", "sent"]);
  });

  test("deletes all that a person wrote, in whatever state, and nobody else's", async () => {
    await storeThree();
    const other = await put("d", { from_email: "eve@example.org" }, 4);
    await store.putSpam({ key: "e", receivedAt: now, body: await spamOf("Buy") });
    owner.answers = "yes";
    await run("delete", "ADA@example.org");
    expect(owner.asked).toEqual(["Delete these 4 messages for good? [y/N] "]);
    expect((await store.list()).map(({ id }) => id)).toEqual([other]);
    expect(await run("delete", "nobody@example.org")).toContain("There are no such messages.");
    expect(owner.asked).toEqual([]);
  });

  test("asks nothing with --yes", async () => {
    const { failed } = await storeThree();
    owner.answers = "n";
    await run("delete", "--yes", failed);
    expect([owner.asked, await states()]).toEqual([[], ["waiting", "sent"]]);
  });

  test("does not touch a message that the server is sending", async () => {
    const { sent } = await storeThree();
    await store.requeue(sent);
    const claim = await store.claim(sent);
    await claim?.sent(now);
    await writeFile(join(folder, "claims", `${sent}.0123456789abcdef.${Date.now() + 60_000}`), "");
    for (const args of [["resend"], ["delete", "--yes"]]) {
      expect(await run(...args, sent)).toContain("is in use by the server");
    }
    expect((await store.list()).find(({ id }) => id === sent)?.state).toBe("sent");
  });

  test("exports the messages as JSON", async () => {
    const { failed } = await storeThree();
    const exported = JSON.parse(await run("export", "json"));
    expect(exported).toHaveLength(3);
    expect(exported[2]).toMatchObject({
      id: failed,
      state: "failed",
      receivedAt: "2026-11-15T09:03:00.000Z",
      email: "ada@example.org",
      subject: "Third",
      text: "Dear Sir,\n\nwhen will it be ready?\n",
    });
  });

  test("exports the mails as one mbox file", async () => {
    await put("a", { message: "From here on\n>From there" }, 1);
    await put("b", {}, 2);
    const mbox = await run("export", "mbox", "waiting");
    expect(mbox.match(/^From /gm)).toHaveLength(2);
    expect(mbox).toMatch(/^From contact-form Sun Nov 15 09:01:00 2026\n/);
    expect(mbox).toContain("\n>From here on\n");
    expect(mbox).toContain("\n>>From there\n");
    expect(mbox).not.toContain("\r");
  });

  test.each(["help", "--help"])(
    "%s tells what can be done, also without an outbox",
    async (word) => {
      let output = "";
      await runMessages([word], {
        folder: join(folder, "none"),
        write: (text) => (output += text),
        ask: async () => "",
      });
      expect(output).toContain("npm run messages -- resend <which>");
    },
  );

  test("leaves a mail out of the mbox that cannot be read", async () => {
    await put("a", {}, 1);
    await mkdir(join(folder, `${messageId("broken")}.eml`));
    expect((await run("export", "mbox")).match(/^From /gm)).toHaveLength(1);
    expect(await run("list")).toContain("2 waiting");
  });

  test("says of a file that it is not an outbox", async () => {
    await writeFile(join(folder, "file"), "");
    const running = runMessages([], { ...silent, folder: join(folder, "file") });
    await expect(running).rejects.toThrow("There is no outbox");
  });

  test.each([
    [["drop"], 'There is no command "drop".'],
    [["list", "lost"], 'There is no message whose id begins with "lost", and no such state'],
    [["delete"], "Which message?"],
    [["done"], "Which message?"],
    [["show"], "Which message?"],
    [["show", "ffff"], 'There is no message whose id begins with "ffff"'],
    [["show", ""], "Which message?"],
    [["export", "pdf"], 'Export as mbox or as json, not "pdf"'],
    [["export"], 'Export as mbox or as json, not ""'],
  ])("%j is refused, with what to do", async (args, problem) => {
    await expect(run(...args)).rejects.toThrow(problem);
  });

  test("asks for more of an id that fits several", async () => {
    for (let n = 0; n < 17; n++) await put(`key ${n}`, {}, n);
    const firsts = (await store.list()).map(({ id }) => id[0] ?? "");
    const common = firsts.find((first, n) => firsts.indexOf(first) !== n) ?? "";
    await expect(run("show", common)).rejects.toThrow("Write more of it");
  });

  test("says when there is no outbox, and makes none", async () => {
    const running = runMessages([], { ...silent, folder: join(folder, "none") });
    await expect(running).rejects.toThrow(/There is no outbox in .* same OUTBOX_DIR/);
  });
});
