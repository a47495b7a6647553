import { messageStates, type StoredMessage } from "../store/message-store.ts";
import type { MessageSummary } from "./message-summary.ts";

/** One line for a message, and a second one where there is something to know about it. */
export function formatList(messages: readonly MessageSummary[], now: Date): string {
  if (messages.length === 0) return "There are no such messages.\n";
  return `${messages.map((message) => formatLine(message, now)).join("\n")}\n`;
}

/** How many there are in each state, as in `3 waiting, 1 failed`. */
export function formatCounts(messages: readonly StoredMessage[]): string {
  const counts = messageStates.map((state) => {
    const count = messages.filter((message) => message.state === state).length;
    return count === 0 ? [] : [`${count} ${state}`];
  });
  return counts.flat().join(", ");
}

function formatLine(message: MessageSummary, now: Date) {
  const { id, state, name, email, subject } = message;
  const line = `${id}  ${state.padEnd(7)}  ${formatTime(message.receivedAt)}  ${name} <${email}>: ${subject}`;
  const note = noteOn(message, now);
  return note === "" ? line : `${line}\n    ${note}`;
}

export function noteOn(message: StoredMessage, now: Date): string {
  switch (message.state) {
    case "failed":
      return `failed on ${formatTime(message.failedAt)} after ${attempts(message.attempts)}: ${message.reason ?? "no reason is known"}`;
    case "waiting": {
      if (message.attempts === 0) return "";
      const next = message.nextTryAt;
      const when = next === null || next <= now ? "soon" : `on ${formatTime(next)}`;
      return `${attempts(message.attempts)}, next ${when}: ${message.reason}`;
    }
    default:
      return "";
  }
}

function attempts(count: number) {
  return count === 1 ? "1 try" : `${count} tries`;
}

/** In UTC, as file names, logs and mail headers are. */
export function formatTime(time: Date) {
  return `${time.toISOString().slice(0, 19).replace("T", " ")}Z`;
}
