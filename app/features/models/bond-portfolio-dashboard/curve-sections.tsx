import { BarChart } from "#app/components/charts/bar-chart.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatEuro, formatEuroChange } from "#app/lib/format/money.ts";
import { formatChange, formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { sheet, shiftName } from "#models/bonds/sheet.ts";
import { variantName } from "#workings/variants.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { ChartPair, PairedChart } from "../kit/chart-pair.tsx";
import { FigureText } from "../kit/figure-text.tsx";
import { type BondFigures, type BondInputs, comparedCases } from "./shifted-cases.ts";

const keyYears = sheet.tables.keys.axis.positions;

/** Where on the curve the change comes from, and what other shifts would do. */
export function CurveSections({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  return (
    <>
      <div>
        <div className="mb-5">
          <ChartPair>
            <PairedChart id="key-rates" title={keyFinding(figures)}>
              <KeyRateChart figures={figures} />
            </PairedChart>
            <PairedChart id="curve" title={curveFinding(figures)}>
              <CurveChart figures={figures} />
            </PairedChart>
          </ChartPair>
        </div>
        <KeyRateTable figures={figures} />
      </div>
      <UnchangedCurve figures={figures} />
      <Fold title="Shift by shift" size={`${comparedCases(inputs).length} rows`}>
        <ShiftTable inputs={inputs} />
      </Fold>
    </>
  );
}

/** `The 10-year rate accounts for 46% of the loss by duration`. */
function keyFinding({ numbers }: BondFigures) {
  const changes = numbers("keyChange");
  const sizes = changes.map(Math.abs);
  const most = Math.max(...sizes);
  if (most === 0) return "Where on the curve a change would come from";
  const rate = `The ${keyYears[sizes.indexOf(most)]}-year rate`;
  // Gains at one maturity and losses at another have no shares.
  if (Math.min(...changes) < 0 && Math.max(...changes) > 0) return `${rate} moves the value most`;
  const share = formatPercent(most / sizes.reduce((sum, size) => sum + size, 0), 0);
  return `${rate} accounts for ${share} of the ${Math.max(...changes) > 0 ? "gain" : "loss"} by duration`;
}

/** `The whole curve rises by 100 bp`. */
function curveFinding({ numbers }: BondFigures) {
  const moves = numbers("move").map((move) => Math.round(move * 10_000));
  const sizes = moves.map(Math.abs);
  const most = Math.max(...sizes);
  if (most === 0) return "The curve stays where it is";
  if (new Set(moves).size > 1) {
    const leaders = keyYears.filter((_, at) => sizes[at] === most);
    const leading = new Set(moves.filter((move) => Math.abs(move) === most));
    // Two may move as far in opposite directions.
    const by = leading.size > 1 ? formatNumber(most) : formatChange([...leading][0] ?? 0);
    const what =
      leaders.length > 1
        ? `${leaders.join("- and ")}-year rates move`
        : `${leaders}-year rate moves`;
    return `The ${what} most, by ${by} bp`;
  }
  return `The whole curve ${Math.max(...moves) > 0 ? "rises" : "falls"} by ${most} bp`;
}

/** What each key rate loses or gains, the largest in color; one by one with its sign if some lose and others gain. */
function KeyRateChart({ figures: { numbers } }: { figures: BondFigures }) {
  const changes = numbers("keyChange");
  const isMixed = Math.min(...changes) < 0 && Math.max(...changes) > 0;
  const most = Math.max(...changes.map(Math.abs));
  const what = isMixed ? "Change" : Math.max(...changes) > 0 ? "Gain" : "Loss";
  const format = isMixed ? formatEuroChange : formatEuro;
  const bars = changes.map((change, index) => ({
    name: `${keyYears[index]} years`,
    value: isMixed ? change : Math.abs(change),
    ...(!isMixed && { tone: Math.abs(change) === most ? ("accent" as const) : ("edge" as const) }),
  }));
  return (
    <Figure caption={`Fig. 2 – ${what.toLowerCase()} by duration, from each key rate`}>
      <BarChart
        label={`${what} by duration from each key rate: ${bars.map(({ name, value }) => `${name} ${format(value)}`).join(", ")}.`}
        bars={bars}
        format={format}
        unit={`${what}, by years to maturity`}
      />
    </Figure>
  );
}

/** What is earned if the curve stays where it is. */
function UnchangedCurve({ figures: { cell, text, value, write } }: { figures: BondFigures }) {
  const rise = value("breakEvenRise");
  if (typeof rise !== "number") return null;
  return (
    <section aria-labelledby="staying-put">
      <h2 id="staying-put" className="text-h2">
        If the curve stays where it is
      </h2>
      <p className="mt-2 max-w-reading">
        Over {text("horizon")}, carry is <FigureText {...cell("carry", "total")} label="Carry" />{" "}
        after funding at {text("fundingRate")}, and roll-down{" "}
        <FigureText {...cell("rollDown", "total")} label="Roll-down" />: together they{" "}
        {rise < 0 ? "are lost unless the curve falls by " : "pay for a rise of "}
        <FigureText
          {...cell("breakEvenRise")}
          text={write("breakEvenRise", Math.abs(rise))}
          label={rise < 0 ? "Fall needed" : "Rise paid for"}
        />
        . The portfolio yields <FigureText {...cell("portfolioYield")} label="Portfolio yield" />{" "}
        weighted by DV01, and <FigureText {...cell("averageYield")} label="Average yield" /> by
        market value.
      </p>
    </section>
  );
}

/** The curve before and after its move. */
function CurveChart({ figures: { numbers, numberAt, text } }: { figures: BondFigures }) {
  const pointsOf = (name: "today" | "after") =>
    keyYears.map((years) => ({ x: Number(years), y: numberAt(name, years) }));
  const texts = (name: "today" | "after") => keyYears.map((years) => text(name, years)).join(", ");
  return (
    <Figure caption="Fig. 3 – the curve today, and as it is moved">
      <LineChart
        label={`The curve at 2, 5, 10 and 30 years: today ${texts("today")}; after the move ${texts("after")}.`}
        series={[
          { name: "moved", tone: "accent", strong: true, points: pointsOf("after") },
          { name: "today", tone: "muted", points: pointsOf("today"), dashed: true },
        ]}
        unit="Zero rate, by years to maturity"
        formatX={(years) => formatNumber(years)}
        xTicks={keyYears.map(Number)}
        formatY={(rate) => formatPercent(rate, { atMost: 1 })}
        base={Math.floor(Math.min(...numbers("today"), ...numbers("after")) * 100) / 100}
        readingTitle={(years) => `${years} years`}
        formatReading={(rate) => formatPercent(rate, 2)}
        plotHeight={208}
      />
    </Figure>
  );
}

/** The key maturities: the curve, its move, and what each costs by its duration. */
function KeyRateTable({ figures }: { figures: BondFigures }) {
  const { numberAt, total, cell, describe } = figures;
  return (
    <AccountsTable
      caption="The curve and the key rate durations, by maturity"
      corner="Maturity"
      columns={[
        ...keyYears.map((years) => [`${years}`, `${years} years`] as const),
        ["total", "Total"],
      ]}
      groups={[
        {
          title: "Curve",
          rows: [
            ["today", "Today"],
            ["move", "Moves by, bp"],
            ["after", "After", "sum"],
          ],
        },
        {
          title: "Portfolio",
          rows: [
            ["keyDuration", describe("keyDuration").label],
            ["keyDv01", describe("keyDv01").label],
            ["keyChange", describe("keyChange").label, "total"],
          ],
        },
      ]}
      figureOf={(line, years) => {
        const isTotal = years === "total";
        if (isTotal && !line.startsWith("key")) return null;
        const figure = cell(line, years);
        if (line === "move") {
          return { ...figure, text: formatChange(numberAt(line, years) * 10_000) };
        }
        if (line !== "keyChange") return figure;
        return { ...figure, text: formatEuroChange(isTotal ? total(line) : numberAt(line, years)) };
      }}
    />
  );
}

/** The numbers of the chart. */
function ShiftTable({ inputs }: { inputs: BondInputs }) {
  const cases = new Map(comparedCases(inputs).map(([shift, figures]) => [`${shift}`, figures]));
  return (
    <AccountsTable
      caption="Change in value by shift of the curve; the one that is set is shaded"
      corner="Shift"
      columns={[
        ["durationShare", "Duration"],
        ["convexityShare", "Convexity"],
        ["repricedShare", "Repriced"],
        ["repriced", "In euros"],
      ]}
      figureOf={(shift, name) => {
        const figures = cases.get(shift);
        if (!figures || figures.value("repricedShare") === "None") return null;
        const isShown = Number(shift) === inputs.shift;
        return {
          id: figures.id(isShown ? name : variantName(name, shiftName(Number(shift)))),
          text: figures.signed(name, figures.number(name)),
        };
      }}
      groups={[
        {
          title: "Change in value",
          rows: [...cases].map(([shift, { signed }]) => [
            shift,
            signed("shift", Number(shift)),
            Number(shift) === inputs.shift ? "chosen" : "line",
          ]),
        },
      ]}
    />
  );
}
