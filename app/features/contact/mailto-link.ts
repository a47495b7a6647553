/** Some systems hand a mail program no more than about 2,000 characters. */
const longestLink = 1900;

/** The message as a link for the visitor's own mail program; one too long for a link goes by its subject. */
export function mailtoLink(
  email: string,
  { subject, message }: { subject: string; message: string },
) {
  const short = `mailto:${email}?subject=${encode(subject)}`;
  const whole = `${short}&body=${encode(message)}`;
  return whole.length <= longestLink ? whole : short;
}

/** Lines end as in mail. Half an emoji has no encoding and is marked as missing. */
function encode(text: string) {
  return encodeURIComponent(
    text
      .trim()
      .replace(/\p{Cs}/gu, "\uFFFD")
      .replace(/\r?\n/g, "\r\n"),
  );
}
