import { isoDay } from "../day-number.ts";
import type { SheetTone } from "../definition.ts";
import type { IsoDate } from "../describe.ts";
import type { Value } from "../value.ts";
import { splitPlace } from "../workbook/area.ts";
import { meaningOfUnit } from "../workbook/unit-text.ts";
import { isUnitSign } from "../workbook-model/unit-of-cell.ts";
import {
  cellsOf,
  type FigureDescription,
  type ViewInput,
  type WorkbookView,
} from "../workbook-model/view.ts";
import {
  labelWithHeading,
  minInRow,
  type ProposedFigure,
  type ProposedInput,
  rowOf,
} from "./inputs.ts";
import type { ProposedView } from "./propose-view.ts";
import type { FormatUnit } from "./unit-of-format.ts";

const tones: readonly SheetTone[] = ["green", "blue", "ochre"];
/** A group with more, as one input for each of many years, is for few readers. */
const maxUnfolded = 8;

/** The proposal as the file that says what is shown, for the owner to correct. */
export function viewOfProposal(
  { inputs, results, tables, chart }: ProposedView,
  title: string,
): WorkbookView {
  const names = uniqueNames();
  const named = labeledOnce(inputs).map((input) => ({
    name: names(input.shownLabel),
    input,
  }));
  const viewTables = Object.fromEntries(
    tables.flatMap(({ sheet, periods, axis, lines, title: ownTitle }) => {
      const numeric = lines.filter(({ isNumeric }) => isNumeric);
      if (numeric.length === 0) return [];
      const written = numeric.map(({ label, area, total, unit }) => {
        const sign = signBeside(unit);
        const more = {
          ...(total !== null && { total }),
          ...(sign && { label: `${label}, ${sign}` }),
        };
        const isPlain = Object.keys(more).length === 0;
        return [names(label), isPlain ? area : { cells: area, ...more }] as const;
      });
      const isPlain = plainName.test(sheet) && isPeriodName.test(axis);
      const title = ownTitle ?? (isPlain ? `${axis} by ${axis.toLowerCase()}` : sheet);
      return [
        [names(ownTitle ?? sheet), { title, axis, periods, lines: Object.fromEntries(written) }],
      ];
    }),
  );
  const [first] = Object.values(viewTables);
  const labels = new Map(tables[0]?.lines.map(({ area, label }) => [area, label]));
  const drawn = Object.entries(first?.lines ?? {}).flatMap(([name, line]) => {
    const area = cellsOf(line);
    return chart.includes(area) ? [{ name, label: labels.get(area) ?? name }] : [];
  });
  return {
    title,
    inputs: Object.fromEntries(
      named.map(({ name, input }) => [
        name,
        { cell: input.place, ...descriptionOf(input), ...limitsOf(input) },
      ]),
    ),
    groups: groupsOf(named),
    results: Object.fromEntries(
      results.map((result) => {
        const shownLabel = labelWithHeading(result);
        const { per, ...description } = descriptionOf({ ...result, shownLabel });
        const isPlain = Object.keys(description).length === 0;
        return [names(shownLabel), isPlain ? result.place : { cell: result.place, ...description }];
      }),
    ),
    ...(first && { tables: viewTables }),
    ...(first &&
      drawn.length > 0 && {
        chart: {
          title: chartTitle(
            drawn.map(({ label }) => label),
            first.axis,
          ),
          kind: tables[0]?.areNames ? "column" : "line",
          lines: drawn.map(({ name }, index) => ({ name, tone: tones[index] ?? "muted" })),
        },
      }),
  };
}

/** Names that say nothing about what a sheet holds. */
const plainName = /^(sheet|tabelle|table|model|modell|calc|calculations?)[ _]?\d*$/i;
const isPeriodName = /^(year|quarter|month|week|day|period)$/i;
const longestLabel = 48;

function chartTitle([first = "", ...others]: readonly string[], axis: string) {
  // Not EBITDA, Title Case or a German noun.
  const rest = others.map((label) =>
    /^\p{Lu}\p{Ll}*(?: \p{Ll}[\p{Ll}-]*)+$/u.test(label)
      ? label.charAt(0).toLowerCase() + label.slice(1)
      : label,
  );
  const all = [first, ...rest];
  const listed = rest.length > 0 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : first;
  return isPeriodName.test(axis) ? `${listed}, by ${axis.toLowerCase()}` : listed;
}

/** Where inputs share a label, the period above, the heading of the block or the cell is added to it. */
function labeledOnce(inputs: readonly ProposedInput[]) {
  const labelers = [
    ({ label }: ProposedInput) => label,
    labelWithHeading,
    ({ label, section }: ProposedInput) => (section ? `${section}: ${label}` : label),
    ({ label, section, heading }: ProposedInput) =>
      section && heading ? `${section}: ${label}, ${heading}` : label,
  ];
  return inputs.map((input) => {
    const labeler = labelers.find(
      (labeler) => inputs.filter((one) => labeler(one) === labeler(input)).length === 1,
    );
    const { rest } = splitPlace(input.place);
    return { ...input, shownLabel: labeler?.(input) ?? `${input.label} (${rest})` };
  });
}

type Labeled = ProposedFigure & { shownLabel: string };

