import { escapeSeparators, unescapeSeparators } from "#app/url-state/separators.ts";
import type { UrlState } from "#app/url-state/url-state.ts";
import type { DecimalMark } from "#models/report/amount.ts";
import { demoCases } from "#models/report/demo-cases.ts";
import { isLineName, type LineName } from "#models/report/lines.ts";
import { writeCsv } from "../kit/csv.ts";
import { defineModel } from "../kit/define-model.ts";

export type ReportSettings = { decimalMark: DecimalMark; daysInPeriod: number };

export type DemoName = keyof typeof demoCases;

/** A demo, or what the visitor pasted, which is kept in the browser and not in the url. */
export type SourceName = DemoName | "own";

/** Where this tab keeps it. */
export const ownTextKey = "trial-balance";

/** `?case=service&days=90`; the trial balance of a demo is found by its name. */
export const reportModel = defineModel<ReportSettings, SourceName>({
  fields: {
    decimalMark: {
      kind: "choice",
      label: "Amounts are written as",
      key: "decimals",
      options: [
        { value: "point", label: "1,234.56" },
        { value: "comma", label: "1.234,56" },
      ],
    },
    daysInPeriod: {
      kind: "number",
      label: "Days in the period",
      key: "days",
      unit: { after: "\u00a0days", one: "\u00a0day", scale: 1, digits: 0 },
      limits: { min: 1, max: 366, step: 1 },
    },
  },
  presets: {
    trading: { title: "Trading", inputs: settings("trading") },
    service: { title: "Services", inputs: settings("service") },
    errors: { title: "Errors", inputs: settings("errors") },
    own: { title: "Your own", inputs: { decimalMark: "point", daysInPeriod: 365 } },
  },
  opensWith: "trading",
  presetKey: "case",
});

function settings(name: DemoName): ReportSettings {
  return { decimalMark: demoCases[name].decimalMark, daysInPeriod: 365 };
}

export function demoText(name: DemoName) {
  const { cells, separator } = demoCases[name];
  return writeCsv(cells, separator);
}

export type Mapping = ReadonlyMap<string, LineName>;

/** `?map=8100.otherCosts_6400.staff`: accounts that the visitor moved to another line. */
export const mappingState: UrlState<Mapping> = {
  keys: ["map"],
  read: (query) => {
    const moves = (query.get("map") ?? "").split("_").flatMap((move): [string, LineName][] => {
      const [account = "", line = ""] = move.split(".");
      return account !== "" && isLineName(line) ? [[unescapeSeparators(account), line]] : [];
    });
    return new Map(moves);
  },
  write: function* (mapping) {
    const moves = [...mapping].map(([account, line]) => `${escapeSeparators(account)}.${line}`);
    if (moves.length > 0) yield ["map", moves.join("_")];
  },
};
