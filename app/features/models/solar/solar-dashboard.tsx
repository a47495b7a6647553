import { useDeferredValue, useEffect, useState } from "react";
import { FiguresStrip } from "#app/components/ui/figures-strip.tsx";
import { solarResults } from "#models/solar/results.ts";
import { awaitSharedCase } from "./await-shared-case.ts";
import { caseKeys } from "./case-address.ts";
import { type KeyFigure, keyFigures, spokenFigures } from "./key-figures.ts";
import { SolarControls } from "./solar-controls.tsx";
import { SolarFigures } from "./solar-figures.tsx";
import { SolarInputs } from "./solar-inputs.tsx";
import { useSolarCase } from "./use-solar-case.ts";

export function SolarDashboard() {
  const { solarCase, edited, hydrated, change } = useSolarCase();
  const { inputs, financing } = solarCase;
  const figures = keyFigures(solarCase, solarResults(inputs, financing));
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(solarCase);
  return (
    <section aria-label="Solar model" className="mt-10 in-data-awaits-case:invisible">
      {!hydrated && <AwaitSharedCase />}
      <FiguresStrip figures={figures} />
      <Announcement text={edited ? spokenFigures(figures) : ""} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <div>
          <h2 className="sr-only">Inputs</h2>
          <SolarControls solarCase={solarCase} onChange={change} />
          <CompactFigures figures={figures} />
          <noscript>
            <SolarInputs inputs={inputs} />
          </noscript>
        </div>
        <SolarFigures solarCase={shownLater} />
      </div>
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
