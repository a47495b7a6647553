import { memo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { FoldedSection } from "#app/components/ui/fold.tsx";
import { formatMillionEuro } from "#app/lib/format/money.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { type WaterfallFigures, yearNumbers } from "./ledger.ts";
import { CarryBasisTable, LedgerTable, ScenarioTable } from "./tables.tsx";
import { type Fact, termsInWords } from "./terms-in-words.ts";
import { findingOf, TierBridge } from "./tier-bridge.tsx";

// Memoized, so that a field need not wait for chart and tables at each step.

type Shown = { figures: WaterfallFigures };

export const TierSection = memo(function TierSection({ figures }: Shown) {
  return (
    <section
      aria-labelledby="distributions-by-tier"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="distributions-by-tier" className="text-h2">
        {findingOf(figures)}
      </h2>
      <Figure caption="Fig. 1 – total distributions; each tier starts where the last ended">
        <TierBridge figures={figures} />
      </Figure>
    </section>
  );
});

/** Why a clawback is agreed: an early gain, and losses after it. */
const atALoss = shownFigures(
  sheet.calculate({ ...sheet.presets.downside.inputs, carryBasis: "deals", clawback: "on" }),
);

export const AgreementSections = memo(function AgreementSections({ figures }: Shown) {
  const terms = termsInWords(figures);
  return (
    <>
      <FoldedSection id="carry-basis" title="Both ways to count carry" size="7 rows">
        <p className="mt-1 mb-2 max-w-reading text-small text-muted">
          European and American. In the base case the GP receives less deal by deal: the last deal
          returns less than its cost and preferred return, and the LPs take all of it.
        </p>
        <CarryBasisTable figures={figures} />
        <p className="mt-3 max-w-reading text-small text-muted">
          In the downside, deal by deal, the first deal pays the GP {atALoss.text("carryPaid")} of
          carry in year {atALoss.text("firstCarry")}, though the fund ends{" "}
          {formatMillionEuro(-atALoss.number("profit"))} down and its LPs{" "}
          {formatMillionEuro(atALoss.number("carryPaid") - atALoss.number("profit"))}.{" "}
          <a
            href="?scenario=downside&carry=deals&clawback=on"
            className="text-accent underline underline-offset-4"
          >
            A clawback
          </a>{" "}
          at the end returns {atALoss.text("clawbackDue")} to the LPs.
        </p>
      </FoldedSection>
      <FoldedSection id="terms" title="The terms in words" size={`${terms.length} terms`}>
        <FactList facts={terms} />
      </FoldedSection>
    </>
  );
});

export const LedgerSection = memo(function LedgerSection({ figures }: Shown) {
  return (
    <FoldedSection
      id="tier-by-tier"
      title="Tier by tier, year by year"
      size={`${yearNumbers.length} years, €k`}
      className="mt-3 md:mt-8"
    >
      <DrawnCapital
        paidIn={figures.total("paidIn") + figures.total("gpPaidIn")}
        committed={figures.number("committedCapital")}
      />
      <LedgerTable figures={figures} />
    </FoldedSection>
  );
});

export const ScenarioSection = memo(function ScenarioSection({
  own,
}: {
  own: WaterfallFigures | null;
}) {
  return (
    <FoldedSection id="scenarios" title="Three scenarios side by side" size="13 rows" onPhonesOnly>
      <ScenarioTable own={own} />
      <p className="mt-3 max-w-reading text-small text-muted">
        Gross is what the deals earn; net is what the LPs earn after fees, expenses and carry. MOIC
        is counted per euro invested, TVPI per euro paid in, fees included; at the end of the fund
        TVPI and DPI are the same.
      </p>
    </FoldedSection>
  );
});

/** The fund may draw more than was committed; the page then says by how much. */
function DrawnCapital({ paidIn, committed }: { paidIn: number; committed: number }) {
  const over = paidIn - committed;
  return (
    <p className="mt-1 mb-4 max-w-reading text-muted">
      Investments and fees draw {formatMillionEuro(paidIn)} of the {formatMillionEuro(committed)}{" "}
      committed
      {over > 0 && (
        <strong className="font-medium text-loss">, {formatMillionEuro(over)} too much</strong>
      )}
      . Amounts are in whole thousands, because a late year’s fee is a fraction of a million, and
      rounded so that every row and column still adds up.
    </p>
  );
}

/** What the model takes as given and the visitor cannot change. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 text-small sm:grid-cols-2">
      {facts.map(([name, text, ...cells]) => (
        <div key={name} className="border-t border-rule py-2.5">
          <dt className="font-mono text-label text-muted">{name}</dt>
          <dd data-cell={cells.join(" ") || undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
