import { Window } from "happy-dom";
import sharp from "sharp";
import { pdfText } from "#builder/downloads/resume/test-pdf-text.ts";
import type { Page, Profile } from "#content/types.ts";

/** Something that identifies an owner. `short` ones count in texts only: in other files, bytes match by chance. */
type Trace = { words: string; pattern: RegExp; short: boolean };

/** Names, addresses, employers and sentences of an owner. Places and skills could be anyone's. */
export function tracesOf(owner: Profile, pages: Readonly<Record<string, Page>> = {}): Trace[] {
  const names = owner.name.split(/\s+/).filter((part) => part.length > 2);
  const said = [
    owner.headline,
    owner.tagline,
    ...[owner.today, owner.openTo, owner.availability, owner.summary].filter(
      (text) => text !== undefined,
    ),
    owner.photo.alt,
    ...owner.introduction,
    ...owner.experience.map(({ description }) => description),
    ...owner.whatIDo,
    ...wordsOf(pages),
  ];
  return [
    // Max is a name, `Math.max` is not.
    ...names.map((name) => trace(name, `(?<!\\p{L})${literally(name)}(?!\\p{L})`, "u")),
    trace(owner.name, names.map((name) => literally(name)).join("[\\s._-]*"), "iu"),
    ...addresses(owner).map((address) => trace(address, spaced(address), "iu")),
    ...owner.experience
      .flatMap(({ organization }) => pieces(organization.split(",")[0] ?? "", 5))
      .concat(said.flatMap((sentence) => pieces(sentence, 20)))
      .map((piece) => trace(piece, spaced(piece), "u")),
  ];
}

export function findTraces(text: string, traces: readonly Trace[]) {
  return traces.filter(({ pattern }) => pattern.test(text)).map(({ words }) => words);
}

function trace(words: string, pattern: string, flags: string): Trace {
  return { words, pattern: new RegExp(pattern, flags), short: words.length < 8 };
}

function addresses({ email, linkedin, siteUrl, phone }: Profile) {
  const handle = linkedin.split("/").filter(Boolean).at(-1) ?? linkedin;
  return [email, handle, new URL(siteUrl).host, ...(phone ? [phone] : [])];
}

/** Parts of a sentence that read the same in every format: HTML escapes quotation marks and ampersands. */
function pieces(sentence: string, shortest: number) {
  return sentence
    .split(/[&<>"'’\\]|(?<=[.:;])\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= shortest);
}

/** A PDF places words without the spaces between them. */
function spaced(words: string) {
  return words.split(/\s+/).map(literally).join("\\s*");
}

function literally(words: string) {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The words an owner writes about the pages. What comes from the profile is not among them. */
function wordsOf(pages: Readonly<Record<string, Page>>) {
  return Object.entries(pages).flatMap(([path, { name, title, lead, shelf, invitation }]) => [
    name,
    ...(path === "/" ? [] : [title]),
    // Counts of the content follow in the next sentence.
    ...(lead ? [lead.replace(/ \d.*$/, "")] : []),
    ...Object.values(shelf ?? {}),
    ...Object.values(invitation ?? {}),
  ]);
}

/** The source of `content/pages.ts` after an owner has rewritten every phrase in it. */
export function rewritePages(source: string, pages: Readonly<Record<string, Page>>) {
  const words = [...new Set(wordsOf(pages))];
  return words.reduce((text, phrase) => {
    const written = [`"${phrase}"`, `\`${phrase} \${`].find((form) => text.includes(form));
    if (!written) throw new Error(`content/pages.ts does not contain "${phrase}".`);
    return text.replaceAll(written, written.replace(phrase, rewritten(phrase)));
  }, source);
}

/** As long as the phrase it replaces and in the same form, but gibberish. */
function rewritten(phrase: string) {
  return phrase.replaceAll(/\p{L}+/gu, (word) =>
    (/^\p{Lu}/u.test(word) ? "Lo" : "lo").padEnd(word.length, "re"),
  );
}

/** Controls and what they say belong to the interface. */
const interfaceParts = "script, svg, noscript, dialog, form, nav, button, [role=status], .sr-only";

/** The sentences a visitor reads in the main part of a page. */
export function sentencesOf(html: string) {
  const document = new new Window().DOMParser().parseFromString(html, "text/html");
  for (const part of document.querySelectorAll(interfaceParts)) part.remove();
  const blocks = [...document.querySelectorAll("main :is(p, li, dd, figcaption)")];
  const innermost = blocks.filter((block) => !block.querySelector("p, h2, h3, li, dd"));
  return innermost.flatMap(({ textContent }) =>
    textContent
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
      .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(" ").length >= 4),
  );
}

/** What can be read in a file of the site, by a person or by a program that looks inside. */
type Readable = { text: string; isText: boolean };

export async function readable(name: string, content: Buffer): Promise<Readable> {
  if (/\.pdf$/.test(name)) {
    return { text: `${pdfText(content)}\n${withoutNulls(content)}`, isText: true };
  }
  if (/\.(png|jpe?g|webp|avif)$/.test(name)) {
    return { text: `${await notesIn(content)}\n${withoutNulls(content)}`, isText: false };
  }
  if (/\.(woff2|mp4|webm|ico)$/.test(name)) return { text: withoutNulls(content), isText: false };
  return { text: content.toString("utf8"), isText: true };
}

/** What cameras and drawing programs write beside the pixels. */
async function notesIn(picture: Buffer) {
  const { exif, xmp, iptc, comments = [] } = await sharp(picture).metadata();
  const blocks = [exif, xmp, iptc].flatMap((block) => (block ? [withoutNulls(block)] : []));
  return [...blocks, ...comments.map(({ keyword, text }) => `${keyword}: ${text}`)].join("\n");
}

/** Some formats write two bytes to a letter. */
function withoutNulls(bytes: Buffer) {
  return bytes.toString("latin1").replaceAll("\0", "");
}
