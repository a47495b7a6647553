import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { fieldTitles } from "#models/credit-risk/field-titles.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { contributions, oddsFactor } from "#models/credit-risk/score.ts";
import { type Bin, type ScorecardField, scorecard } from "#models/credit-risk/scorecard.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { binText } from "./words.ts";

type Rate = { of: (group: (typeof scorecard.calibration)[number]) => string };

const rates: readonly { id: string; title: string; column: Rate }[] = [
  rate("predicted", "Predicted", ({ predicted }) => formatPercent(predicted)),
  rate("observed", "Observed", ({ loans, defaults }) => formatPercent(defaults / loans)),
  rate("truth", "True", ({ truth }) => formatPercent(truth)),
  rate("defaults", "Defaults", ({ defaults }) => formatNumber(defaults)),
];

function rate(id: string, title: string, of: Rate["of"]) {
  return { id, title, column: { of } };
}

export function CalibrationTable() {
  return (
    <AccountsTable
      caption="Calibration on the test loans, in ten groups by score"
      corner="Group"
      columns={rates}
      groups={[
        {
          title: "200 test loans each, safest first",
          rows: scorecard.calibration.map((group, index) => ({
            id: String(index + 1),
            title: String(index + 1),
            textOf: ({ of }) => of(group),
          })),
        },
      ]}
      cellOf={(position, line) => `${line}.${position}`}
    />
  );
}

type Card = { of: (bin: Bin, field: ScorecardField) => string };

const cards: readonly { id: string; title: string; column: Card }[] = [
  card("Rate", "Defaults", ({ good, bad }) => formatPercent(bad / (good + bad))),
  card("Woe", "WoE", ({ woe }) => formatNumber(woe, 2)),
  card("Factor", "Odds ×", (bin, field) => formatNumber(oddsFactor(field, bin), 2)),
];

function card(id: string, title: string, of: Card["of"]) {
  return { id, title, column: { of } };
}

/** The bins of some fields; those of the application in bold. */
export function ScorecardTable({
  shown,
  fields,
  caption,
}: {
  shown: CreditInputs;
  fields: readonly ScorecardField[];
  caption: string;
}) {
  const used = new Set(contributions(shown).map(({ bin }) => bin));
  return (
    <AccountsTable
      caption={caption}
      corner="Bin"
      columns={cards}
      groups={fields.map((field) => ({
        title: fieldTitles[field.name],
        rows: field.bins.map((bin, index) => ({
          id: `${field.name}.${index + 1}`,
          title: binText(field, bin),
          look: used.has(bin) ? "sum" : "line",
          textOf: ({ of }) => of(bin, field),
        })),
      }))}
      cellOf={(row, measure) => row.replace(".", `${measure}.`)}
    />
  );
}
