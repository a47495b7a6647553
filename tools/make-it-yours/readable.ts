import sharp from "sharp";
import { pdfText } from "#builder/downloads/resume/test-pdf-text.ts";

/** What can be read in a file of the site, by a person or by a program that looks inside. */
export type Readable = { text: string; isText: boolean };

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