/** What the workbook says of a figure in a way that the page cannot read from the cell alone. */
function descriptionOf({ label, shownLabel, unitText, unit, note }: Labeled): FigureDescription {
  const { unit: namedUnit, per, beside } = unitText ? meaningOfUnit(unitText) : {};
  const isPlain = unit.kind === "number" && unit.sign === null;
  const short = shortLabel(shownLabel);
  const written = isPlain ? beside : signBeside(unit);
  const full = written ? `${short}, ${written}` : short;
  return {
    ...(full !== label && { label: full }),
    ...(namedUnit && isPlain && { unit: namedUnit }),
    ...(per && { per }),
    ...(short !== shownLabel && note === null && { note: shownLabel }),
  };
}

/** What a number format writes after a number and the page would not: the `%` of `0.0"%"`, which holds 5 for 5%. */
function signBeside({ kind, sign }: FormatUnit) {
  return kind === "number" && sign !== null && !isUnitSign(sign) ? sign : undefined;
}

/** A sentence is cut where its first part ends; the note has all of it. */
function shortLabel(label: string) {
  if (label.length <= longestLabel) return label;
  const part = /^.{8,48}?(?=[,;(–]| - )/u.exec(label)?.[0].trim();
  return part ?? `${label.slice(0, longestLabel).replace(/\s+\S*$/, "")}…`;
}

function groupsOf(named: readonly { name: string; input: ProposedInput }[]) {
  const groups = new Map<string, { title: string; names: string[] }>();
  const inRow = (input: ProposedInput) =>
    named.filter((one) => rowOf(one.input) === rowOf(input)).length;
  for (const { name, input } of named) {
    const sheet = splitPlace(input.place).sheet ?? "";
    // One figure for each period, among single ones, is a group of its own.
    const isList =
      inRow(input) >= minInRow &&
      named.some((one) => one.input.section === input.section && inRow(one.input) < minInRow);
    const title = isList ? input.label : (input.section ?? sheet);
    const id = isList ? rowOf(input) : `${sheet}!${title}`;
    const group = groups.get(id) ?? { title, names: [] };
    group.names.push(name);
    groups.set(id, group);
  }
  // A long list is not what a page opens with.
  const all = [...groups.values()];
  const first = all.find(({ names }) => names.length <= maxUnfolded);
  return all
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .map((group, at) => {
      if (at > 0 && group.names.length > maxUnfolded) {
        return { ...group, folds: "always" as const };
      }
      // On a phone the first inputs are enough before the results.
      return at > 0 ? { ...group, folds: true as const } : group;
    });
}

type Limits =
  | { from: number; to: number; step: number; whole?: true }
  | { first: IsoDate; last: IsoDate }
  | { choices: readonly string[] | Readonly<Record<string, string>> };

const isSwitch = /switch|toggle|flag|yes|on\/off|\?|schalter|\bja\b|[01] ?=/i;

/** Those of the workbook's data validation, or a guess around the value. */
function limitsOf({ label, value, limits, unit }: ProposedInput): Limits & Partial<ViewInput> {
  if (limits && "choices" in limits) return { choices: limits.choices.map(textOf) };
  if (typeof value === "boolean") return { choices: { TRUE: "Yes", FALSE: "No" } };
  if (typeof value !== "number") return { choices: [textOf(value)] };
  if (unit.kind === "date") {
    const [first, last] = limits ? [limits.min, limits.max] : [value - 1_826, value + 1_826];
    return { first: isoDay(first) as IsoDate, last: isoDay(last) as IsoDate };
  }
  const isPlain = unit.kind === "number" && unit.sign === null && unit.digits === 0;
  if (!limits && isPlain && (value === 0 || value === 1) && isSwitch.test(label)) {
    return { choices: ["0", "1"] };
  }
  const isYear = isPlain && !limits && value > 1950 && value < 2150 && /year|jahr/i.test(label);
  if (isYear) return { from: value - 10, to: value + 10, step: 1, whole: true };
  const guessed =
    value === 0 ? (unit.kind === "percent" ? 0.1 : 100) : roundUp(2 * Math.abs(value));
  // A share cannot exceed 100%.
  const most =
    unit.kind === "percent" && value > 0.2 && value <= 1 ? Math.min(1, guessed) : guessed;
  const from = Math.min(value, limits?.min ?? (value < 0 ? -guessed : 0));
  const to = Math.max(value, limits?.max ?? most);
  const isWhole = Number.isInteger(value) && unit.kind !== "percent" && unit.digits === 0;
  const finest = unit.kind === "percent" ? 0.001 : isWhole ? 1 : 0.01;
  return { from, to, step: Math.max(finest, roundDown((to - from) / 200)) };
}

function textOf(value: Value) {
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "");
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(number: number) {
  const power = 10 ** Math.floor(Math.log10(number));
  const first = [1, 2, 5, 10].find((one) => one * power >= number * (1 - 1e-9)) ?? 10;
  return Number((first * power).toPrecision(12));
}

function roundDown(number: number) {
  const power = 10 ** Math.floor(Math.log10(number));
  const first = [5, 2, 1].find((one) => one * power <= number * (1 + 1e-9)) ?? 1;
  return Number((first * power).toPrecision(12));
}

/** `Loan amount` as `loanAmount`, each once. A name is a parameter in the url, and `trace` is one already. */
function uniqueNames() {
  const taken = new Set(["trace"]);
  return (label: string) => {
    const words = label
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[A-Za-z0-9]+/g) ?? ["line"];
    const joined = words
      .slice(0, 4)
      .map((word, index) =>
        index === 0
          ? word.toLowerCase()
          : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
      )
      .join("");
    const base = /^[a-z]/.test(joined) ? joined : `line${joined}`;
    let name = base;
    for (let again = 2; taken.has(name); again++) name = `${base}${again}`;
    taken.add(name);
    return name;
  };
}
