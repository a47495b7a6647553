/** A small model that works, for the owner to replace part by part: savings that earn interest. */
export function starterModel(slug: string): { file: string; text: string }[] {
  const pure = `models/${slug}`;
  const feature = `app/features/models/${slug}`;
  return [
    { file: `${pure}/savings.ts`, text: savings },
    { file: `${pure}/savings.test.ts`, text: savingsTest },
    { file: `${feature}/fields.ts`, text: fields(slug) },
    { file: `${feature}/results.ts`, text: results(slug) },
    { file: `${feature}/model.tsx`, text: model(slug) },
    { file: `app/features/projects/card-charts/${slug}.tsx`, text: cardChart(slug) },
  ];
}

const savings = `/** What a visitor can change. Rates are fractions: 0.03 is 3%. */
export type SavingsInputs = { deposit: number; rate: number; years: number };

export const baseCase: SavingsInputs = { deposit: 10_000, rate: 0.03, years: 10 };

/** The range and step of each input. */
export const inputLimits = {
  deposit: { min: 1_000, max: 100_000, step: 1_000 },
  rate: { min: 0, max: 0.1, step: 0.001 },
  years: { min: 1, max: 40, step: 1 },
};

export type SavingsYear = { year: number; interest: number; balance: number };

/** Interest falls at the end of each year and stays in the account. */
export function savingsYears({ deposit, rate, years }: SavingsInputs): SavingsYear[] {
  const rows: SavingsYear[] = [];
  let balance = deposit;
  for (let year = 1; year <= years; year++) {
    const interest = balance * rate;
    balance += interest;
    rows.push({ year, interest, balance });
  }
  return rows;
}
`;

const savingsTest = `import { describe, expect, test } from "vitest";
import { baseCase, savingsYears } from "./savings.ts";

describe("savingsYears", () => {
  test("end with the deposit and its compound interest", () => {
    // Closed form: 10,000 × 1.03^10.
    expect(savingsYears(baseCase).at(-1)?.balance).toBeCloseTo(10_000 * 1.03 ** 10, 6);
  });

  test("without interest keep the deposit", () => {
    expect(savingsYears({ ...baseCase, rate: 0 }).at(-1)).toEqual({
      year: 10,
      interest: 0,
      balance: 10_000,
    });
  });
});
`;

const fields = (slug: string) => `import {
  baseCase,
  inputLimits,
  type SavingsInputs,
} from "#models/${slug}/savings.ts";
import { defineModel } from "../kit/define-model.ts";
import { euro, percentAYear, years } from "../kit/units.ts";

/** From this list come the controls, the url, the limits, reset and the list on paper. */
export const savingsModel = defineModel<SavingsInputs, "base">({
  fields: {
    deposit: {
      kind: "number",
      label: "Deposit",
      key: "deposit",
      unit: euro,
      limits: inputLimits.deposit,
    },
    rate: {
      kind: "number",
      label: "Interest rate",
      key: "rate",
      unit: percentAYear,
      limits: inputLimits.rate,
    },
    years: {
      kind: "number",
      label: "Term",
      key: "years",
      unit: years,
      limits: inputLimits.years,
    },
  },
  presets: { base: { title: "Base", inputs: baseCase } },
  opensWith: "base",
});
`;

const results = (slug: string) => `import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { SavingsInputs, SavingsYear } from "#models/${slug}/savings.ts";
import type { Result } from "../kit/result.ts";
import type { YearlyColumn } from "../kit/yearly-table.tsx";

/** The figures in the strip; a strip has two or four. */
export function headlines(
  { deposit, rate }: SavingsInputs,
  rows: readonly SavingsYear[],
): Result[] {
  const balance = rows.at(-1)?.balance ?? deposit;
  return [
    {
      id: "balance",
      label: "Final balance",
      value: formatEuro(balance),
      note: \`at \${formatPercent(rate, { atMost: 1 })} a year\`,
    },
    {
      id: "interest",
      label: "Interest earned",
      value: formatEuro(balance - deposit),
      note: \`on \${formatEuro(deposit)}\`,
    },
  ];
}

export const columns: readonly YearlyColumn<SavingsYear>[] = [
  { id: "interest", title: "Interest", unit: "€", value: (row) => row.interest, adds: true },
  { id: "balance", title: "Balance", unit: "€", value: (row) => row.balance, adds: false },
];
`;

const model = (slug: string) => `import { useDeferredValue } from "react";
import { savingsYears } from "#models/${slug}/savings.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { YearlyTable } from "../kit/yearly-table.tsx";
import { savingsModel } from "./fields.ts";
import { columns, headlines } from "./results.ts";

function SavingsModel() {
  const state = useModel(savingsModel);
  const results = headlines(state.inputs, savingsYears(state.inputs));
  // Slider and strip update immediately; the table follows when the browser has time.
  const shownLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Savings model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <div>
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups
              state={state}
              groups={[{ title: "Savings", names: ["deposit", "rate", "years"] }]}
            />
            <CaseActions state={state} />
          </div>
          <CompactStrip results={results} />
          <StaticInputs model={savingsModel} inputs={shownLater} />
        </div>
        <YearlyTable
          title="Year by year"
          caption="Interest and balance year by year"
          columns={columns}
          years={savingsYears(shownLater)}
        />
      </div>
    </ModelShell>
  );
}

export const handle = { Model: SavingsModel } satisfies LivingHandle;
`;

const cardChart = (slug: string) => `import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { baseCase, savingsYears } from "#models/${slug}/savings.ts";
import { BaseLine, chartUp, flushColumns, Strip, Word } from "./kit/strip.tsx";

/** What the project's page opens with. */
const rows = savingsYears(baseCase);
const last = rows.at(-1)?.balance ?? baseCase.deposit;

const columns = flushColumns(rows.map(({ year }) => String(year)), 7);
const y = chartUp([0, last]);

/** The chart on the card of the project; the name of this file is the project's slug. */
export function CardChart() {
  return (
    <Strip
      label={\`\${formatEuro(baseCase.deposit)} grows to \${formatEuro(last)} in \${rows.length} years\`}
    >
      {rows.map(({ year, balance }) => (
        <Bar key={year} x={edgesOf(columns, String(year))} y={[y(0), y(balance)]} />
      ))}
      <BaseLine />
      <Word x={0}>year 1</Word>
      <Word x={100}>{formatEuro(last)}</Word>
    </Strip>
  );
}
`;
