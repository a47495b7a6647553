import { memo } from "react";
import { RangeChart } from "#app/components/charts/range-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { FoldedSection } from "#app/components/ui/fold.tsx";
import { differsFromSum, sheet } from "#models/valuation/sheet.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { WideTables } from "../kit/sheet-tables.tsx";
import { SumTable } from "../kit/sum-table.tsx";
import type { SetInput } from "../kit/use-model.ts";
import { type DcfFigures, RateGrid } from "./rate-grid.tsx";
import { ValueBridge } from "./value-bridge.tsx";
import { bridgeTitle, conventions, fieldTitle, gridTitle, rangesOf } from "./words.ts";

// Memoized, so that a slider need not wait for the charts at each step.

export const BridgeSection = memo(function BridgeSection({ figures }: { figures: DcfFigures }) {
  const { value, number, text, write } = figures;
  const inMillions = (name: Parameters<typeof number>[0]) => number(name) / 1_000_000;
  return (
    <section aria-labelledby="value-bridge" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="value-bridge" className="text-h2">
        {value("enterprise") === "No value"
          ? "From enterprise to equity value"
          : bridgeTitle(figures)}
      </h2>
      {value("enterprise") === "No value" ? (
        <p className="mt-3 border-y border-rule py-16 text-center text-muted">
          No value: at a WACC of {text("wacc")}, cash flow that grows by{" "}
          {write("wacc", number("terminalGrowth"))} forever would be worth infinitely much.
        </p>
      ) : (
        <Figure caption="Fig. 1 – from enterprise value (EV), the plan and the terminal value (TV), to equity value">
          <ValueBridge
            label={`Enterprise value of ${text("enterprise")}, of which ${text("planPresentValue")} from the plan and ${text("terminalPresentValue")} after it; less ${text("netDebt")} of net debt, ${text("leasesDeducted")} of leases and ${text("pensions")} of other claims, ${text("equity")} of equity.`}
            plan={inMillions("planPresentValue")}
            terminal={inMillions("terminalPresentValue")}
            claims={[
              { name: number("netDebt") < 0 ? "Cash" : "Debt", amount: inMillions("netDebt") },
              { name: "Leases", amount: inMillions("leasesDeducted") },
              { name: "Other", amount: inMillions("pensions") },
            ]}
          />
        </Figure>
      )}
    </section>
  );
});

