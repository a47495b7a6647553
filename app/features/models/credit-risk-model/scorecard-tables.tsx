import { formatNumber } from "#app/lib/format/number.ts";
import type { ScorecardField } from "#models/credit-risk/scorecard.ts";
import { fieldNames } from "#models/credit-risk/scorecard-lines.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import type { CreditFigures } from "./figures.ts";
import { binText } from "./words.ts";

const rates = (
  [
    ["predicted", "Predicted"],
    ["observed", "Observed"],
    ["truth", "True"],
    ["defaults", "Defaults"],
    ["byChance", "By chance"],
  ] as const
).map(([id, title]) => ({ id, title, column: id }));

type Rate = (typeof rates)[number]["column"];

export function CalibrationTable({ figures }: { figures: CreditFigures }) {
  return (
    <AccountsTable<Rate>
      caption="Calibration on the test loans, in ten groups by score"
      corner="Group"
      columns={rates}
      groups={[
        {
          title: "200 test loans each, safest first",
          rows: figures.line("predicted").map((_, index) => ({
            id: String(index + 1),
            title: String(index + 1),
            textOf: (line) => figures.text(line, index + 1),
          })),
        },
      ]}
      cellOf={(position, line) => `${line}.${position}`}
    />
  );
}

const cards = (
  [
    ["Rate", "Defaults"],
    ["Woe", "WoE"],
    ["Points", "Points"],
    ["Factor", "Odds ×"],
  ] as const
).map(([id, title]) => ({ id, title, column: id }));

type Card = (typeof cards)[number]["column"];

/** The bins of some fields; those of the application shaded. */
export function ScorecardTable({
  figures,
  fields,
  caption,
}: {
  figures: CreditFigures;
  fields: readonly ScorecardField[];
  caption: string;
}) {
  return (
    <AccountsTable<Card>
      caption={caption}
      corner="Bin"
      columns={cards}
      groups={fields.map(({ name, bins }) => {
        const { position, title } = fieldNames[name];
        const used = figures.numberAt("bin", position);
        return {
          title,
          rows: bins.map((bin, index) => ({
            id: `${name}.${index + 1}`,
            title: binText(name, bins, bin),
            look: used === index + 1 ? "chosen" : "line",
            textOf: (card) =>
              card === "Woe"
                ? formatNumber(figures.numberAt(`${name}Woe`, index + 1), 2)
                : figures.text(`${name}${card}`, index + 1),
          })),
        };
      })}
      cellOf={(row, measure) => row.replace(".", `${measure}.`)}
    />
  );
}
