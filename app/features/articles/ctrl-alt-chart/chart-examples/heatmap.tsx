import { HeatGrid } from "#app/components/charts/heat-grid.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

const ages = ["not due", "1–30", "31–60", "over 60"];
const customers = [
  { name: "Adler", values: [86, 24, 5, 0] },
  { name: "Brandt", values: [41, 37, 29, 62] },
  { name: "Conrad", values: [120, 12, 0, 0] },
  { name: "Dietz", values: [18, 22, 31, 14] },
];

function Chart({ label }: { label: string }) {
  return (
    <HeatGrid
      label={label}
      unit="€k"
      columns={ages}
      rows={customers}
      format={(amount) => formatNumber(amount)}
    />
  );
}

export const heatmap: Example = {
  finding: "Brandt owes most of what is long overdue",
  note: "Receivables by days overdue",
  description: `Heat map of receivables in thousands of euros, by days overdue (${ages.join(", ")}). ${customers.map(({ name, values }) => `${name}: ${values.join(", ")}`).join("; ")}. The largest amount is not due; the darkest overdue cell is Brandt, over 60 days.`,
  Chart,
};
