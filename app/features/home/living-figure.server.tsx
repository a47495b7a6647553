import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import {
  bands,
  edgesOf,
  middleOf,
  type Span,
  spanOf,
  upward,
} from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { projects } from "#content/projects.ts";
import type { LivingFigure, Project } from "#content/types.ts";
import type { SheetCell } from "#workings/cells.ts";
import { excelFormula } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import { withFigures } from "#workings/with-figures.ts";
import { drawChart } from "../../components/charts/drawing.ts";
import { formatMillionEuro } from "../../lib/format/money.ts";
import { resultsOf } from "../models/kit/result.ts";
import { sheetWorkings } from "../models/kit/sheet-workings.ts";
import { shownFigures } from "../models/kit/shown-figures.ts";
import { inNumbers, inThisCase, workingOf } from "../models/kit/workings/working-of.ts";
import { sheetOf } from "../models/workings.server.ts";
import type { ShownCase, ShownLivingFigure } from "./living-figure.tsx";

/** What does not fit on one line only repeats the sentence in words. */
const longest = 40;

/**
 * Every case of the living figure, calculated by the model's own sheet. All of them are in the page, so that it works
 * without script.
 */
export async function readLivingFigure(
  content: LivingFigure | null,
): Promise<ShownLivingFigure | null> {
  if (!content) return null;
  const project: Project | undefined = projects.find(({ slug }) => slug === content.project);
  const sheet = project && (await sheetOf(project));
  if (!sheet) throw new Error(`content/home.ts: '${content.project}' is no project with a model.`);
  const { chart, figures, invitation, link } = content;
  const names = Object.keys(content.cases);
  const cases = names.map((name) => {
    const preset = sheet.presets[name];
    if (!preset) throw new Error(`content/home.ts: the model has no preset '${name}'.`);
    return { name, title: preset.title, figures: shownFigures(sheet.calculate(preset.inputs)) };
  });
  const table = Object.values(sheet.tables).find(({ lines }) => chart.line in lines);
  if (!table) throw new Error(`content/home.ts: the model has no line '${chart.line}'.`);
  const { positions, label: axis } = table.axis;
  const flows = cases.map(({ figures }) =>
    positions.map((position) => figures.numberAt(chart.line, position) / 1_000_000),
  );
  // One scale for all cases: what changes from one to the next is the height of the bars.
  const span = spanOf([0, ...flows.flat()]);
  const path = `/projects/${content.project}`;
  const workings = sheetWorkings(sheet);

  return {
    invitation,
    link,
    opensWith: names.indexOf(content.opensWith),
    cases: cases.map((shown, index): ShownCase => {
      // The query of the preset on the model's page.
      const query = workings.presets[Object.keys(sheet.presets).indexOf(shown.name)] ?? "";
      const results = resultsOf(sheet, shown.figures);
      const values = workings.valuesOf(query);
      const caption = withFigures(chart.caption, shown.figures.text);
      return {
        title: shown.title,
        // `A €100m fund`, not `€100.0m`.
        finding: withFigures(content.cases[shown.name] ?? "", (name) =>
          shown.figures.text(name).replace(".0m", "m"),
        ),
        to: withQuery(path, query),
        caption,
        drawing: drawChart(
          <YearBars
            label={caption}
            axis={axis}
            names={positions.map(String)}
            values={flows[index] ?? []}
            span={span}
          />,
        ),
        readings: readingsOf(axis, positions, flows[index] ?? []),
        figures: figures.map((id) => {
          const working = workingOf(workings.sheet, values, workings.sheet.cell(id));
          const numbers = inNumbers(working, values);
          const formula = shortFormula(workings.sheet, working.cell);
          const result = results.find((one) => one.id === id);
          return {
            label: result?.label ?? working.label,
            value: result?.value ?? working.value,
            note: result?.note ?? "",
            words: inThisCase(working),
            numbers: numbers.length > longest ? null : `${numbers} = ${working.value}`,
            formula: formula.length > longest ? null : formula,
            precedents: working.precedents.map(({ label, value, goesTo }) => ({
              label,
              value,
              to: withQuery(path, query, `trace=${id}-${goesTo.id}`),
            })),
          };
        }),
      };
    }),
  };
}

/** `Year 5: €19.3m, −€65.7m so far`. */
function readingsOf(axis: string, positions: readonly unknown[], flows: readonly number[]) {
  const text = (millions: number) => formatMillionEuro(millions * 1_000_000);
  let sum = 0;
  return flows.map((flow, index) => {
    sum += flow;
    return `${axis} ${positions[index]}: ${text(flow)}, ${text(sum)} so far`;
  });
}

/**
 * What gives the figure, `=IRR(C90:L90)`, without the test for cases that have none and without the guess where the
 * search for a rate begins. The words say that it is for this case; the model's page has the whole formula.
 */
function shortFormula(sheet: Sheet, cell: SheetCell) {
  const { formula } = cell;
  const branches = formula?.kind === "call" && formula.name === "IF" ? formula.inputs.slice(1) : [];
  const shown = branches.find(({ kind }) => kind !== "text" && kind !== "number") ?? formula;
  const isRate = shown?.kind === "call" && shown.name === "IRR";
  const short = isRate ? { ...shown, inputs: shown.inputs.slice(0, 1) } : shown;
  return excelFormula(sheet, { ...cell, formula: short ?? null }) ?? "";
}

function withQuery(path: string, ...queries: string[]) {
  const query = queries.filter((part) => part !== "").join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Pixels. */
const height = 224;
const px = (pixels: number) => (pixels / height) * 100;

/** Room for a value above the highest bar, and for a value and a name below the lowest. */
const [top, bottom] = [px(16), px(height - 36)];

/** What is paid below the line and received above it, each bar with its value. */
function YearBars({
  label,
  axis,
  names,
  values,
  span,
}: {
  label: string;
  axis: string;
  names: readonly string[];
  values: readonly number[];
  span: Span;
}) {
  const format = (value: number) => formatNumber(value, 1);
  const x = bands(names, { gap: 0.34, outer: 0.17 });
  const y = upward(span).range([bottom, top]);
  const inWords = names.map((name, index) => `${name}: ${format(values[index] ?? 0)}`).join(", ");
  return (
    <Plot
      label={`${label}. ${axis} ${inWords}.`}
      width="100%"
      height={height}
      fontSize="11.5"
      className="figures block max-sm:h-48 max-sm:tracking-[-0.07em]"
    >
      {names.map((name, index) => {
        const value = values[index] ?? 0;
        const isPaid = value < 0;
        return (
          <g key={name}>
            <Bar
              x={edgesOf(x, name)}
              y={[y(0), y(value)]}
              tone={isPaid ? "red" : "green"}
              hollow={isPaid ? "paper" : undefined}
            />
            <Label at={[middleOf(x, name), y(value)]} place={isPaid ? 14 : -5} tone="ink">
              {format(value)}
            </Label>
            <Label at={[middleOf(x, name), 100]} place={-3}>
              {name}
            </Label>
          </g>
        );
      })}
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
    </Plot>
  );
}
