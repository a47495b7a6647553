import { isoDay } from "../day-number.ts";
import type { SheetTone } from "../definition.ts";
import type { IsoDate } from "../describe.ts";
import type { Value } from "../value.ts";
import type { ViewInput, WorkbookView } from "../workbook-model/view.ts";
import type { ProposedInput } from "./inputs.ts";
import type { ProposedView } from "./propose-view.ts";

const tones: readonly SheetTone[] = ["green", "blue", "ochre"];
/** More controls than that are a sheet, not a page. */
const mostInputs = 30;

/** The proposal as the file that says what is shown, for the owner to correct. */
export function viewOfProposal(
  { inputs, results, tables, chart }: ProposedView,
  title: string,
): WorkbookView {
  const names = uniqueNames();
  const shownInputs = inputs.slice(0, mostInputs);
  const labels = shownInputs.map(({ label }) => label);
  const named = shownInputs.map((input) => ({ name: names(input.label), input }));
  const viewTables = Object.fromEntries(
    tables.flatMap(({ sheet, periods, axis, lines }) => {
      const numeric = lines.filter(({ isNumeric }) => isNumeric);
      if (numeric.length === 0) return [];
      const written = numeric.map(({ label, area }) => [names(label), area] as const);
      return [[names(sheet), { title: sheet, axis, periods, lines: Object.fromEntries(written) }]];
    }),
  );
  const lineNames = Object.entries(Object.values(viewTables)[0]?.lines ?? {});
  const drawn = lineNames.filter(([, area]) => chart.includes(area));
  return {
    title,
    inputs: Object.fromEntries(
      named.map(({ name, input }) => {
        const isRepeated = labels.indexOf(input.label) !== labels.lastIndexOf(input.label);
        const at = input.place.slice(input.place.lastIndexOf("!") + 1);
        const label = isRepeated ? { label: `${input.label} (${at})` } : {};
        return [name, { cell: input.place, ...label, ...limitsOf(input) }];
      }),
    ),
    groups: groupsOf(named),
    results: Object.fromEntries(results.map(({ label, place }) => [names(label), place])),
    ...(Object.keys(viewTables).length > 0 && { tables: viewTables }),
    ...(drawn.length > 0 && {
      chart: {
        title: Object.values(viewTables)[0]?.title ?? title,
        kind: "line",
        lines: drawn.map(([name], index) => ({ name, tone: tones[index] ?? "muted" })),
      },
    }),
  };
}

function groupsOf(named: readonly { name: string; input: ProposedInput }[]) {
  const sheets = new Map<string, string[]>();
  for (const { name, input } of named) {
    const sheet = input.place.slice(0, input.place.lastIndexOf("!")).replaceAll(/^'|'$/g, "");
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), name]);
  }
  return [...sheets].map(([title, names]) => ({ title, names }));
}

type Limits =
  | { from: number; to: number; step: number; whole?: true }
  | { first: IsoDate; last: IsoDate }
  | { choices: readonly string[] };

/** Those of the workbook's data validation, or a guess around the value. */
function limitsOf({ value, limits, unit }: ProposedInput): Limits & Partial<ViewInput> {
  if (limits && "choices" in limits) return { choices: limits.choices.map(textOf) };
  if (typeof value === "boolean") return { choices: ["TRUE", "FALSE"] };
  if (typeof value !== "number") return { choices: [textOf(value)] };
  if (unit.kind === "date") {
    const [first, last] = limits ? [limits.min, limits.max] : [value - 1_826, value + 1_826];
    return { first: isoDay(first) as IsoDate, last: isoDay(last) as IsoDate };
  }
  const guessed =
    value === 0 ? (unit.kind === "percent" ? 0.1 : 100) : roundUp(2 * Math.abs(value));
  const from = Math.min(value, limits?.min ?? (value < 0 ? -guessed : 0));
  const to = Math.max(value, limits?.max ?? guessed);
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
