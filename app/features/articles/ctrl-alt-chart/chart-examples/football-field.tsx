import { RangeChart } from "#app/components/charts/range-chart.tsx";
import type { Example } from "./example.ts";

const methods = [
  { name: "DCF", low: 410, high: 520 },
  { name: "Multiples", low: 380, high: 470 },
  { name: "Precedents", low: 430, high: 560 },
  { name: "LBO", low: 350, high: 410 },
];
const offer = 455;

function Chart({ label }: { label: string }) {
  return (
    <RangeChart
      label={label}
      ranges={methods}
      marks={[{ name: "Offer", value: offer, tone: "ink" }]}
      format={String}
      unit="€m"
    />
  );
}

const covering = methods.filter(({ low, high }) => low <= offer && offer <= high);

export const footballField: Example = {
  finding: `The offer lies within ${covering.length} of ${methods.length} ranges of enterprise value`,
  description: `Football field of value ranges in millions of euros. ${methods.map(({ name, low, high }) => `${name} ${low} to ${high}`).join(", ")}. The offer of ${offer} lies within ${covering.map(({ name }) => name).join(", ")} and above the LBO range.`,
  Chart,
};
