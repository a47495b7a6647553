import { useEffect, useState } from "react";
import { FiguresStrip } from "#app/components/ui/figures-strip.tsx";
import { solarResults } from "#models/solar/results.ts";
import { solarSensitivity } from "#models/solar/sensitivity.ts";
import { solarYears } from "#models/solar/years.ts";
import { awaitSharedCase } from "./await-shared-case.ts";
import { caseKeys } from "./case-address.ts";
import { CashFlowFigure } from "./cash-flow-figure.tsx";
import { type KeyFigure, keyFigures, spokenFigures } from "./key-figures.ts";
import { SensitivityFigure } from "./sensitivity-figure.tsx";
import { SolarControls } from "./solar-controls.tsx";
import { SolarInputs } from "./solar-inputs.tsx";
import { useSolarCase } from "./use-solar-case.ts";
import { YearlyTable } from "./yearly-table.tsx";

export function SolarDashboard() {
  const { solarCase, edited, hydrated, change } = useSolarCase();
  const { inputs, financing } = solarCase;
  const years = solarYears(inputs);
  const results = solarResults(inputs, financing);
  const figures = keyFigures(solarCase, results);
  return (
    <section aria-label="Solar model" className="mt-10 in-data-awaits-case:invisible">
      {!hydrated && <AwaitSharedCase />}
      <FiguresStrip figures={figures} />
      <Announcement text={edited ? spokenFigures(figures) : ""} />
      <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <div>
          <h2 className="sr-only">Inputs</h2>
          <SolarControls solarCase={solarCase} onChange={change} />
          <CompactFigures figures={figures} />
          <noscript>
            <SolarInputs inputs={inputs} />
          </noscript>
        </div>
        <div className="space-y-12">
          <section aria-labelledby="cumulative-cash-flow">
            <h2 id="cumulative-cash-flow" className="text-h2">
              Cumulative cash flow
            </h2>
            <CashFlowFigure years={years} financing={financing} results={results} />
          </section>
          <section aria-labelledby="sensitivity">
            <h2 id="sensitivity" className="mb-3 text-h2">
              What moves the result
            </h2>
            <SensitivityFigure
              sensitivities={solarSensitivity(inputs, financing)}
              npv={results.npv}
              financing={financing}
            />
          </section>
        </div>
      </div>
      <details className="mt-12 border-t border-ink">
        <summary className="flex min-h-11 cursor-pointer items-center text-h2">
          <h2>Year by year</h2>
        </summary>
        <YearlyTable years={years} />
      </details>
    </section>
  );
}

/** On a phone the strip scrolls away while one slides; the two figures that matter stay in sight. */
function CompactFigures({ figures: [npv, , payback] }: { figures: readonly KeyFigure[] }) {
  return (
    <p
      aria-hidden="true"
      className="needs-script no-print figures sticky bottom-0 -mx-5 mt-5 flex justify-between border-t border-ink bg-paper px-5 py-3 text-small lg:hidden"
    >
      {[npv, payback].map(
        (figure) =>
          figure && (
            <span key={figure.label}>
              <span className="text-muted">{figure.label}</span> {figure.value}
            </span>
          ),
      )}
    </p>
  );
}

/** Says the results once the sliding has come to rest. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{said}</output>;
}

function AwaitSharedCase() {
  // The browser's build has the same function in other letters.
  return (
    <script suppressHydrationWarning>{`(${awaitSharedCase})(${JSON.stringify(caseKeys)})`}</script>
  );
}
