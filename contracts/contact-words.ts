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
