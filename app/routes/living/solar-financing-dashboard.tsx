import { SolarDashboard } from "#app/features/models/solar/solar-dashboard.tsx";
import type { PageText } from "#app/texts/page-text.ts";
import Prose from "#content/projects/solar-financing-dashboard.mdx";

export default Prose;

export const handle = { Model: SolarDashboard } satisfies PageText["handle"];
