// Apart from the schema, so that a page can know the limits without loading the schema library.

/** Where EmailJS takes messages, and our own server too: `@emailjs/browser` adds it to its origin. */
export const contactPath = "/api/v1.0/email/send";

/** The longest each field may be, in UTF-16 units, as the `maxlength` attribute counts. */
export const contactLimits = { id: 100, name: 200, email: 254, subject: 300, message: 20_000 };

/** The largest request body, in bytes. A message at every limit fits, in any script. */
export const contactBodyLimit = 64 * 1024;

/**
 * The trap for machines, a field of `template_params`. People, screen readers and password
 * managers must never meet it: a message that fills it in is answered like success and dropped.
 */
export const honeypotField = "website";
