import type { ReactNode } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { sheet } from "#models/fraud/sheet.ts";
import { modelPage } from "../kit/model-page.tsx";
import { AlertChart } from "./alert-chart.tsx";
import { finding, kindRows, ruleRows } from "./rows.ts";
import { HalfTable, KindTable, RuleTable, titles } from "./tables.tsx";

export const handle = modelPage(sheet, {
  Chart: ({ figures }) => (
    <section aria-labelledby="which-rules" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="which-rules" className="text-h2">
        {finding(figures)}
      </h2>
      <Figure caption="Fig. 1 – a payment flagged by two rules counts in both rows, but only once in the last row">
        <AlertChart figures={figures} />
      </Figure>
    </section>
  ),
  Body: ({ figures }) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-2 md:gap-y-12">
      <PhoneFold title={titles.byRule} rows={ruleRows.length}>
        <RuleTable figures={figures} />
      </PhoneFold>
      <PhoneFold title={titles.byKind} rows={kindRows.length}>
        <KindTable figures={figures} />
      </PhoneFold>
      <PhoneFold title={titles.byHalf} rows={2} className="md:col-span-2">
        <HalfTable figures={figures} />
      </PhoneFold>
    </div>
  ),
});

function PhoneFold({
  title,
  rows,
  className = "",
  children,
}: {
  title: string;
  rows: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Fold
      title={title}
      size={`${rows} rows`}
      onPhonesOnly
      className={`text-small max-md:border-b max-md:border-rule ${className}`}
    >
      <ScrollArea label={`${title}, table`}>{children}</ScrollArea>
    </Fold>
  );
}
