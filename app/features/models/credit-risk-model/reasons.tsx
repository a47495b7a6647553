import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { across, spanOf } from "#app/components/charts/scale.ts";
import { formatChange } from "#app/lib/format/number.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { fieldNames } from "#models/credit-risk/scorecard-lines.ts";
import { probabilityText } from "#models/credit-risk/sheet.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { type CreditFigures, type CreditInputs, reasonText } from "./words.ts";

type Props = { figures: CreditFigures; inputs: CreditInputs };

/** The decision on one application, and its reasons: what raises the risk most comes first. */
export function Reasons({ figures, inputs }: Props) {
  const { value, id, cell, text, numberAt } = figures;
  const reasons = scorecard.fields
    .map(({ name }) => ({
      words: reasonText(name, inputs, figures.number("burden")),
      ...fieldNames[name],
      effect: numberAt("effect", fieldNames[name].position),
    }))
    .toSorted((a, b) => b.effect - a.effect);
  const effects = reasons.map(({ effect }) => effect);
  const x = across(spanOf([0, ...effects]));
  return (
    <>
      <p className="mt-2 max-w-prose">
        {value("decision") === "declined" ? "Declined" : "Approved"}: a probability of default of{" "}
        {probabilityText(figures, "probability")} (score{" "}
        <FigureText {...cell("creditScore")} label="Score" />
        ), against a cutoff of {text("cutOff")}; times LGD and amount, an expected loss of{" "}
        <FigureText {...cell("expectedLoss")} label="Expected loss" />. An applicant with average
        evidence in every field would have a PD of{" "}
        {`${probabilityText(figures, "averageProbability")}; each field moves the log-odds from there.`}
      </p>
      <ol className="figures mt-4 text-small">
        {reasons.map(({ words, position, title, effect }) => (
          <li
            key={position}
            className="grid grid-cols-[1fr_5rem_minmax(3.5rem,auto)] items-center gap-x-3 border-b border-rule py-1 sm:grid-cols-[15rem_1fr_minmax(3.5rem,auto)]"
          >
            <span>{words}</span>
            <Plot label={null} className="block h-5 w-full">
              <Bar x={[x(0), x(effect)]} y={[10, 90]} tone={effect > 0 ? "red" : "accent"} />
              <Rule from={[x(0), 0]} to={[x(0), 100]} tone="ink" />
            </Plot>
            <span className="text-right font-mono whitespace-nowrap">
              <FigureText
                id={id("effect", position)}
                text={formatChange(effect, 2)}
                label={`${title}: added to the log-odds`}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-muted">
        Log-odds against average evidence: red raises the risk, green lowers it; +0.69 doubles the
        odds
      </p>
    </>
  );
}
