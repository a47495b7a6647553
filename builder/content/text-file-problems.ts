import type { Article, Project } from "#content/types.ts";
import { problem } from "./problem.ts";

type Texts = ReadonlyMap<string, string>;

/** Pages without a text, and texts without a page. */
export function textFileProblems({
  articles,
  projects,
  texts,
}: {
  articles: readonly Article[];
  projects: readonly Project[];
  texts: Texts;
}) {
  const wanted = [
    ...articles.map(({ slug }) => articleFile(slug, texts)),
    ...projects.filter(({ detail }) => detail).map(({ slug }) => `content/projects/${slug}.mdx`),
  ];
  return [
    ...wanted
      .filter((file) => !texts.has(file))
      .map((file) =>
        problem(file, "file", "it does not exist", "write the text of this page there"),
      ),
    ...[...texts.keys()]
      .filter((file) => !wanted.includes(file))
      .map((file) =>
        problem(file, "file", "no entry has this slug", "add one to the list, or remove the file"),
      ),
  ];
}

/** A notebook where there is one and no text beside it. */
function articleFile(slug: string, texts: Texts) {
  const [text, notebook] = [`content/articles/${slug}.mdx`, `content/articles/${slug}.ipynb`];
  return texts.has(notebook) && !texts.has(text) ? notebook : text;
}
