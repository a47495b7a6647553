import { type ReactNode, useMemo } from "react";
import { AwaitUrlState } from "#app/boot/await-url-state.tsx";
import { CompactStrip } from "./compact-strip.tsx";
import type { Inputs } from "./fields.ts";
import { type Result, spoken } from "./result.ts";
import { ResultStrip } from "./result-strip.tsx";
import { SpokenResult } from "./spoken-result.tsx";
import type { ModelState } from "./use-model.ts";
import { FiguresContext } from "./workings/figures.ts";
import { tracePath } from "./workings/trace-path.ts";
import { useWorkings } from "./workings/use-workings.tsx";

/**
 * The top of every model: its results, shown and announced, and notes on values that could not be used. Around
 * it all, the workings of its figures, if it has a sheet.
 */
export function ModelShell<In extends Inputs, Preset extends string>({
  label,
  state: { model, notes, edited, query },
  results,
  inView = results.map(({ id }) => id).slice(0, 2),
  children,
}: {
  label: string;
  state: ModelState<In, Preset>;
  results: readonly Result[];
  /** The ids of the two results that a phone keeps in view; the first two if not given. */
  inView?: readonly string[];
  children: ReactNode;
}) {
  const said = [...Object.values(notes), ...(edited ? [spoken(results)] : [])].join(" ");
  const workings = useWorkings(query);
  const keys = useMemo(() => [...model.urlState.keys, ...tracePath.keys], [model]);
  return (
    <section
      id="model"
      aria-label={label}
      className="model relative mt-3 md:mt-7 in-data-awaits-case:invisible"
      {...workings.section}
    >
      <AwaitUrlState keys={keys} />
      <FiguresContext value={workings.figures}>
        <ResultStrip results={results} />
        {workings.invitation}
        {workings.panel}
        <SpokenResult text={said} />
        {children}
      </FiguresContext>
      <CompactStrip results={results} inView={inView} />
      {workings.appendix}
    </section>
  );
}
