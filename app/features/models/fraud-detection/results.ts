import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import {
  type Alerts,
  type Evaluation,
  type FraudKind,
  fraudKinds,
  precisionOf,
} from "#models/fraud/alerts.ts";
import { type RuleName, ruleNames } from "#models/fraud/limits.ts";
import { kindPositions, rulePositions } from "#models/fraud/sheet-positions.ts";
import type { Result } from "../kit/result.ts";

/** Weekdays of 2022, the year of the data. */
export const WORKING_DAYS = 260;

export const ruleTitles: Record<RuleName, string> = {
  pace: "Pace",
  score: "Amount",
  chiSquare: "First digits",
  roundAmount: "Round sum",
  newPayeeAmount: "New payee",
};

const kindTitles: Record<FraudKind, string> = {
  burst: "Burst of payments",
  outlier: "Unusual amount",
  "made-up invoice": "Made-up invoices",
  "round sum": "Round sums",
  "new payee": "Changed bank details",
};

/** The headline figures of a case. */
export function headlines({ payments, frauds, all }: Evaluation): Result[] {
  const precision = precisionOf(all);
  return [
    {
      id: "alerts",
      label: "Alerts",
      value: formatNumber(all.alerts),
      note: `of ${formatNumber(payments)} payments, ${formatNumber(all.alerts / WORKING_DAYS, 1)} a working day`,
    },
    {
      id: "hits",
      label: "Of these, fraud",
      value: formatNumber(all.hits),
      note: `of ${formatNumber(frauds)} planted`,
    },
    {
      id: "precision",
      label: "Precision",
      value: precision === null ? "None" : formatPercent(precision),
      note:
        precision === null
          ? "there are no alerts"
          : `of alerts are fraud; ${formatPercent(frauds / payments)} by chance`,
    },
    {
      id: "recall",
      label: "Recall",
      value: formatPercent(all.hits / frauds),
      note: "of the fraud raises an alert",
    },
  ];
}

/** A rule, or all of them, with its share of the result. */
export type RuleRow = Alerts & {
  name: string;
  /** The cells of the sheet with its figures. */
  cells: { alerts: string; hits: string; precision: string; recall: string };
  precision: string;
  recall: string;
};

export function ruleRows({ all, byRule, frauds }: Evaluation): RuleRow[] {
  const rowOf = (name: string, alerts: Alerts, cells: RuleRow["cells"]): RuleRow => {
    const precision = precisionOf(alerts);
    return {
      ...{ name, cells },
      ...alerts,
      precision: precision === null ? "–" : formatPercent(precision),
      recall: formatPercent(alerts.hits / frauds),
    };
  };
  return [
    ...ruleNames.map((rule) => {
      const at = rulePositions[rule];
      return rowOf(ruleTitles[rule], byRule[rule], {
        alerts: `ruleAlerts.${at}`,
        hits: `ruleHits.${at}`,
        precision: `rulePrecision.${at}`,
        recall: `ruleRecall.${at}`,
      });
    }),
    rowOf("All alerts", all, {
      ...{ alerts: "alerts", hits: "hits", precision: "precision", recall: "recall" },
    }),
  ];
}

export type KindRow = {
  name: string;
  planted: number;
  found: number;
  share: string;
  cells: { planted: string; found: string; share: string };
};

export function kindRows({ byKind, frauds, all }: Evaluation): KindRow[] {
  const rowOf = (
    name: string,
    planted: number,
    found: number,
    cells: KindRow["cells"],
  ): KindRow => ({ name, planted, found, share: formatPercent(found / planted), cells });
  return [
    ...fraudKinds.map((kind) => {
      const { planted, found } = byKind[kind];
      const at = kindPositions[kind];
      return rowOf(kindTitles[kind], planted, found, {
        ...{ planted: `planted.${at}`, found: `found.${at}`, share: `foundShare.${at}` },
      });
    }),
    rowOf("All fraud", frauds, all.hits, { planted: "frauds", found: "hits", share: "recall" }),
  ];
}
