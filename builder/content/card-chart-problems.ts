import path from "node:path";
import { problemIf } from "./problem.ts";

/** Each file draws the chart on the card of the project whose slug is its name. */
export const cardChartFolder = "app/features/projects/card-charts";

export function isCardChart(name: string) {
  return name.endsWith(".tsx") && !name.endsWith(".test.tsx");
}

/** A chart that is misnamed, or without the expected export, would silently never be shown. */
export function cardChartProblems(
  charts: ReadonlyMap<string, string>,
  projects: readonly { slug: string }[],
) {
  const slugs = projects.map(({ slug }) => slug);
  return [...charts].flatMap(([file, source]) => {
    const slug = path.basename(file, ".tsx");
    const unknown = `no project has the slug "${slug}"`;
    const hasChart = /^export\b[^;(=]*\bCardChart\b/m.test(source);
    const fixes = [
      "rename the file after a project, or remove it",
      "export the function that draws the chart as one",
    ] as const;
    return [
      ...problemIf(!slugs.includes(slug), file, "file", unknown, fixes[0]),
      ...problemIf(!hasChart, file, "file", "it exports no CardChart", fixes[1]),
    ];
  });
}
