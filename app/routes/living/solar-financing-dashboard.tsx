import { SolarDashboard } from "#app/features/models/solar/solar-dashboard.tsx";
import Prose from "#content/projects/solar-financing-dashboard.mdx";
import type { LivingHandle } from "../project.tsx";

export default Prose;

export const handle = { Model: SolarDashboard } satisfies LivingHandle;
