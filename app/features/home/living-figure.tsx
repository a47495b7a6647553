import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

export type ShownCase = {
  title: string;
  finding: string;
  to: string;
  caption: string;
  drawing: DrawingText | null;
  /** What the drawing says, bar by bar. */
  readings: readonly string[];
  figures: readonly ShownFigure[];
};

type ShownFigure = {
  label: string;
  value: string;
  note: string;
  words: string;
  numbers: string | null;
  /** What applies in this case of it. */
  formula: string | null;
  precedents: readonly { label: string; value: string; to: string }[];
};

export type ShownLivingFigure = {
  invitation: string;
  link: string;
  opensWith: number;
  cases: readonly ShownCase[];
};

/**
 * A model at work. Every case is in the page, and `living-figure.css` shows the one that is chosen: it answers at
 * once, without script too. The choices come first, because the stylesheet finds what follows them.
 */
export function LivingFigure({ living }: { living: ShownLivingFigure }) {
  const { invitation, link, opensWith, cases } = living;
  return (
    <section
      aria-labelledby="living-figure"
      data-search="skip"
      data-native
      className="living-figure relative mb-9 md:mb-12 double-rule border-t border-t-ink pt-3 pb-8"
    >
      {cases.map(({ title }, index) => (
        <input
          key={title}
          type="radio"
          name="case"
          id={`case-${index}`}
          defaultChecked={index === opensWith}
          autoComplete="off"
        />
      ))}
      <h2 id="living-figure" aria-live="polite" className="text-section">
        {cases.map(({ finding, title }, index) => (
          <span key={title} data-case={index}>
            {finding}
          </span>
        ))}
      </h2>
      <p className="mt-1 text-small text-pretty text-muted">{invitation}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] sm:mt-4 gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-x-4 sm:grid-cols-[18rem_1fr]">
          <div className="living-cases no-print flex rounded-md border border-edge">
            {cases.map(({ title }, index) => (
              <label
                key={title}
                htmlFor={`case-${index}`}
                className="flex min-h-11 grow basis-0 cursor-pointer items-center justify-center px-2 transition-colors first:rounded-l-[7px] last:rounded-r-[7px] hover:bg-accent-soft md:min-h-10"
              >
                {title}
              </label>
            ))}
          </div>
          <figure className="contents">
            {/* On a phone below the chart. A reading covers it. */}
            <figcaption className="flex items-center text-small leading-5 text-balance text-muted max-sm:order-last max-sm:mt-1 max-sm:h-5">
              {cases.map(({ caption, title }, index) => (
                <span key={title} data-case={index}>
                  {caption}
                </span>
              ))}
            </figcaption>
            {cases.map(({ drawing, readings, title }, index) => (
              <div key={title} data-case={index} className="relative mt-2 sm:col-span-2 sm:mt-1">
                {drawing && <DrawnChart drawing={drawing} />}
                <Readings name={`bar-${index}`} readings={readings} />
              </div>
            ))}
          </figure>
        </div>
        <Figures cases={cases} />
      </div>
      {/* On a narrow screen after what it leads on from, on a wide one beside the finding. */}
      <p className="mt-3 lg:absolute lg:top-3 lg:right-0 lg:mt-1.5">
        {cases.map(({ to, title }, index) => (
          <PageLink
            key={title}
            data-case={index}
            to={to}
            className="text-link inline-flex min-h-11 items-center text-small lg:min-h-0"
          >
            {link}&nbsp;<span aria-hidden="true">→</span>
          </PageLink>
        ))}
      </p>
    </section>
  );
}

/** A choice over each bar: the browser alone reads it by pointer, by tap and by the arrow keys. */
function Readings({ name, readings }: { name: string; readings: readonly string[] }) {
  return (
    <fieldset className="living-readings no-print absolute inset-0 grid auto-cols-fr grid-flow-col">
      <legend className="sr-only">Read the chart</legend>
      {readings.map((reading) => (
        <label key={reading}>
          <input type="radio" name={name} autoComplete="off" />
          <span className="figures absolute right-0 left-0 flex h-5 items-center bg-paper font-mono text-label text-balance max-sm:-bottom-6 max-sm:text-mark sm:-top-11 sm:left-76 sm:h-10">
            {reading}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The figures of the case, and the working of the chosen one. */
function Figures({ cases }: { cases: readonly ShownCase[] }) {
  const labels = cases[0]?.figures.map(({ label }) => label) ?? [];
  return (
    <fieldset className="living-figures grid grid-cols-2 content-start gap-3">
      <legend className="sr-only">Figure whose working is shown</legend>
      {labels.map((label, figure) => (
        <input
          key={label}
          type="radio"
          name="figure"
          id={`figure-${figure}`}
          defaultChecked={figure === 0}
          autoComplete="off"
        />
      ))}
      {labels.map((label, figure) => (
        <label
          key={label}
          htmlFor={`figure-${figure}`}
          className="block cursor-pointer rounded-md border border-edge px-3 py-2.5 transition-colors hover:bg-accent-soft"
        >
          <span className="mb-1 block font-mono text-label text-muted">{label}</span>
          {cases.map(({ figures, title }, index) => (
            <span key={title} data-case={index} className="figures">
              <span className="block font-serif text-h2 tracking-tight sm:text-figure">
                {figures[figure]?.value}
              </span>{" "}
              <span className="block text-small text-balance text-muted">
                {figures[figure]?.note}
              </span>
            </span>
          ))}
        </label>
      ))}
      {cases.map(({ figures, title }, index) =>
        figures.map((figure, at) => (
          <Working key={`${title} ${figure.label}`} inCase={index} at={at} figure={figure} />
        )),
      )}
    </fieldset>
  );
}

function Working({ inCase, at, figure }: { inCase: number; at: number; figure: ShownFigure }) {
  const { label, words, numbers, precedents, formula } = figure;
  return (
    <section
      aria-label={`Working of ${label}`}
      data-case={inCase}
      data-figure={at}
      className="col-span-2 rounded-md border border-accent bg-card px-4 py-3 text-small"
    >
      <h3 className="flex items-baseline gap-3 border-b border-ink pb-1.5 text-h3">
        Working <span className="font-mono text-label tracking-normal">{label}</span>
      </h3>
      <p className="mt-2">{words}</p>
      {numbers && <p className="figures mt-1 font-serif text-h3">{numbers}</p>}
      <ol className="mt-2">
        {precedents.map((precedent, index) => (
          <li
            key={precedent.label}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-rule py-1"
          >
            <span className="flex items-baseline gap-2 text-balance">
              <span
                aria-hidden="true"
                className="size-4.5 shrink-0 rounded-full bg-accent text-center font-mono text-mark leading-4.5 text-paper"
              >
                {index + 1}
              </span>
              <PageLink to={precedent.to} className="text-link py-1.5 md:py-0">
                {precedent.label}
              </PageLink>
            </span>
            <span className="figures ml-auto font-mono text-label whitespace-nowrap">
              {precedent.value}
            </span>
          </li>
        ))}
      </ol>
      {formula && (
        <p className="mt-1 font-mono text-label break-words text-muted">
          <FormulaText>{formula}</FormulaText>
        </p>
      )}
    </section>
  );
}
