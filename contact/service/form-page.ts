import {
  messageSentId,
  notSentId,
  notSentMailId,
  notSentReasonId,
  notSentWords,
  retryHint,
} from "#contracts/contact-page.ts";
import { mailtoLink } from "#contracts/mailto-link.ts";
import type { Answer } from "./answer.ts";
import type { TypedFields } from "./incoming-message.ts";

/** The page runs no script at all, so nothing a visitor typed can become one. Its styles are those of the build. */
export function formPagePolicy(builtPage: string) {
  const [styles = "style-src 'self'"] = /style-src [^;"]*/.exec(builtPage) ?? [];
  return [
    "default-src 'none'",
    styles,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The built contact page for a visitor without script whose message was not sent: it says why, offers
 * a mail with the same text, and still holds everything that was typed.
 */
export function fillContactPage(
  html: string,
  { typed, reason, ownerEmail }: { typed: TypedFields; reason: string; ownerEmail: string },
) {
  const mailto = escapeHtml(mailtoLink(ownerEmail, typed));
  const withValue = (value: string) => (tag: string) =>
    tag.replace("<input ", () => `<input value="${escapeHtml(value)}" `);
  const places: [RegExp, (tag: string) => string][] = [
    [/<title>/, (tag) => `${tag}${notSentWords.title}: `],
    [
      tagWith(`id="${notSentId}"`),
      (tag) => tag.replace(' hidden=""', ' role="alert" tabindex="-1" autofocus=""'),
    ],
    [tagWith(`id="${notSentReasonId}"`), (tag) => tag + escapeHtml(reason)],
    [
      tagWith(`id="${notSentMailId}"`),
      (tag) => tag.replace(/href="[^"]*"/, () => `href="${mailto}"`),
    ],
    [tagWith('name="name"'), withValue(typed.name)],
    [tagWith('name="email"'), withValue(typed.email)],
    [tagWith('name="subject"'), withValue(typed.subject)],
    // A browser drops the line break after the opening tag.
    [tagWith('name="message"'), (tag) => `${tag}\n${escapeHtml(typed.message)}`],
  ];
  const withoutScripts = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<\/?noscript>/gi, "");
  return places.reduce((page, [place, fill]) => replaceOne(page, place, fill), withoutScripts);
}

function tagWith(attribute: string) {
  return new RegExp(`<(?:div|p|a|input|textarea) (?:[^>]* )?${attribute}[^>]*>`);
}

/** A page without the place would lose what was typed, so that is an error and not a guess. */
function replaceOne(html: string, place: RegExp, fill: (tag: string) => string) {
  const count = html.match(new RegExp(place, "g"))?.length ?? 0;
  if (count !== 1) throw new Error(`The contact page contains ${place} ${count} times, not once.`);
  return html.replace(place, fill);
}

/** What has been escaped holds no `<`, so a place is never found in what a visitor typed. */
function escapeHtml(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** What is needed to answer a form that the browser posts without script. */
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
