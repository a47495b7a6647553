import { useDeferredValue } from "react";
import { FiguresStrip } from "#app/components/ui/figures-strip.tsx";
import { solarResults } from "#models/solar/results.ts";
import { AwaitSharedCase } from "../await-shared-case.tsx";
import { CompactFigures } from "../compact-figures.tsx";
import { SpokenResult } from "../spoken-result.tsx";
import { caseKeys } from "./case-address.ts";
import { keyFigures, spokenFigures } from "./key-figures.ts";
import { SolarControls } from "./solar-controls.tsx";
import { SolarFigures } from "./solar-figures.tsx";
import { SolarInputs } from "./solar-inputs.tsx";
import { useSolarCase } from "./use-solar-case.ts";

export function SolarDashboard() {
  const { solarCase, edited, hydrated, change } = useSolarCase();
  const figures = keyFigures(solarCase, solarResults(solarCase.inputs, solarCase.financing));
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(solarCase);
  return (
    <section aria-label="Solar model" className="mt-10 in-data-awaits-case:invisible">
      {!hydrated && <AwaitSharedCase keys={caseKeys} />}
      <FiguresStrip figures={figures} />
      <SpokenResult text={edited ? spokenFigures(figures) : ""} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <div>
          <h2 className="sr-only">Inputs</h2>
          <SolarControls solarCase={solarCase} onChange={change} />
          <CompactFigures figures={[figures[0], figures[2]]} />
          <SolarInputs solarCase={shownLater} />
        </div>
        <SolarFigures solarCase={shownLater} />
      </div>
    </section>
  );
}
