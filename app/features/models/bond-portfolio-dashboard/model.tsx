import { sheet } from "#models/bonds/sheet.ts";
import { modelPage } from "../kit/model-page.tsx";
import { BondSections } from "./bond-sections.tsx";
import { ChangeChart } from "./change-chart.tsx";
import { CurveSections } from "./curve-sections.tsx";

export const handle = modelPage(sheet, {
  Chart: ChangeChart,
  Body: CurveSections,
  Below: BondSections,
});
