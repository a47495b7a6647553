import { formatNumber } from "#app/lib/format/number.ts";
import type { FieldName, ScorecardField } from "#models/credit-risk/scorecard.ts";
import { fieldNames } from "#models/credit-risk/scorecard-lines.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { binText, type CreditFigures } from "./words.ts";

export function CalibrationTable({ figures }: { figures: CreditFigures }) {
  return (
    <AccountsTable
      figureOf={(group, line) => figures.cell(line, group)}
      caption="Calibration on the test loans, in ten groups by score"
      corner="Group"
      columns={[
        ...(["predicted", "observed", "truth", "defaults"] as const).map(
          (name) => [name, figures.describe(name).label] as const,
        ),
        ["byChance", "By chance"],
      ]}
      groups={[
        {
          title: "200 test loans each, safest first",
          rows: figures
            .line("predicted")
            .map((_, index): TableRow => [`${index + 1}`, `${index + 1}`]),
        },
      ]}
    />
  );
}

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
    <AccountsTable
      caption={caption}
      corner="Bin"
      columns={[
        ["Rate", "Defaults"],
        ["Woe", "WoE"],
        ["Points", "Points"],
        ["Factor", "Odds ×"],
      ]}
      groups={fields.map(({ name, bins }) => {
        const { position, title } = fieldNames[name];
        const used = figures.numberAt("bin", position);
        return {
          title,
          rows: bins.map(
            (bin, index): TableRow<`${FieldName}.${number}`> => [
              `${name}.${index + 1}`,
              binText(name, bins, bin),
              used === index + 1 ? "chosen" : "line",
            ],
          ),
        };
      })}
      figureOf={(bin, measure) => {
        const [field, number] = bin.split(".") as [FieldName, string];
        const figure = figures.cell(`${field}${measure}`, number);
        if (measure !== "Woe") return figure;
        return { ...figure, text: formatNumber(figures.numberAt(`${field}Woe`, number), 2) };
      }}
    />
  );
}
