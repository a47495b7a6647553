import { articles } from "#content/articles.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { makePage } from "./new/make-page.ts";
import { readRequest } from "./new/request.ts";

/** `npm run new -- article "Title"`: a page to write, from its text to its place in the lists. */
async function main() {
  const request = readRequest(process.argv.slice(2), {
    articles: articles.map(({ slug }) => slug),
    projects: projects.map(({ slug }) => slug),
    sections: projectCategories,
  });
  const { files, guesses, warnings } = await makePage(request, localDate(new Date()));
  const place =
    request.kind === "article"
      ? `/blogs/${request.slug}`
      : `/projects/${request.slug}, first in ${request.section.title}`;
  printList("Guessed from the workbook; correct it in the .ts file beside it:", guesses);
  printList("Good to know; it does not affect the figures shown:", warnings);
  console.log(`Created ${place}. Continue in:\n${files.map((file) => `  ${file}`).join("\n")}`);
}

function printList(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([title, ...lines].join("\n  "));
}

/** The owner's local date, which near midnight is not the UTC date. */
function localDate(now: Date) {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

await main().catch(exitWithMessage);
