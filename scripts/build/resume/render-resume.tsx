import path from "node:path";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import { missingGlyphs, staticFonts, wholeChains } from "../static-fonts.ts";
import { drawable } from "./drawable.ts";
import { Resume, type ResumeProps } from "./resume.tsx";

export async function renderResume({
  owner,
  ...props
}: Omit<ResumeProps, "documentAuthor" | "fonts">) {
  const fonts = await staticFonts(JSON.stringify(owner));
  for (const { family, weight, file } of fonts) {
    Font.register({ family, fontWeight: weight, src: path.resolve(file) });
  }
  // Names and numbers must not be hyphenated.
  Font.registerHyphenationCallback((word) => [word]);
  const missing = await missingGlyphs(JSON.stringify(owner), fonts);
  return renderToBuffer(
    <Resume
      {...props}
      owner={drawable(owner, missing)}
      documentAuthor={owner.name}
      fonts={wholeChains(fonts)}
    />,
  );
}
