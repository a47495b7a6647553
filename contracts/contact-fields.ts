// Separate from the schema, so that a page can use the limits without loading the schema library.

/** The endpoint of EmailJS, which `@emailjs/browser` appends to its origin, and of our own server. */
export const contactPath = "/api/v1.0/email/send";

/** The longest each field may be, in UTF-16 units, as the `maxlength` attribute counts. */
export const contactLimits = { id: 100, name: 200, email: 254, subject: 300, message: 20_000 };

/** The body of a 200 answer when the message is stored, from EmailJS and from our own server. */
export const acceptedAnswer = "OK";

/** The field of `template_params` that identifies a message: one key is stored once, however often it is sent. */
export const messageKeyField = "message_key";

export const messageKeyShape = /^[A-Za-z0-9_-]{16,64}$/;

/** The status of the answer when a key belongs to another message. The page then makes a new key. */
export const keyReusedStatus = 422;

/** The largest request body, in bytes. A message at every limit fits, in any script. */
export const contactBodyLimit = 64 * 1024;

/** The same for a form posted without script, which encodes each such character as nine bytes. */
export const contactFormBodyLimit = 256 * 1024;

/**
 * The honeypot, a field of `template_params`. People, screen readers and password managers must never
 * encounter it: a message that fills it in is answered like a success and set aside as spam.
 */
export const honeypotField = "website";
