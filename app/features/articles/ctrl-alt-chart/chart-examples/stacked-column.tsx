import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

export const years = [
  { year: "2020", services: 29, hardware: 58, licenses: 22 },
  { year: "2021", services: 41, hardware: 62, licenses: 28 },
  { year: "2022", services: 54, hardware: 61, licenses: 31 },
  { year: "2023", services: 68, hardware: 57, licenses: 27 },
];

type Year = (typeof years)[number];

const totalOf = ({ services, hardware, licenses }: Year) => services + hardware + licenses;

/** From the bottom: the part that the text discusses has the level base. */
function partsOf({ services, hardware, licenses }: Year) {
  return [
    { name: "Services", value: services, tone: "accent", opacity: 1 },
    { name: "Hardware", value: hardware, tone: "accent", opacity: 0.5 },
    { name: "Licenses", value: licenses, tone: "accent", opacity: 0.22 },
  ] as const;
}

function Chart({ label }: { label: string }) {
  return (
    <ColumnChart
      label={label}
      columns={years.map((year) => ({ name: year.year, parts: partsOf(year) }))}
      format={(value) => formatNumber(value)}
      unit="€m"
      labels="part names"
      plotHeight={208}
    />
  );
}

export const stackedColumn: Example = {
  finding: "Services became the largest segment in 2023",
  description: `Stacked columns. ${years.map((year) => `${year.year}: €${totalOf(year)}m, of which services ${year.services}, hardware ${year.hardware}, licenses ${year.licenses}`).join("; ")}. Services, at the bottom, more than double.`,
  Chart,
};
