import { messageSentId } from "#contracts/contact-page.ts";
import { retryHint } from "#contracts/contact-words.ts";
import { securityHeaders } from "#contracts/security-headers.ts";
import { fillContactPage, formPagePolicy } from "./form-page.ts";
import type { Answer } from "./handler.ts";
import type { TypedFields } from "./incoming-message.ts";

/** What is needed to answer a form that the browser posts by itself. */
export type FormPages = {
  /** The HTML of the built contact page. */
  contactPage(): Promise<string>;
  /** The path of that page, with the base path. */
  contactPagePath: string;
  owner: { name: string; email: string };
};

/**
 * Success is a redirect to the contact page, so that a reload does not post again. A refusal is the
 * contact page itself, with the reason and everything that was typed.
 */
export async function formResponse(
  { contactPage, contactPagePath, owner }: FormPages,
  { status, text, retryAfterSeconds }: Answer,
  typed: TypedFields,
) {
  const shared = { ...securityHeaders, "Cache-Control": "no-store" };
  if (status === 200) {
    const Location = `${contactPagePath}#${messageSentId}`;
    return new Response(null, { status: 303, headers: { ...shared, Location } });
  }
  const hint = retryAfterSeconds === undefined ? "" : ` ${retryHint(retryAfterSeconds)}`;
  const reason = `${text}.${hint}`;
  const html = fillContactPage(await contactPage(), { typed, reason, ownerEmail: owner.email });
  return new Response(html, {
    status,
    headers: {
      ...shared,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": formPagePolicy,
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    },
  });
}
