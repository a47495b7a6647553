import { Fragment, memo, type ReactNode, useMemo } from "react";
import { AwaitUrlState } from "#app/boot/inline-script.tsx";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import type { Inputs } from "./fields.ts";
import { FigureText } from "./figure-text.tsx";
import { type Result, spoken } from "./result.ts";
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
  state: { model, preset, changed, notes, edited, query },
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
      data-other-case={query === "" ? undefined : ""}
      className="model relative mt-3 md:mt-7 in-data-awaits-case:invisible"
      {...workings.section}
    >
      <AwaitUrlState keys={keys} />
      <FiguresContext value={workings.figures}>
        <ResultStrip results={results} />
        <div className="mt-1.5 flex justify-between gap-x-6 text-small text-muted">
          {model.presetNames.length > 1 && (
            <p className="hidden print:block noscript:block">
              Case: {model.presets[preset].title}
              {changed && ", changed"}
            </p>
          )}
          {workings.invitation}
        </div>
        {workings.panel}
        <SpokenResult text={said} />
        {children}
      </FiguresContext>
      <CompactStrip results={results} inView={inView} />
      {workings.appendix}
    </section>
  );
}

/**
 * The results at the foot of the screen, once the strip above the model has been scrolled away; a phone has room for
 * two. Below 1024 px a link leads back to the inputs; above that they stay in view themselves.
 */
function CompactStrip({
  results,
  inView,
}: {
  results: readonly Result[];
  /** The ids of the two for a phone. */
  inView: readonly string[];
}) {
  return (
    <div className="compact-figures needs-script no-print figures sticky bottom-0 z-5 mt-2 flex items-center justify-between gap-x-6 border-t border-ink bg-paper text-small max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
      <p aria-hidden="true" className="flex grow flex-wrap justify-between gap-x-6 py-2.5">
        {results.map(({ id, label, value }) => (
          <span key={id} className={inView.includes(id) ? "" : "max-md:hidden"}>
            <span className="text-muted">{label}</span>{" "}
            <span className="whitespace-nowrap">{value}</span>
          </span>
        ))}
      </p>
      <a
        href="#model"
        className="text-link inline-flex min-h-11 items-center whitespace-nowrap lg:hidden"
      >
        Inputs
      </a>
    </div>
  );
}

/** The results of a model between a rule and a double rule, like a total in accounts. */
const ResultStrip = memo(function ResultStrip({ results }: { results: readonly Result[] }) {
  return (
    <dl
      data-search="skip"
      className="result-strip double-rule grid grid-cols-2 border-t border-t-ink lg:grid-cols-4"
    >
      {results.map(({ id, label, value, note, about, figures = [{ id, text: value }] }) => (
        <div
          key={id}
          className="row-span-3 grid grid-rows-subgrid border-rule py-3 pr-3 even:border-l even:pl-5 lg:py-5 lg:pr-1 lg:not-first:border-l lg:not-first:pl-5 max-lg:nth-[n+3]:border-t"
        >
          <dt className="font-mono text-label text-muted">
            {about ? (
              <a
                href={`#${about}`}
                className="text-link max-md:-my-3 max-md:inline-flex max-md:min-h-11 max-md:items-center md:-mt-3 md:inline-block md:pt-3"
              >
                {label}
              </a>
            ) : (
              label
            )}
          </dt>
          {/* Smaller on the narrowest phones, where −€357,851 would break after its sign. */}
          <dd className="figures mt-1.5 font-serif text-h2 md:mt-2 tracking-tight max-[22.5rem]:text-[1.3125rem] sm:text-figure">
            {figures.map((figure, index) => (
              <Fragment key={figure.id}>
                {index > 0 && ", "}
                <FigureText {...figure} label={label} />
              </Fragment>
            ))}
          </dd>
          <dd className="figures mt-0.5 text-small text-balance text-muted md:mt-1">
            <Unbroken>{note}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
});
