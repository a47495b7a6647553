import { withFigures } from "#workings/with-figures.ts";
import { workingsOf } from "../pages/models-with-workings.ts";
import type { Content } from "./entry-problems.ts";
import { problem } from "./problem.ts";

/** Names in the lists of `content/` that are no figure of the model they belong to. A build would stop at the first. */
export async function figureProblems({ projects, livingFigure }: Content): Promise<string[]> {
  const openings = projects.map(({ slug, detail }) => {
    const sentences = Object.values(detail?.opening ?? {});
    return problemsIn(slug, ["content/projects.ts", `opening of ${slug}`], {
      figures: sentences.flatMap(figuresIn),
    });
  });
  if (!livingFigure) return (await Promise.all(openings)).flat();
  const { project, cases, chart, figures } = livingFigure;
  const home = problemsIn(project, ["content/home.ts", "livingFigure"], {
    figures: [...figures, ...[...Object.values(cases), chart.caption].flatMap(figuresIn)],
    line: chart.line,
  });
  return (await Promise.all([...openings, home])).flat();
}

async function problemsIn(
  slug: string,
  place: readonly [file: string, field: string],
  { figures, line }: { figures: readonly string[]; line?: string },
) {
  if (figures.length === 0) return [];
  const { sheet } = await workingsOf(slug);
  const lines = sheet.definition.tables.flatMap((table) => table.lines.map(({ name }) => name));
  const wrong = figures.filter((name) => !sheet.find(name));
  if (line !== undefined && !lines.includes(line)) wrong.push(line);
  const fix = "write a name of the model’s sheet";
  return wrong.map((name) =>
    problem(...place, `"${name}" is no figure of ${sheet.definition.title}`, fix),
  );
}

/** The names in braces. */
function figuresIn(sentence: string) {
  const names: string[] = [];
  withFigures(sentence, (name, position) => {
    names.push(position === undefined ? name : `${name}.${position}`);
    return "";
  });
  return names;
}
