import type { ServerResponse } from "node:http";
import { filePolicy, securityHeaders } from "#contracts/security-headers.ts";

/** A refusal, a redirect or an error: one line of text. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...securityHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Content-Security-Policy": filePolicy,
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(body);
}
