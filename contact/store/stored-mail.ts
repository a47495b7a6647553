/** An incomplete or foreign file must not reach the mail server, where it would arrive as an empty mail. */
export function assertMail(eml: Buffer) {
  const start = eml.subarray(0, 16_384).toString("latin1");
  if (/^[!-9;-~]+:[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n/.test(start)) return;
  throw Object.assign(new Error("Not a mail"), { code: "NOT_A_MAIL" });
}

export function receivedAtOf(head: Buffer): Date | null {
  const [, text] = /^Date: ([^\r\n]+)/m.exec(head.toString("latin1")) ?? [];
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether both hold the same words from the same visitor. The date and the owner's address may differ. */
export function isSameMessage(a: Buffer, b: Buffer): boolean {
  return writtenByVisitor(a) === writtenByVisitor(b);
}

function writtenByVisitor(eml: Buffer) {
  const [head = "", ...text] = eml.toString("latin1").split("\r\n\r\n");
  const headers = head.split(/\r\n(?![ \t])/).filter((line) => /^(reply-to|subject):/i.test(line));
  return [...headers, ...text].join("\r\n\r\n");
}

/** Mail that a program wrote (RFC 3834), such as our own notices: no program answers it. */
export function isAutomatic(eml: Buffer): boolean {
  const [headers = ""] = eml.toString("latin1").split("\r\n\r\n", 1);
  return /^Auto-Submitted: (?!no\b)/im.test(headers);
}
