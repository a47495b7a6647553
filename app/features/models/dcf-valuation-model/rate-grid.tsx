import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/valuation/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { ChoiceGrid } from "../kit/choice-grid.tsx";
import { modelOf } from "../kit/model-of.ts";
import { settle } from "../kit/settle.ts";
import { toShown } from "../kit/units.ts";
import type { SetInput } from "../kit/use-model.ts";

export type DcfFigures = FiguresOf<typeof sheet>;

/** What the columns move: the assumption on which the terminal value rests. */
const columnsBy = {
  growth: {
    line: "growthAssumed",
    input: "terminalGrowth",
    before: "growthsBefore",
    spoken: "growth",
  },
  multiple: {
    line: "multipleAssumed",
    input: "exitMultiple",
    before: "multiplesBefore",
    spoken: "multiple",
  },
} as const;

const places = [1, 2, 3, 4, 5] as const;
const { slotOf } = modelOf(sheet);

/** Enterprise value by WACC and terminal assumption; a press on a cell sets both. */
export function RateGrid({ figures, set }: { figures: DcfFigures; set: SetInput }) {
  const { value, number, numberAt, at, id, text, describe } = figures;
  const by = value("terminalBy") === "growth" ? "growth" : "multiple";
  const { line, input, before, spoken } = columnsBy[by];
  const title = describe(line).label;
  const columns = places.map((place) => ({
    id: id(line, place),
    name: by === "growth" ? text(line, place) : multipleText(numberAt(line, place)),
  }));
  const rows = places.map((row) => ({
    id: id(`gridWacc${row}`),
    name: text(`gridWacc${row}`),
    cells: columns.map(({ name }, index) => {
      const column = index + 1;
      const pair = `WACC ${text(`gridWacc${row}`)}, ${spoken} ${name}`;
      const cell = id(`atWacc${row}`, column);
      const worth = at(`atWacc${row}`, column);
      return typeof worth === "number"
        ? {
            ...{ id: cell, text: formatNumber(worth / 1_000_000) },
            spoken: `${pair}: ${text(`atWacc${row}`, column)}`,
          }
        : { id: cell, text: "No value", spoken: `${pair}: no value` };
    }),
  }));

  function setNumber(name: "givenWacc" | typeof input, number: number) {
    const slot = slotOf(name);
    if (slot?.field.kind !== "number") return;
    const settled = settle(slot.field, toShown(slot.field.unit, number));
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
        caption={`Enterprise value by WACC and ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
        rowTitle={describe("givenWacc").label}
        columnTitle={title}
        columns={columns}
        rows={rows}
        current={{ row: number("waccsBefore"), column: number(before) }}
        choose={({ row, column }) => {
          const source = slotOf("waccSource");
          if (source && value("waccSource") !== "given") set(source, "given");
          setNumber("givenWacc", number(`gridWacc${places[row] ?? 1}`));
          setNumber(input, numberAt(line, column + 1));
        }}
      />
      {rows.some(({ cells }) => cells.some((cell) => cell.text === "No value")) && (
        <p className="mt-2 text-small text-muted">
          No value: cash flow that grows forever at the WACC or faster would be worth infinitely
          much.
        </p>
      )}
    </Figure>
  );
}

/** `11×`, `9.5×`. */
function multipleText(multiple: number) {
  return `${formatNumber(multiple, { atMost: 1 })}×`;
}
