import type { SheetModel } from "#workings/sheet-spec.ts";
import { ContinueLink } from "./continue-link.tsx";
import type { Inputs } from "./fields.ts";
import { modelPage } from "./model-page.tsx";
import { SheetChart } from "./sheet-chart.tsx";
import { SheetComparison } from "./sheet-comparison.tsx";
import { SheetSensitivity } from "./sheet-sensitivity.tsx";

/** The page of a model that is its sheet alone: `builder/pages/default-models.ts` writes the module that calls it. */
export function defaultPage<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
) {
  const { sensitivity, comparison, continues } = sheet.page ?? {};
  return modelPage(sheet, {
    Chart: ({ figures }) => <SheetChart sheet={sheet} figures={figures} />,
    Body: ({ figures }) => (
      <>
        {sensitivity && <SheetSensitivity sensitivity={sensitivity} figures={figures} />}
        {comparison && <SheetComparison comparison={comparison} figures={figures} />}
      </>
    ),
    ...(continues && {
      BelowInputs: ({ figures, inputs }) => (
        <ContinueLink continues={continues} figures={figures} inputs={inputs} />
      ),
    }),
  });
}
