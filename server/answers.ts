import type { ServerResponse } from "node:http";
import type { ContactHealth } from "#contact/service/health.ts";
import { filePolicy, securityHeaders } from "#contracts/security-headers.ts";

/** A refusal, a redirect or an error: one line of text. */
export function answerWithText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
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

/**
 * Gives an answer of the server the same headers as a page. Unless it brings a policy of its own,
 * it may do nothing in a browser.
 */
export function secureAnswer(answer: Response, more: Record<string, string> = {}): Response {
  const headers = { "Content-Security-Policy": filePolicy, ...securityHeaders, ...more };
  for (const [name, value] of Object.entries(headers)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

export const healthPath = "/healthz";

/** For monitors: 503 when messages cannot be accepted or wait too long. Contains no private data. */
export function healthAnswer(contact: ContactHealth): Response {
  const ok = contact.accepting && !contact.waitingTooLong;
  return Response.json(
    { ok, contact },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
