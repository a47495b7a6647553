import { SumTable } from "../kit/sum-table.tsx";
import type { SegmentFigures } from "./segments.ts";

const rows = [
  ["spontaneous", "Come back in a month without a campaign"],
  ["needed", "Must come back because of it"],
  ["wonBack", "Assumed to come back because of it"],
  ["upliftError", "Standard error of the difference"],
  ["campaignLow", "Expected result, low end of 95%"],
  ["campaignHigh", "Expected result, high end of 95%"],
] as const;

/** `18.1% come back without a letter; it must win back another 12.8% to break even`. */
export function trialTitle({ text, value, number }: SegmentFigures) {
  const [alone, needed] = [number("spontaneous"), value("needed")];
  const start = `${alone === 0 ? "None" : text("spontaneous")} come back without a letter`;
  if (typeof needed !== "number") return start;
  if (needed === 0) return `${start}; one that costs nothing cannot lose`;
  if (needed > 1 - alone) return `${start}; winning back all the others would not pay for it`;
  return `${start}; it must win back ${alone === 0 ? "" : "another "}${text("needed")} to break even`;
}

/** Why a campaign needs a control group, and what one of this size can show. */
export function Trial({ figures }: { figures: SegmentFigures }) {
  const { cell, text, value } = figures;
  return (
    <section aria-labelledby="control-group">
      <h2 id="control-group" className="pb-1 text-h2">
        {trialTitle(figures)}
      </h2>
      <div className="mt-2 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <p className="text-small">
          A campaign that claims everyone who comes back pays without doing anything. So some are
          not written to: a control group of {text("controlCustomers")}, and {text("contacted")} who
          get the letter. Only the difference between them is the campaign’s.
          {typeof value("neededCustomers") === "number" &&
            ` To tell ${text("wonBack")} from nothing, with a power of 80%, each group would need ${text("neededCustomers")} customers.`}
        </p>
        <SumTable
          caption="A trial with a control group"
          isHeading={false}
          rows={rows.map(([figure, name]) => ({ ...cell(figure), name }))}
        />
      </div>
    </section>
  );
}
