import { scorecard } from "#models/credit-risk/scorecard.ts";
import { fieldNames } from "#models/credit-risk/scorecard-lines.ts";
import { sayProbability } from "#models/credit-risk/sheet.ts";
import { FigureText } from "../kit/figure-text.tsx";
import type { CreditFigures, CreditInputs } from "./figures.ts";
import { reasonText } from "./words.ts";

type Props = { figures: CreditFigures; inputs: CreditInputs };

/** The decision on one application, and its reasons in words, the largest effect first. */
export function Reasons({ figures, inputs }: Props) {
  const { value, text, numberAt } = figures;
  const reasons = scorecard.fields
    .map(({ name }) => ({
      words: reasonText(name, inputs, figures.number("burden")),
      ...fieldNames[name],
      factor: numberAt("factor", fieldNames[name].position),
    }))
    .toSorted((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)));
  const listOf = (title: string, some: typeof reasons) => (
    <div>
      <h3 className="border-b border-ink pb-1.5 font-mono text-label text-muted">{title}</h3>
      {some.length === 0 && <p className="py-2 text-small text-muted">Nothing.</p>}
      <ol className="figures text-small">
        {some.map(({ words, position, title }) => (
          <li key={position} className="flex justify-between gap-4 border-b border-rule py-2">
            <span>{words}</span>
            <span className="font-mono whitespace-nowrap">
              <span className="sr-only">odds </span>×{" "}
              <FigureText
                id={`factor.${position}`}
                text={text("factor", position)}
                label={`${title}: odds multiplied by`}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <>
      <p className="mt-2 max-w-prose">
        {value("decision") === "refused" ? "Refused" : "Granted"}: a probability of default of{" "}
        {sayProbability(figures, "probability")}, against a cut-off of {text("cutOff")}. With
        average evidence in every field it would be{" "}
        {`${sayProbability(figures, "averageProbability")}; each line multiplies the odds from there.`}
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {listOf(
          "Raises the risk",
          reasons.filter(({ factor }) => factor > 1),
        )}
        {listOf(
          "Lowers the risk",
          reasons.filter(({ factor }) => factor <= 1),
        )}
      </div>
    </>
  );
}
