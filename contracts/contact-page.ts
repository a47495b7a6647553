// Elements of the contact page for visitors without JavaScript. The server finds them in the built page by these ids.

/** Says that the message was sent. The browser shows it when the address ends in `#` and this. */
export const messageSentId = "message-sent";

/** Says that the message was not sent. Hidden until the server sends the page as its answer. */
export const notSentId = "message-not-sent";

/** Inside it: the reason. Empty until the server fills it in. */
export const notSentReasonId = "message-not-sent-reason";

/** Inside it: a link to the owner's address. The server adds the text of the message. */
export const notSentMailId = "message-not-sent-mail";

// The page says these when its script sends a message, and the server when a form is posted without one.

export const sentWords = {
  title: "Message sent successfully!",
  text: "Thank you for your message. I'll get back to you soon.",
};

export const notSentWords = {
  title: "Failed to send message",
  text: "Please try again or contact me directly via email.",
};

/** Rounded up, so that a visitor who waits that long does not have to wait again. */
export function retryHint(seconds: number) {
  return `Please try again in ${duration(seconds)}.`;
}

function duration(seconds: number) {
  if (seconds < 60) return count(seconds, "second");
  if (seconds <= 90 * 60) return count(Math.ceil(seconds / 60), "minute");
  return count(Math.ceil(seconds / 3600), "hour");
}

function count(amount: number, unit: string) {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
