import { sheet } from "#models/solar-loan/sheet.ts";
import { modelPage } from "../kit/model-page.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import { MonthChart } from "./month-chart.tsx";

export const handle = modelPage(sheet, { Chart: MonthChart, BelowInputs: DashboardLink });
