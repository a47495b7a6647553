import * as v from "valibot";
import {
  contactLimits,
  honeypotField,
  messageKeyField,
  messageKeyShape,
} from "./contact-fields.ts";

/** The shape a browser requires for `type="email"`, plus domains in any script: some browsers keep them. */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** All control characters, and the two separators that some programs read as line breaks. */
const lineBreaker = /[\p{Cc}\u2028\u2029]/u;

/** Half an emoji, cut off by some length limit on the way, must not get the message rejected. */
function replaceBrokenCharacters(text: string) {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/** Two cells copied from a spreadsheet arrive with a tab between them. */
function tabsToSpaces(text: string) {
  return text.replaceAll("\t", " ");
}

function textOf(limit: number) {
  return v.pipe(
    v.string("must be text"),
    v.transform(replaceBrokenCharacters),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(limit, `must not be longer than ${limit} characters`),
    v.excludes("\0", "must not contain null bytes"),
  );
}

function lineOf(limit: number) {
  return v.pipe(
    textOf(limit),
    v.transform(tabsToSpaces),
    v.check(
      (text) => !lineBreaker.test(text),
      "must not contain line breaks or control characters",
    ),
  );
}

/** What `@emailjs/browser` posts. Everything else it sends, such as `lib_version`, is dropped. */
export const contactPayload = v.object(
  {
    service_id: lineOf(contactLimits.id),
    template_id: lineOf(contactLimits.id),
    /** The public key of EmailJS. */
    user_id: lineOf(contactLimits.id),
    template_params: v.object(
      {
        from_name: lineOf(contactLimits.name),
        from_email: v.pipe(
          lineOf(contactLimits.email),
          v.regex(emailShape, "must be an e-mail address"),
        ),
        subject: lineOf(contactLimits.subject),
        message: textOf(contactLimits.message),
        to_name: lineOf(contactLimits.name),
        [honeypotField]: v.optional(v.string("must be text")),
        [messageKeyField]: v.optional(
          v.pipe(
            v.string("must be text"),
            v.regex(messageKeyShape, "must be 16 to 64 letters, digits, hyphens or underscores"),
          ),
        ),
      },
      missingOr("must be an object"),
    ),
  },
  missingOr("must be an object"),
);

/** An object schema reports both a missing entry and a value that is not an object. */
function missingOr(otherwise: string) {
  return (issue: v.ObjectIssue) => (issue.expected === "Object" ? otherwise : "is required");
}

/** What the browser sends. */
export type ContactPayload = v.InferInput<typeof contactPayload>;

/** What the server works with: checked and trimmed. */
export type ContactMessage = v.InferOutput<typeof contactPayload>["template_params"];
