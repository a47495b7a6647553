import { nameError } from "../service/log.ts";
import type { Send, SendResult } from "../store/message-store.ts";
import { converse, done, type SmtpSettings } from "./smtp-connection.ts";

/** No mail server needs longer for one message, but some keep a client waiting for ever. */
const conversationLimitMs = 120_000;

/** Sends finished mails as they are: the same bytes, the same Message-ID, at every attempt. */
export function createSmtpSend(
  settings: SmtpSettings,
  envelope: { from: string; to: string },
  { timeLimitMs = conversationLimitMs } = {},
): Send<Buffer> {
  return async function send(eml, signal) {
    let offered = false;
    try {
      await converse(
        settings,
        AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
        (connection) => {
          offered = true;
          // A copy: the library writes the outcome of this conversation into the object.
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
    await converse(settings, signal, async () => {});
    return null;
  } catch (error) {
    return nameError(error);
  }
}

/** Service not available, closing; and everything that asks for another login or encryption. */
const notAboutTheMessage = [421, 530, 534, 535, 538];

/**
 * Before the message was offered, a failure would have met any message. After that it may be this
 * one: a server that drops or hangs on one message must not hold up the others.
 */
function failureOf(error: unknown, offered: boolean): SendResult {
  const reply = replyCode(error);
  const reason = `${commandOf(error)}${nameError(error)}`;
  if (!offered || notAboutTheMessage.includes(reply)) return { kind: "unavailable", reason };
  return { kind: "refused", permanent: reply >= 500 && reply < 600, reason };
}

function replyCode(error: unknown) {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
}

function commandOf(error: unknown) {
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  return ["MAIL FROM", "RCPT TO", "DATA"].includes(command) ? `Refused at ${command}: ` : "";
}
