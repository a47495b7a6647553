import { messageSentId } from "#contracts/contact-page.ts";
import { retryHint } from "#contracts/contact-words.ts";
import type { Answer } from "./answer.ts";
import { fillContactPage, formPagePolicy } from "./form-page.ts";
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
  const shared = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
  if (status === 200) {
    const location = `${contactPagePath}#${messageSentId}`;
    return new Response(null, { status: 303, headers: { ...shared, location } });
  }
  const hint = retryAfterSeconds === undefined ? "" : ` ${retryHint(retryAfterSeconds)}`;
  const reason = `${text}.${hint}`;
  const builtPage = await contactPage();
  const html = fillContactPage(builtPage, { typed, reason, ownerEmail: owner.email });
  return new Response(html, {
    status,
    headers: {
      ...shared,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": formPagePolicy(builtPage),
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    },
  });
}
