import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { bands, edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { type RuleName, ruleNames } from "#models/fraud/limits.ts";
import { rulePositions, sheet } from "#models/fraud/sheet.ts";
import { BaseLine, px, Strip, valueScale, Word } from "./kit/strip.tsx";

/** What the limits that the page opens with find among its simulated payments. */
const { number, numberAt } = sheet.calculate(sheet.opening);
const payments = formatNumber(number("payments"));
const [alerts, hits] = [number("alerts"), number("hits")];
const alertsOf = (rule: RuleName) => numberAt("ruleAlerts", rulePositions[rule]);
const hitsOf = (rule: RuleName) => numberAt("ruleHits", rulePositions[rule]);

/** One word each, short enough for a phone. */
const words: Record<RuleName, string> = {
  velocity: "velocity",
  score: "amount",
  chiSquare: "digits",
  roundAmount: "round",
  newPayeeAmount: "payee",
};

const x = bands(ruleNames, { gap: 0.5, outer: 0.1 });
const y = valueScale([0, Math.max(...ruleNames.map(alertsOf))]);

export function CardChart() {
  const said = ruleNames.map(
    (rule) => `${words[rule]} ${alertsOf(rule)}, ${hitsOf(rule)} of them fraud`,
  );
  return (
    <Strip
      label={`${payments} simulated payments raise ${alerts} alerts, ${hits} of them fraud. By rule: ${said.join("; ")}`}
    >
      {ruleNames.map((rule) => {
        const edges = edgesOf(x, rule);
        return (
          <g key={rule}>
            <Bar x={edges} y={[y(hitsOf(rule)), y(alertsOf(rule))]} opacity={0.2} />
            <Bar x={edges} y={[y(0), y(hitsOf(rule))]} />
            <Word x={middleOf(x, rule)}>{words[rule]}</Word>
          </g>
        );
      })}
      <BaseLine />
      <Label at={[100, 0]} place={9} anchor="end">
        {`${payments} simulated payments`}
      </Label>
      <Label at={[100, px(14)]} place={9} anchor="end" tone="inherit">
        {`${hits} of ${alerts} alerts fraud`}
      </Label>
    </Strip>
  );
}
