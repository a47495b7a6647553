import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { DcfInputs } from "#models/valuation/inputs.ts";
import { dcfGrid, type GridColumn } from "#models/valuation/sensitivity.ts";
import { ChoiceGrid } from "../kit/choice-grid.tsx";
import { settle } from "../kit/settle.ts";
import { toShown } from "../kit/units.ts";
import type { SetInput } from "../kit/use-model.ts";
import { dcfModel } from "./fields.ts";
import { formatAmount } from "./results.ts";

const columnTexts: Record<
  GridColumn,
  { title: string; spoken: string; cell: string; format: (value: number) => string }
> = {
  terminalGrowth: {
    title: "Terminal growth",
    spoken: "growth",
    cell: "growthAssumed",
    format: (rate) => formatPercent(rate),
  },
  exitMultiple: {
    title: "Multiple of EBIT",
    spoken: "multiple",
    cell: "multipleAssumed",
    format: (multiple) => `${formatNumber(multiple, { atMost: 1 })}×`,
  },
};

/** Enterprise value by WACC and terminal assumption; a press on a cell sets both. */
export function RateGrid({ inputs, set }: { inputs: DcfInputs; set: SetInput }) {
  const { waccs, column, columns, current, values } = dcfGrid(inputs);
  const { title, spoken, cell, format } = columnTexts[column];
  const hasNone = values.flat().includes(null);

  function setNumber(name: "givenWacc" | GridColumn, value: number) {
    const slot = dcfModel.slotOf(name);
    if (slot?.field.kind !== "number") return;
    const settled = settle(slot.field, toShown(slot.field.unit, value));
    set(slot, settled.value, settled.note);
  }

  return (
    <Figure
      caption={
        <>
          Fig. 2 – enterprise value, €m
          <span className="needs-script no-print">
            ; press a cell to set both rates, and again to see how it is calculated
          </span>
        </>
      }
    >
      <ChoiceGrid
        caption={`Enterprise value by WACC and ${title.toLowerCase()}`}
        rowTitle="WACC"
        columnTitle={title}
        columns={columns.map((assumed, index) => ({
          id: `${cell}.${index + 1}`,
          name: format(assumed),
        }))}
        rows={waccs.map((wacc, row) => ({
          id: `gridWacc${row + 1}`,
          name: formatPercent(wacc),
          cells: columns.map((assumed, index) => {
            const value = values[row]?.[index] ?? null;
            const pair = `WACC ${formatPercent(wacc)}, ${spoken} ${format(assumed)}`;
            const id = `atWacc${row + 1}.${index + 1}`;
            return value === null
              ? { id, text: "No value", spoken: `${pair}: no value` }
              : { id, text: formatNumber(value), spoken: `${pair}: ${formatAmount(value)}` };
          }),
        }))}
        current={current}
        choose={({ row, column: chosen }) => {
          const source = dcfModel.slotOf("waccSource");
          if (source && inputs.waccSource !== "given") set(source, "given");
          setNumber("givenWacc", waccs[row] ?? inputs.givenWacc);
          setNumber(column, columns[chosen] ?? inputs[column]);
        }}
      />
      {hasNone && (
        <p className="mt-2 text-small text-muted">
          No value: cash flow that grows for ever at the WACC or faster would be worth infinitely
          much.
        </p>
      )}
    </Figure>
  );
}
