import { existsSync, readFileSync } from "node:fs";
import { drawChart } from "../../components/charts/drawing.ts";
import { Bar } from "../../components/charts/marks.tsx";
import { Plot } from "../../components/charts/plot.tsx";
import { bands, edgesOf, upward } from "../../components/charts/scale.ts";
import { readText } from "../../lib/read-text.server.ts";

type Outline = ReturnType<typeof drawnFrom>;

const drawn = new Map<string, Outline>();

/** An article at a glance: a bar for each section, as tall as it is long. Every list with the article shows it. */
export function drawOutline(slug: string): Outline {
  // The dev server draws it again, because the text may have changed.
  const known = import.meta.env.PROD ? drawn.get(slug) : undefined;
  const outline = known ?? drawnFrom(slug);
  drawn.set(slug, outline);
  return outline;
}

function drawnFrom(slug: string) {
  // Pages are rendered at build time, in the folder of the project.
  const lengths = sectionLengths(articleText(`content/articles/${slug}`));
  const x = bands(
    lengths.map((_, index) => String(index)),
    { gap: 0.24, outer: 0 },
  );
  const y = upward([0, Math.max(1, ...lengths)]);
  const drawing = drawChart(
    <Plot label={null} width={184} height={28}>
      {lengths.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other id, and are rendered once
        <Bar key={index} x={edgesOf(x, String(index))} y={[y(0), y(words)]} />
      ))}
    </Plot>,
  );
  return { drawing, sections: lengths.length };
}

/** The words of an article, which is a text or a notebook. */
function articleText(path: string) {
  if (existsSync(`${path}.mdx`)) return readText(`${path}.mdx`);
  const { cells }: { cells: readonly { source: string | readonly string[] }[] } = JSON.parse(
    readFileSync(`${path}.ipynb`, "utf8"),
  );
  return cells.map(({ source }) => [source].flat().join("")).join("\n\n");
}

/** Words in each section of a text, code included; what precedes the first heading is its own section. */
export function sectionLengths(text: string): number[] {
  return text
    .split(/^## .*$/m)
    .map((section) => section.match(/\S+/g)?.length ?? 0)
    .filter((words) => words > 0);
}
