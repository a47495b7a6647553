import type { ReactNode } from "react";
import { AwaitUrlState } from "#app/url-state/await-url-state.tsx";
import type { Inputs } from "./fields.ts";
import { type Result, spoken } from "./result.ts";
import { ResultStrip } from "./result-strip.tsx";
import { SpokenResult } from "./spoken-result.tsx";
import type { ModelState } from "./use-model.ts";

/** The top of every model: its results, shown and announced, and notes on values that could not be used. */
export function ModelShell<In extends Inputs, Preset extends string>({
  label,
  state: { model, notes, edited },
  results,
  children,
}: {
  label: string;
  state: ModelState<In, Preset>;
  results: readonly Result[];
  children: ReactNode;
}) {
  const said = [...Object.values(notes), ...(edited ? [spoken(results)] : [])].join(" ");
  return (
    <section aria-label={label} className="mt-10 in-data-awaits-case:invisible">
      <AwaitUrlState keys={model.urlState.keys} />
      <ResultStrip results={results} />
      <SpokenResult text={said} />
      {children}
    </section>
  );
}
