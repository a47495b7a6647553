import { memo } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { conventions } from "./findings.ts";
import {
  BalanceSheetTable,
  CashFlowTable,
  RatioTable,
  type ReportFigures,
  rowCounts,
} from "./statement-tables.tsx";

const fold = "max-md:border-b max-md:border-rule";

/** What follows the income statement, and the whole report to take along. */
export const Statements = memo(function Statements({ figures }: { figures: ReportFigures }) {
  return (
    <section aria-labelledby="statements" className="mt-10 border-t border-ink pt-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statements" className="text-h2">
          Balance sheet, cash flow and ratios
        </h2>
        <Button look="quiet" className="needs-script" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-12 md:gap-y-8 lg:grid-cols-[5fr_4fr_3fr] print:grid-cols-2">
        <Fold
          title="Balance sheet"
          size={`${rowCounts.balanceSheet} rows`}
          onPhonesOnly
          className={fold}
        >
          <BalanceSheetTable figures={figures} />
        </Fold>
        {figures.value("hasOpening") === "yes" ? (
          <Fold title="Cash flow" size={`${rowCounts.cashFlow} rows`} onPhonesOnly className={fold}>
            <CashFlowTable figures={figures} />
          </Fold>
        ) : (
          <p className="text-muted">
            The cash flow compares two balance sheets. Add a column titled opening to see it.
          </p>
        )}
        <Fold title="Ratios" size={`${rowCounts.ratios} rows`} onPhonesOnly className={fold}>
          <RatioTable figures={figures} />
        </Fold>
      </div>
      <p className="mt-3 max-w-reading text-small text-muted">{conventions(figures)}</p>
    </section>
  );
});
