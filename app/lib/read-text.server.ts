import { readFileSync } from "node:fs";

/** A text that someone wrote: editors on Windows end its lines with "\r\n", and all that reads it expects "\n". */
export function readText(file: string) {
  return withPlainLines(readFileSync(file, "utf8"));
}

export function withPlainLines(text: string) {
  return text.replaceAll("\r\n", "\n");
}
