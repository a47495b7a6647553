/** Some systems pass no more than about 2,000 characters to a mail program. */
const longestLink = 1900;

/** The message as a link that opens in the visitor's own mail program. A text too long for a link is left out. */
export function mailtoLink(
  email: string,
  { subject, message }: { subject: string; message: string },
) {
  const short = `mailto:${email}?subject=${encode(subject)}`;
  const whole = `${short}&body=${encode(message)}`;
  return whole.length <= longestLink ? whole : short;
}

/** Lines end as in mail. Half an emoji cannot be encoded and is replaced. */
function encode(text: string) {
  return encodeURIComponent(
    text
      .trim()
      .replace(/\p{Cs}/gu, "\uFFFD")
      .replace(/\r?\n/g, "\r\n"),
  );
}
