import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The components that a page brings for its own text, by the path of the text. Read from the source:
 * loading a model only to learn a name would take longer than the rest of the check.
 */
export async function ownComponents(texts: readonly string[]) {
  const found = await Promise.all(
    texts.map(async (text): Promise<[string, string[]]> => {
      const source = await readFile(ownFile(text), "utf8").catch(() => "");
      const [, names = ""] = /components: \{([^}]*)\}/.exec(source) ?? [];
      return [text, [...names.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name)];
    }),
  );
  return new Map(found);
}

function ownFile(text: string) {
  const slug = path.parse(text).name;
  return text.startsWith("content/articles/")
    ? `app/features/articles/${slug}/components.ts`
    : `app/features/models/${slug}/model.tsx`;
}
