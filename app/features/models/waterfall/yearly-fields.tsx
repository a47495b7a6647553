import { type KeyboardEvent, useId } from "react";
import type { Fund } from "#models/waterfall/years.ts";
import { AmountField } from "./amount-field.tsx";
import { inMillions, withYearly, type YearlyAmount, yearlyLimit } from "./fund-case.ts";
import type { ChangeCase } from "./use-fund-case.ts";

const columns: readonly { name: YearlyAmount; title: string }[] = [
  { name: "invested", title: "Contribution" },
  { name: "distributed", title: "Distribution" },
];

export function YearlyFields({ years, onChange }: { years: Fund["years"]; onChange: ChangeCase }) {
  const hintId = useId();
  return (
    <>
      <table className="w-full border-collapse" onKeyDown={moveAlongColumn}>
        <caption className="border-b border-ink pb-2 text-left text-small">
          Every year, <span className="text-muted">in €m</span>
        </caption>
        <thead>
          <tr className="font-mono text-label text-muted">
            <th scope="col" className="w-12 pt-2 pb-1 text-left font-normal">
              Year
            </th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col" className="pt-2 pr-2 pb-1 text-right font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((flows, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place in the list
            <tr key={index}>
              <th scope="row" className="figures text-left font-mono text-small font-normal">
                {index + 1}
              </th>
              {columns.map(({ name, title }) => (
                <td key={name} className="pl-3">
                  <AmountField
                    label={`${title} in year ${index + 1}, €m`}
                    describedBy={hintId}
                    limit={yearlyLimit}
                    millions={inMillions(flows[name])}
                    onChange={(millions) =>
                      onChange((before) => withYearly(before, name, index + 1, millions))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hintId} className="mt-2 text-small text-muted">
        From {yearlyLimit.min} to {yearlyLimit.max}, in tenths. Enter moves down, the arrow keys
        change by one.
      </p>
    </>
  );
}

/** As in a spreadsheet: Enter goes down the column, with Shift up. */
function moveAlongColumn(event: KeyboardEvent<HTMLTableElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest("td");
  const row = event.target.closest("tr");
  const nextRow = event.shiftKey ? row?.previousElementSibling : row?.nextElementSibling;
  if (!cell || !(nextRow instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  const next = nextRow.cells[cell.cellIndex]?.querySelector("input");
  next?.focus();
  next?.select();
}
