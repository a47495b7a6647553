import { sheet } from "#models/solar/sheet.ts";
import { modelPage } from "../kit/model-page.tsx";
import { SensitivityFigure } from "./sensitivity-figure.tsx";

export const handle = modelPage(sheet, { Body: SensitivityFigure });
