import type { ScenarioName } from "#models/waterfall/scenarios.ts";

export const scenarioTitles: Record<ScenarioName, string> = {
  downside: "Downside",
  base: "Base",
  upside: "Upside",
};
