import { address } from "./address.ts";

/** The resume of the owner: elsewhere, or the PDF that the build makes. */
export function resumeAddress() {
  return __OWNER__.resumeUrl ?? address("/resume.pdf");
}
