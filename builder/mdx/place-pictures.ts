import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { notebookPicture } from "../notebook-articles/notebook-text.ts";
import { type PictureFiles, pictureFiles } from "./picture-files.ts";
import type { TreeNode } from "./tree.ts";

/** Where the pictures in notebooks are, once `prose-source.ts` has taken them out. */
export const notebookPictures = ".cache/notebook-pictures";

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });

/**
 * Turns `![what it shows](../images/chart.png "caption")` into a `ProsePicture` with every size and
 * format of that file. The imports go to the end, so that the lines of the text keep their numbers.
 */
export async function placePictures(source: string, folder = "content/images") {
  if (!source.includes("../images/") && !source.includes(notebookPicture)) return source;
  const imports: string[] = [];
  let placed = source;
  const pictures = nodesIn(processor.parse(source) as object as TreeNode).filter(
    ({ type, url = "" }) => type === "image" && /^(\.\.\/images\/|notebook:)/.test(url),
  );
  // From the last to the first: what is replaced moves only what comes after it.
  for (const { url = "", alt, title, position } of pictures.toReversed()) {
    const place = url.startsWith(notebookPicture)
      ? path.posix.join(notebookPictures, url.slice(notebookPicture.length))
      : path.posix.join(folder, path.basename(url));
    const files = await pictureFiles(place);
    const component = picture({ files, alt: alt ?? "", caption: title ?? null }, (file) => {
      const name = `picture${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(`/${file}?url`)};`);
      return name;
    });
    placed =
      placed.slice(0, position?.start.offset) + component + placed.slice(position?.end.offset);
  }
  return imports.length > 0 ? `${placed.trimEnd()}\n\n${imports.join("\n")}\n` : placed;
}

type Shown = { files: PictureFiles; alt: string; caption: string | null };

function picture({ files, alt, caption }: Shown, nameOf: (file: string) => string) {
  const formats = files.formats.map(({ type, variants }) => {
    const set = variants.map(({ file, width }) => `${nameOf(file)} + " ${width}w"`);
    return `{ type: "${type}", srcSet: [${set.join(", ")}].join(", ") }`;
  });
  const fields = [
    `alt: ${JSON.stringify(alt)}`,
    `width: ${files.width}`,
    `height: ${files.height}`,
    `formats: [${formats.join(", ")}]`,
    `fallback: ${nameOf(files.fallback)}`,
  ];
  const captioned = caption ? ` caption={${JSON.stringify(caption)}}` : "";
  return `<ProsePicture picture={{ ${fields.join(", ")} }}${captioned} />`;
}

function nodesIn(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}
