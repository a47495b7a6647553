import { samplePayload } from "#contact/service/sample-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";

/** The head of a request as bytes, for connections that write it at once, slowly or in part. */
export function get(path: string, headers: Record<string, string> = {}) {
  return head("GET", path, headers);
}

export function contactMessage(subject: string) {
  return Buffer.from(
    JSON.stringify(samplePayload({ subject, message: "Für die Waage. ".repeat(200) })),
  );
}

/** The head alone: `length` is that of the body still to come. */
export function contactHead(length: number, headers: Record<string, string> = {}) {
  return head("POST", contactPath, {
    "Content-Type": "application/json",
    "Content-Length": String(length),
    ...headers,
  });
}

function head(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([n, v]) => `${n}: ${v}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}