export const DcfTables = memo(function DcfTables({
  figures,
  set,
}: {
  figures: DcfFigures;
  set: SetInput;
}) {
  return (
    <div className="mt-7 flex flex-col gap-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="two-rates">
        <h2 id="two-rates" className="text-h2">
          {gridTitle(figures)}
        </h2>
        <RateGrid figures={figures} set={set} />
      </section>
      <FootballField figures={figures} />
      <div>
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
          <CrossChecks figures={figures} />
          <section aria-labelledby="price-assumes">
            <h2 id="price-assumes" className="text-h2">
              What does a price of {figures.text("sharePrice")} assume?
            </h2>
            <ul className="mt-3 grid gap-x-8 gap-y-3">
              {priceInWords(figures).map(({ id, answer, meaning }) => (
                <li key={id}>
                  <p className="figures font-serif text-h2">
                    <FigureText id={id} text={answer} label="Growth that the price assumes" />
                  </p>
                  <p className="figures text-small text-muted">{meaning}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <p className="mt-3 max-w-reading text-small text-muted">{conventions(figures)}</p>
      </div>
      <div>
        <FoldedSection id="cash-flow" title="From revenue to cash flow" size="10 rows">
          <WideTables sheet={sheet} figures={figures} />
        </FoldedSection>
        <ClaimsFold figures={figures} />
      </div>
    </div>
  );
});

/** Which growth does today’s price assume? */
export function priceInWords({ value, id, text, number, write }: DcfFigures) {
  const growth = (name: "firstGrowth" | "lastGrowth" | "terminalGrowth") =>
    write("wacc", number(name));
  const [first, last] = [growth("firstGrowth"), growth("lastGrowth")];
  const isLoss = value("priceGrowthInPlan") === "Terminal value below zero";
  const isFound = (name: "priceGrowthInPlan" | "priceGrowthAfter") => value(name) !== "None";
  return [
    {
      id: id("priceGrowthInPlan"),
      answer: isLoss ? "None" : text("priceGrowthInPlan"),
      meaning: isLoss
        ? "in the plan: the more it grows, the more is lost after it"
        : isFound("priceGrowthInPlan")
          ? `a year in the plan, ${first === last ? first : `${first} to ${last}`} in this case`
          : "no growth in the plan gives this price",
    },
    ...(value("terminalBy") === "growth"
      ? [
          {
            id: id("priceGrowthAfter"),
            answer:
              value("priceGrowthAfter") === "Two rates"
                ? `${text("priceLower")} or ${text("priceHigher")}`
                : text("priceGrowthAfter"),
            meaning: isFound("priceGrowthAfter")
              ? `or terminal growth, with the plan unchanged; ${growth("terminalGrowth")} in this case`
              : "no terminal growth gives this price, with the plan unchanged",
          },
        ]
      : []),
  ];
}

/** The bridge in figures. */
function ClaimsFold({ figures }: { figures: DcfFigures }) {
  const { value, number, id, cell, text, write, describe } = figures;
  if (value("enterprise") === "No value") return null;
  const isRounded =
    differsFromSum(
      [number("planPresentValue"), number("terminalPresentValue")],
      number("enterprise"),
    ) ||
    differsFromSum(
      [
        ...[number("enterprise"), number("lessNetDebt")],
        ...[number("lessLeases"), number("lessPensions")],
      ],
      number("equity"),
    );
  const row = (name: Parameters<typeof describe>[0], isSum = false) => ({
    ...cell(name),
    ...{ name: describe(name).label, isSum },
  });
  // As precise as their sum below them.
  const part = (name: "planPresentValue" | "terminalPresentValue") => ({
    ...row(name),
    text: write("enterprise", number(name)),
  });
  const rows = [
    { ...part("planPresentValue"), id: id("presentValue", "total") },
    { ...part("terminalPresentValue"), name: describe("terminalShare").label },
    row("enterprise", true),
    { ...row("lessNetDebt"), name: describe("netDebt").label },
    { ...row("lessLeases"), name: describe("leases").label },
    { ...row("lessPensions"), name: describe("pensions").label },
    row("equity", true),
    { ...row("perShare", true), name: `Value of each of ${text("shares")} shares` },
  ];
  const title = "From enterprise value to a share";
  return (
    <FoldedSection id="to-a-share" title={title} size={`${rows.length} rows`}>
      <SumTable
        caption={`${title}${isRounded ? ", rounded" : ""}`}
        isHeading={isRounded}
        rows={rows}
      />
    </FoldedSection>
  );
}

const multiples = [
  ...(["ebitdaMultiple", "pricedMultiple", "peerMedian", "terminalEbitdaMultiple"] as const),
  ...(["terminalCapexRatio", "leverage", "debtOfValue"] as const),
];

/** What an expert would hold the value against. */
function CrossChecks({ figures: { cell, describe } }: { figures: DcfFigures }) {
  return (
    <SumTable
      caption="Cross-checks"
      rows={multiples.map((name) => ({ ...cell(name), name: describe(name).label }))}
    />
  );
}

/** The value of a share by method, held against its price. */
function FootballField({ figures }: { figures: DcfFigures }) {
  const { number, value, write } = figures;
  const format = (amount: number) => write("perShare", amount);
  const ranges = rangesOf(figures);
  const inWords = ranges.map(({ name, low, high }) => `${name}: ${format(low)} to ${format(high)}`);
  const price = { name: "Price", value: number("sharePrice"), tone: "ink" as const };
  const worth = value("perShare");
  const marks =
    typeof worth === "number"
      ? [price, { name: "DCF", value: worth, tone: "accent" as const }]
      : [price];
  return (
    <section aria-labelledby="football-field">
      <h2 id="football-field" className="text-h2">
        {fieldTitle(figures)}
      </h2>
      <Figure caption="Fig. 3 – value per share by method">
        <RangeChart
          label={`${fieldTitle(figures)}. ${inWords.join("; ")}.`}
          ranges={ranges}
          marks={marks}
          format={format}
          unit="Value per share, from low to high"
        />
      </Figure>
    </section>
  );
}
