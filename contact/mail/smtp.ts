import SMTPConnection from "nodemailer/lib/smtp-connection";
import { nameError } from "../service/log.ts";
import type { Send, SendResult } from "../store/message-store.ts";

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465. Otherwise STARTTLS where the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
};

/**
 * One session with the mail server: connects, logs in, runs `talk` and disconnects.
 * When the signal aborts, the connection is cut and the promise rejects, whatever the server does.
 */
async function runSession(
  settings: SmtpSettings,
  signal: AbortSignal,
  talk: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  const connection = new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    // A password never crosses a network unencrypted.
    requireTLS: settings.auth !== null && !isLoopback(settings.host),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    signal.addEventListener("abort", () => reject(abortError(signal)), { once: true });
    if (signal.aborted) reject(abortError(signal));
  });
  broken.catch(() => {});
  try {
    await Promise.race([connectAndLogin(connection, settings.auth), broken]);
    await Promise.race([talk(connection), broken]);
    connection.quit();
  } catch (error) {
    // `close` alone would still deliver what is already on its way.
    if (connection._socket) connection._socket.destroy();
    connection.close();
    throw error;
  }
}

async function connectAndLogin(connection: SMTPConnection, auth: SmtpSettings["auth"]) {
  await done((callback) => connection.connect(callback));
  if (auth !== null) await done((callback) => connection.login(auth, callback));
}

function done(start: (callback: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

function abortError(signal: AbortSignal) {
  const timedOut = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
  return Object.assign(new Error("The session was aborted"), {
    code: timedOut ? "ETIMEDOUT" : "EABORTED",
  });
}

function isLoopback(host: string) {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** No mail server needs longer for one message, but some keep a client waiting forever. */
const sessionLimitMs = 120_000;

/** Sends finished mails as they are: the same bytes, the same Message-ID, at every attempt. */
export function createSmtpSend(
  settings: SmtpSettings,
  envelope: { from: string; to: string },
  { timeLimitMs = sessionLimitMs } = {},
): Send<Buffer> {
  return async function send(eml, signal) {
    let offered = false;
    try {
      await runSession(
        settings,
        AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
        (connection) => {
          offered = true;
          // A copy: the library writes the outcome of this session into the object.
          return done((callback) => connection.send({ ...envelope }, eml, callback));
        },
      );
      return { kind: "taken" };
    } catch (error) {
      return failureOf(error, offered);
    }
  };
}

/** Resolves with `null` when the account works, otherwise with what is wrong. */
export async function verifyMailAccount(
  settings: SmtpSettings,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    await runSession(settings, signal, async () => {});
    return null;
  } catch (error) {
    return nameError(error);
  }
}

/** Service not available, closing; and everything that asks for another login or encryption. */
const sessionErrorCodes = [421, 530, 534, 535, 538];

/**
 * Before the message was offered, a failure would have met any message. After that it may be this
 * one: a server that drops or hangs on one message must not hold up the others.
 */
function failureOf(error: unknown, offered: boolean): SendResult {
  const reply = replyCode(error);
  const reason = `${commandOf(error)}${nameError(error)}`;
  if (!offered || sessionErrorCodes.includes(reply)) return { kind: "unavailable", reason };
  return { kind: "refused", permanent: reply >= 500 && reply < 600, reason };
}

function replyCode(error: unknown) {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
}

function commandOf(error: unknown) {
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  return ["MAIL FROM", "RCPT TO", "DATA"].includes(command) ? `Refused at ${command}: ` : "";
}
