import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { bands, edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { evaluate } from "#models/fraud/alerts.ts";
import { baseLimits, type RuleName, ruleNames } from "#models/fraud/limits.ts";
import { scoredPayments } from "#models/fraud/scored-payments.ts";
import { BaseLine, chartUp, px, Strip, Word } from "./kit/strip.tsx";

/** What the limits that the page opens with find among its simulated payments. */
const { all, byRule, payments } = evaluate(scoredPayments, baseLimits);

/** One word each, short enough for a phone. */
const words: Record<RuleName, string> = {
  pace: "pace",
  score: "amount",
  chiSquare: "digits",
  roundAmount: "round",
  newPayeeAmount: "payee",
};

const x = bands(ruleNames, { gap: 0.5, outer: 0.1 });
const y = chartUp([0, Math.max(...ruleNames.map((rule) => byRule[rule].alerts))]);

export function CardChart() {
  const said = ruleNames.map(
    (rule) => `${words[rule]} ${byRule[rule].alerts}, ${byRule[rule].hits} of them fraud`,
  );
  return (
    <Strip
      label={`${formatNumber(payments)} simulated payments raise ${all.alerts} alerts, ${all.hits} of them fraud. By rule: ${said.join("; ")}`}
    >
      {ruleNames.map((rule) => {
        const { alerts, hits } = byRule[rule];
        const edges = edgesOf(x, rule);
        return (
          <g key={rule}>
            <Bar x={edges} y={[y(hits), y(alerts)]} opacity={0.2} />
            <Bar x={edges} y={[y(0), y(hits)]} tone="red" />
            <Word x={middleOf(x, rule)}>{words[rule]}</Word>
          </g>
        );
      })}
      <BaseLine />
      <Label at={[100, 0]} place={9} anchor="end">
        {`${formatNumber(payments)} simulated payments`}
      </Label>
      <Label at={[100, px(14)]} place={9} anchor="end" tone="red">
        {`${all.hits} of ${all.alerts} alerts fraud`}
      </Label>
    </Strip>
  );
}
