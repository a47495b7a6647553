import type { ContactHealth } from "#contact/service/health.ts";

export const healthPath = "/healthz";

/** For monitors: 503 when messages cannot be accepted or wait too long. Contains no private data. */
export function healthAnswer(contact: ContactHealth): Response {
  const ok = contact.accepting && !contact.waitingTooLong;
  return Response.json(
    { ok, contact },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
