import { createHash } from "node:crypto";
import { messageKeyField } from "#contracts/contact-fields.ts";

export const senderName = "Zoë Krähenbühl 金";

/** Of lengths from a line to several kilobytes, and different for every message. */
export function textOf(id: string) {
  const digest = createHash("sha256").update(id).digest();
  const lines = Array.from({ length: 1 + (digest[0] ?? 0) }, (_, line) => `${line}: für ${id}`);
  return [...lines, digest.toString("hex")].join("\n");
}

/** The same for every attempt to send the message. */
export function payloadOf(id: string) {
  return JSON.stringify({
    user_id: "embedded",
    service_id: "embedded",
    template_id: "embedded",
    template_params: {
      from_name: senderName,
      from_email: "zoe@example.org",
      subject: id,
      message: textOf(id),
      to_name: "Crash Test",
      [messageKeyField]: createHash("sha256").update(id).digest("hex").slice(0, 32),
    },
  });
}
