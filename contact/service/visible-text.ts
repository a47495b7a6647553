/** They reverse what a reader sees, so that `moc.knab@eve` reads as an address of a bank. */
const bidiControls = /\p{Bidi_Control}/gu;

/** Direction controls, zero-width characters and the like: two names must not look the same. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A visitor's name as the mail shows it, or the address where the name shows nothing. */
export function visibleName(name: string, address: string) {
  return breakEncodedWords(name.replace(invisible, "").trim()) || address;
}

export function visibleSubject(subject: string) {
  return breakEncodedWords(subject.replace(bidiControls, ""));
}

/**
 * Text that is itself written as an encoded word (`=?utf-8?Q?…?=`) would be decoded by the reader's
 * mail program, line breaks included. A space breaks it up; `x=?` in a question stays as it is.
 */
function breakEncodedWords(text: string) {
  return text.replace(/=\?(?=[^?]*\?[bq]\?)/gi, "= ?");
}
