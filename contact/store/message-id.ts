import { createHash } from "node:crypto";

const derivedId = /^[0-9a-f]{32}$/;

/** Names of messages stored before ids were derived from keys. They are still sent. */
const earlierId = /^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{16}$/;

/** The same for every attempt to hand over one message, and safe as a file name and in a mail. */
export function messageId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** False for files that the owner keeps in the same folder. */
export function isMessageId(name: string): boolean {
  return derivedId.test(name) || earlierId.test(name);
}
