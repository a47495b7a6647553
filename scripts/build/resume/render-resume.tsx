import path from "node:path";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import { staticFonts } from "../static-fonts.ts";
import { Resume, type ResumeProps } from "./resume.tsx";

export async function renderResume(props: ResumeProps) {
  for (const { family, weight, file } of await staticFonts()) {
    Font.register({ family, fontWeight: weight, src: path.resolve(file) });
  }
  // Names and numbers must not be hyphenated.
  Font.registerHyphenationCallback((word) => [word]);
  return renderToBuffer(<Resume {...props} />);
}
