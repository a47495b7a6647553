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

/** Why a campaign needs a control group, and what one of this size can show. */
export function Trial({ figures }: { figures: SegmentFigures }) {
  const { cell, text, value } = figures;
  const needed = value("needed");
  return (
    <section aria-labelledby="control-group">
      <h2 id="control-group" className="pb-1 text-h2">
        {text("spontaneous")} come back without a letter
        {typeof needed === "number" && `; it must win back another ${text("needed")} to break even`}
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
