import {
  escapeSeparators,
  type UrlState,
  unescapeSeparators,
} from "#app/lib/url-state/url-state.ts";
import { demoCases } from "#models/report/demo-cases.ts";
import { isLineName, type LineName } from "#models/report/lines.ts";
import { type ReadingOptions, readTrialBalance } from "#models/report/trial-balance.ts";
import { readCsv, writeCsv } from "../kit/csv.ts";

type DemoName = keyof typeof demoCases;

/** A demo, or what the visitor pasted, which is kept in the browser and not in the url. */
export type SourceName = DemoName | "own";

/** Where this tab keeps it. */
export const ownTextKey = "trial-balance";

export function demoText(name: DemoName) {
  const { cells, separator } = demoCases[name];
  return writeCsv(cells, separator);
}

export function readFile(text: string, options: ReadingOptions) {
  const { cells, openQuote } = readCsv(text);
  return { ...readTrialBalance(cells, options), openQuote };
}

export type ReadFile = ReturnType<typeof readFile>;

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
