import type { Article, Project } from "#content/types.ts";
import { starterArticle } from "../new/starter-article.ts";
import { starterProject } from "../new/starter-project.ts";
import { seededWords } from "./seeded-words.ts";

type Entry<Kind> = { entry: Kind; text: string };
type Section = { id: string; name: string };

export function seededArticle(number: number): Entry<Article> {
  const words = seededWords(number);
  const slug = `seeded-article-${number}`;
  const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
  const entry = {
    ...starterArticle({ slug, title: words.title() }, day),
    subtitle: words.sentence(),
    description: words.sentence(),
    tags: [...new Set([words.tag(), words.tag(), words.tag(), words.tag()])],
    readTime: 5 + words.integer(15),
  };
  return { entry, text: text(words) };
}

export function seededProject(number: number, sections: readonly Section[]): Entry<Project> {
  const words = seededWords(-number - 1);
  const slug = `seeded-project-${number}`;
  const [first] = sections;
  const section = sections[number % sections.length] ?? first;
  if (!section) throw new Error("A project needs a section.");
  const month = `${2010 + (number % 14)}-${String(1 + (number % 12)).padStart(2, "0")}`;
  const project = starterProject({ kind: "project", slug, title: words.title(), section }, month);
  const entry = { ...project, description: words.sentence(), tags: [section.name, words.tag()] };
  return { entry, text: text(words) };
}

/** About a thousand words in five sections, with what a text of ours has: a table, code, a note, a link. */
function text(words: ReturnType<typeof seededWords>) {
  const section = () => `## ${words.title()}\n\n${words.paragraph()}\n\n${words.paragraph()}\n`;
  return `${words.paragraph()}

${section()}
| ${words.tag()} | ${words.tag()} |
|---|--:|
| ${words.tag()} | ${words.integer(1000)} |
| ${words.tag()} | ${words.integer(1000)} |

${section()}
\`\`\`sql
select ${words.tag()}, sum(${words.tag()}) from ledger group by ${words.integer(9) + 1};
\`\`\`

${section()}
<Note>

${words.sentence()}

</Note>

${section()}
See [the projects](/projects).

${section()}`;
}
