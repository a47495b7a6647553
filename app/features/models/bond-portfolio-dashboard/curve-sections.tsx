import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuroChange } from "#app/lib/format/money.ts";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { formatPercent } from "#app/lib/format/percent.ts";
import { comparedShifts, sheet, shiftName } from "#models/bonds/sheet.ts";
import { variantName } from "#workings/variant-name.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { shownFigures } from "../kit/shown-figures.ts";
import type { BondFigures, BondInputs } from "./change-chart.tsx";

const keyYears = sheet.tables.keys?.axis.positions ?? [];

/** Where on the curve the change comes from, and what other shifts would do. */
export function CurveSections({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  return (
    <>
      <section aria-labelledby="key-rates">
        <h2 id="key-rates" className="text-h2">
          Where on the curve it comes from
        </h2>
        <div className="mb-5">
          <CurveChart figures={figures} />
        </div>
        <KeyRateTable figures={figures} />
      </section>
      <section aria-labelledby="shift-by-shift">
        <h2 id="shift-by-shift" className="text-h2">
          Shift by shift
        </h2>
        <ShiftTable inputs={inputs} />
      </section>
    </>
  );
}

/** The curve before and after its move. */
function CurveChart({ figures: { numbers, numberAt, text } }: { figures: BondFigures }) {
  const pointsOf = (name: "today" | "after") =>
    keyYears.map((years) => ({ x: Number(years), y: numberAt(name, years) }));
  const texts = (name: "today" | "after") => keyYears.map((years) => text(name, years)).join(", ");
  return (
    <Figure caption="Fig. 2 – yield by years to maturity">
      <LineChart
        label={`The yield curve at 2, 5, 10 and 30 years: today ${texts("today")}; after the move ${texts("after")}.`}
        series={[
          { name: "moved", tone: "accent", strong: true, points: pointsOf("after") },
          { name: "today", tone: "muted", points: pointsOf("today"), dashed: true },
        ]}
        formatX={(years) => formatNumber(years)}
        formatY={(rate) => formatPercent(rate, { atMost: 1 })}
        base={Math.floor(Math.min(...numbers("today"), ...numbers("after")) * 100) / 100}
        readingTitle={(years) => `${years} years`}
        formatReading={(rate) => formatPercent(rate, 2)}
        plotHeight={192}
      />
    </Figure>
  );
}

type KeyLine = "today" | "move" | "after" | "keyDuration" | "keyChange";

/** The key maturities: the curve, its move, and what each costs by its duration. */
function KeyRateTable({ figures: { numberAt, total, text } }: { figures: BondFigures }) {
  const columns = [
    ...keyYears.map((years) => ({ id: `${years}`, title: `${years} years`, column: years })),
    { id: "total", title: "Total", column: null },
  ];
  function row(id: KeyLine, title: string): TableRow<number | string | null> {
    return { id, title, textOf: (years) => (years === null ? "" : text(id, years)) };
  }
  return (
    <AccountsTable
      caption="The curve and the key rate durations, by maturity"
      corner="Maturity"
      columns={columns}
      groups={[
        {
          title: "Curve",
          rows: [
            row("today", "Today"),
            {
              ...row("move", "Moves by, points"),
              textOf: (years) =>
                years === null ? "" : formatChange(numberAt("move", years) * 100, 2),
            },
            { ...row("after", "After"), look: "sum" },
          ],
        },
        {
          title: "Portfolio",
          rows: [
            {
              ...row("keyDuration", "Key rate duration"),
              textOf: (years) => text("keyDuration", years ?? "total"),
            },
            {
              ...row("keyChange", "Change by duration"),
              look: "total",
              textOf: (years) =>
                formatEuroChange(
                  years === null ? total("keyChange") : numberAt("keyChange", years),
                ),
            },
          ],
        },
      ]}
    />
  );
}

const estimates = [
  { id: "durationShare", title: "Duration", column: "durationShare" },
  { id: "convexityShare", title: "Convexity", column: "convexityShare" },
  { id: "repricedShare", title: "Repriced", column: "repricedShare" },
  { id: "repriced", title: "In euro", column: "repriced" },
] as const;

/** The numbers of the chart. */
function ShiftTable({ inputs }: { inputs: BondInputs }) {
  const shifts = [...new Set([...comparedShifts, inputs.shift])].toSorted((a, b) => a - b);
  const rows = shifts.map((shift): TableRow<(typeof estimates)[number]["column"]> => {
    const { signed, value } = shownFigures(sheet.calculate({ ...inputs, shift }));
    return {
      id: String(shift),
      title: signed("shift", shift),
      look: shift === inputs.shift ? "sum" : "line",
      textOf: (name) => {
        const change = value(name);
        const isValued = value("repricedShare") !== "None";
        return isValued && typeof change === "number" ? signed(name, change) : "";
      },
    };
  });
  return (
    <AccountsTable
      caption="Change in value by shift of the curve; the one that is set in bold"
      corner="Shift"
      columns={estimates}
      cellOf={(shift, name) =>
        Number(shift) === inputs.shift ? name : variantName(name, shiftName(Number(shift)))
      }
      groups={[{ title: "Change in value", rows }]}
    />
  );
}
