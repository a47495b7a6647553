import { Figure } from "#app/components/ui/figure.tsx";
import { sheet } from "#models/segmentation/sheet.ts";
import { modelPage } from "../kit/model-page.tsx";
import { MovementTable } from "./movement-table.tsx";
import { SegmentTable } from "./segment-table.tsx";
import { Trial } from "./trial.tsx";
import { WorthChart, worthFinding } from "./worth-chart.tsx";

export const handle = modelPage(sheet, {
  Chart: ({ figures }) => (
    <section
      aria-labelledby="what-is-it-worth"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="what-is-it-worth" className="text-h2">
        {worthFinding(figures).title}
      </h2>
      <Figure caption="Fig. 1 – contribution of each segment, with the number of its customers after its name">
        <WorthChart figures={figures} />
      </Figure>
    </section>
  ),
  Body: ({ figures }) => (
    <>
      <SegmentTable figures={figures} />
      <Trial figures={figures} />
      <MovementTable figures={figures} />
    </>
  ),
});
