import { memo } from "react";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { ratiosOf } from "#models/report/ratios.ts";
import type { Report } from "#models/report/statements.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { type RatioRow, ratioRows, ratioText } from "./words.ts";

export const RatioTable = memo(function RatioTable({
  report,
  days,
}: {
  report: Report;
  days: number;
}) {
  const ratios = ratiosOf(report, days);
  return (
    <AccountsTable
      caption="Ratios"
      corner="Ratio"
      columns={[{ id: "value", title: "Value", column: null }]}
      groups={[
        {
          title: "Ratios",
          rows: ratioRows.map(({ name, title, unit }) => ({
            id: name,
            title,
            textOf: () => inUnit(ratios[name], unit),
          })),
        },
      ]}
    />
  );
});

function inUnit(ratio: number | null, unit: RatioRow["unit"]) {
  if (ratio === null) return "None";
  if (unit === "percent") return formatPercent(ratio);
  return unit === "times" ? ratioText(ratio, 2) : `${formatNumber(ratio)} days`;
}
