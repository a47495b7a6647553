import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { fieldTitles } from "#models/credit-risk/field-titles.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import {
  averageProbability,
  type Contribution,
  contributions,
  probabilityOfDefault,
} from "#models/credit-risk/score.ts";
import { fieldPositions } from "#models/credit-risk/sheet-positions.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { isRefused, probabilityText } from "./results.ts";
import { reasonText } from "./words.ts";

/** The decision on one application, and its reasons in words. */
export function Reasons({ shown }: { shown: CreditInputs }) {
  const all = contributions(shown);
  const raising = all.filter(({ oddsFactor }) => oddsFactor > 1);
  const lowering = all.filter(({ oddsFactor }) => oddsFactor <= 1);
  return (
    <>
      <p className="mt-2 max-w-prose">
        {isRefused(shown) ? "Refused" : "Granted"}: a probability of default of{" "}
        {probabilityText(probabilityOfDefault(shown))}, against a cut-off of{" "}
        {formatPercent(shown.cutOff, { atMost: 1 })}. With average evidence in every field it would
        be {probabilityText(averageProbability())}; each line multiplies the odds from there.
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <ReasonList title="Raises the risk" shown={shown} reasons={raising} />
        <ReasonList title="Lowers the risk" shown={shown} reasons={lowering} />
      </div>
    </>
  );
}

function ReasonList({
  title,
  shown,
  reasons,
}: {
  title: string;
  shown: CreditInputs;
  reasons: readonly Contribution[];
}) {
  return (
    <div>
      <h3 className="border-b border-ink pb-1.5 font-mono text-label text-muted">{title}</h3>
      {reasons.length === 0 && <p className="py-2 text-small text-muted">Nothing.</p>}
      <ol className="figures text-small">
        {reasons.map(({ field, oddsFactor }) => (
          <li key={field} className="flex justify-between gap-4 border-b border-rule py-2">
            <span>{reasonText(field, shown)}</span>
            <span className="font-mono whitespace-nowrap">
              <span className="sr-only">odds </span>×{" "}
              <FigureText
                id={`factor.${fieldPositions[field]}`}
                text={formatNumber(oddsFactor, 2)}
                label={`${fieldTitles[field]}: odds multiplied by`}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
