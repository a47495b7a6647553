import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { createSmtpSend, type SmtpSettings, verifyMailAccount } from "./smtp.ts";
import { startMailServer } from "./test-mail-server.ts";

const openResources: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of openResources.splice(0)) await thing.close();
});

const envelope = { from: "site@example.net", to: "owner@example.org" };
const eml = Buffer.from("Subject: x\r\nFrom: site@example.net\r\n\r\ntext\r\n");
const never = new AbortController().signal;

function settingsOf(port: number, auth: SmtpSettings["auth"] = null): SmtpSettings {
  return { host: "127.0.0.1", port, secure: false, auth };
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  openResources.push(server);
  return server;
}

/** A mail server that follows the script line by line, then does as `last` says. */
async function scriptedServer(replies: readonly string[], last: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    const left = [...replies];
    const reply = () => {
      const line = left.shift();
      if (line === undefined) last(socket);
      else socket.write(`${line}\r\n`);
    };
    reply();
    socket.on("data", reply);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  openResources.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function refuse(responseCode: number) {
  return Object.assign(new Error("no"), { responseCode });
}

describe("sending a mail", () => {
  test("hands it over as it is", async () => {
    const server = await mailServer();
    expect(await createSmtpSend(settingsOf(server.port), envelope)(eml, never)).toEqual({
      kind: "taken",
    });
    expect(server.taken[0]).toMatchObject({ from: envelope.from, to: [envelope.to] });
    expect((await PostalMime.parse(server.taken[0]?.eml ?? "")).text?.trim()).toBe("text");
  });

  test.each([
    ["MAIL FROM", 550, true],
    ["MAIL FROM", 451, false],
    ["MAIL FROM", 500, true],
    // Not a reply of SMTP: the message is tried again rather than lost.
    ["MAIL FROM", 600, false],
    ["RCPT TO", 550, true],
    ["RCPT TO", 452, false],
    ["DATA", 554, true],
    ["DATA", 451, false],
  ] as const)(
    "refused at %s with %i concerns this message alone",
    async (command, code, permanent) => {
      const server = await mailServer({
        ...(command === "MAIL FROM" && { onMailFrom: (_, __, done) => done(refuse(code)) }),
        ...(command === "RCPT TO" && { onRcptTo: (_, __, done) => done(refuse(code)) }),
        ...(command === "DATA" && {
          onData(stream, _, done) {
            stream.resume().on("end", () => done(refuse(code)));
          },
        }),
      });
      const result = await createSmtpSend(settingsOf(server.port), envelope)(eml, never);
      expect(result).toEqual({
        kind: "refused",
        permanent,
        reason: expect.stringMatching(`^Refused at ${command}: \\w+ \\(SMTP reply ${code}\\)$`),
      });
    },
  );

  test("is not held back by what the server said about the one before", async () => {
    let refusals = 1;
    const server = await mailServer({
      onMailFrom: (_, __, accept) => accept(refusals-- > 0 ? refuse(451) : null),
    });
    const send = createSmtpSend(settingsOf(server.port), envelope);
    expect((await send(eml, never)).kind).toBe("refused");
    expect((await send(eml, never)).kind).toBe("taken");
  });

  test.each([421, 530, 534, 535, 538])("refused with %i concerns every message", async (code) => {
    const server = await mailServer({ onMailFrom: (_, __, done) => done(refuse(code)) });
    const result = await createSmtpSend(settingsOf(server.port), envelope)(eml, never);
    expect(result.kind).toBe("unavailable");
  });

  test("to a server that is not there, or wants another password, gets no message through", async () => {
    const server = await mailServer({
      onAuth: (_, __, done) => done(refuse(535)),
    });
    const auth = { user: "me", pass: "wrong" };
    const refused = await createSmtpSend(settingsOf(server.port, auth), envelope)(eml, never);
    expect(refused).toEqual({ kind: "unavailable", reason: "EAUTH (SMTP reply 535)" });
    await server.close();
    const gone = await createSmtpSend(settingsOf(server.port), envelope)(eml, never);
    expect(gone).toMatchObject({ kind: "unavailable" });
  });

  const upToData = ["220 hello", "250 ok", "250 sender ok", "250 recipient ok", "354 go on"];

  test("that makes the server hang up concerns this message alone", async () => {
    const port = await scriptedServer(upToData, (socket) => socket.destroy());
    const result = await createSmtpSend(settingsOf(port), envelope)(eml, never);
    expect(result).toMatchObject({ kind: "refused", permanent: false });
  });

  test("that the server never answers is aborted after the time limit", async () => {
    const port = await scriptedServer(upToData, () => {});
    const send = createSmtpSend(settingsOf(port), envelope, { timeLimitMs: 300 });
    expect(await send(eml, never)).toEqual({
      kind: "refused",
      permanent: false,
      reason: "ETIMEDOUT",
    });
  });

  test("is aborted at once when asked to, even from a server that never says hello", async () => {
    const port = await scriptedServer([], () => {});
    const stop = new AbortController();
    const sending = createSmtpSend(settingsOf(port), envelope)(eml, stop.signal);
    stop.abort();
    expect(await sending).toEqual({ kind: "unavailable", reason: "EABORTED" });
  });

  // A name has to be looked up first, so that there is no connection yet to be cut.
  test.each(["127.0.0.1", "localhost"])(
    "to %s does not begin when aborted before",
    async (host) => {
      const server = await mailServer();
      const settings = { ...settingsOf(server.port), host };
      const result = await createSmtpSend(settings, envelope)(eml, AbortSignal.abort());
      expect(result).toEqual({ kind: "unavailable", reason: "EABORTED" });
      expect(server.taken).toEqual([]);
    },
  );

  test("is cut off when it is aborted: what the server says later is ignored", async () => {
    const stop = new AbortController();
    const lateReplies = new Promise((resolve) => {
      const replyUntilCut = (socket: Socket, sent = 0) =>
        socket.write("250 taken\r\n", (error) => {
          if (error || sent === 100) resolve(error ? "cut" : "received");
          else setImmediate(() => replyUntilCut(socket, sent + 1));
        });
      scriptedServer(upToData, (socket) => {
        socket.once("end", () => replyUntilCut(socket));
        stop.abort();
      }).then((port) => createSmtpSend(settingsOf(port), envelope)(eml, stop.signal));
    });
    expect(await lateReplies).toBe("cut");
  });
});

describe("a password", () => {
  const auth = { user: "me", pass: "secret" };

  async function seenBy(host: string) {
    const seen: unknown[] = [];
    const server = await mailServer({
      onAuth: (login, _, done) => done(null, { user: seen.push(login) }),
    });
    const settings = { ...settingsOf(server.port, auth), host };
    const problem = await verifyMailAccount(settings, never);
    return { seen: seen.length, problem };
  }

  // 0.0.0.0 reaches this machine, but is not one of its loopback names.
  test("does not cross a network unencrypted", async () => {
    expect(await seenBy("0.0.0.0")).toEqual({
      seen: 0,
      problem: expect.stringMatching(/^ETLS/),
    });
  });

  test("that is not needed makes no encryption necessary", async () => {
    const { port } = await mailServer();
    const settings = { ...settingsOf(port), host: "0.0.0.0" };
    expect(await verifyMailAccount(settings, never)).toBeNull();
  });

  test.each(["127.0.0.1", "localhost"])("may go to %s, which is this machine", async (host) => {
    expect(await seenBy(host)).toEqual({ seen: 1, problem: null });
  });
});

describe("the check of the mail account", () => {
  test("finds nothing wrong with an account that works, and sends nothing", async () => {
    const server = await mailServer();
    const auth = { user: "me", pass: "right" };
    expect(await verifyMailAccount(settingsOf(server.port, auth), never)).toBeNull();
    expect(server.taken).toEqual([]);
  });

  test("names what is wrong", async () => {
    const server = await mailServer({ onAuth: (_, __, done) => done(refuse(535)) });
    const auth = { user: "me", pass: "wrong" };
    expect(await verifyMailAccount(settingsOf(server.port, auth), never)).toBe(
      "EAUTH (SMTP reply 535)",
    );
  });
});
