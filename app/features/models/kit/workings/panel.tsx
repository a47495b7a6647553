import type { Ref } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { CloseIcon } from "#app/components/ui/icons.tsx";
import type { SheetCell } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import { panelId } from "./figures.ts";
import { leavePanel } from "./panel-keys.ts";
import {
  Breadcrumb,
  Dependents,
  linkLook,
  markerLook,
  PrecedentRow,
  RangeValue,
} from "./panel-links.tsx";
import type { Working } from "./working-of.ts";
import { WorkingFormula, WorkingText } from "./working-text.tsx";

/** How a figure is calculated: in words, with its numbers, what it comes from, and as a formula. */
export function Panel({
  ref,
  working,
  source,
  values,
  path,
  dependents,
  jumpTo,
  isOnPage,
  go,
  close,
}: {
  ref: Ref<HTMLElement>;
  working: Working;
  /** Where the number is calculated, if the figure only passes it on. */
  source: Working | null;
  values: SheetValues;
  path: readonly SheetCell[];
  dependents: readonly SheetCell[];
  /** On a phone: scrolls to a precedent. */
  jumpTo: ((index: number) => void) | null;
  isOnPage: (id: string) => boolean;
  go: (id: string) => void;
  close: () => void;
}) {
  const { precedents, cell } = working;
  return (
    <section
      ref={ref}
      id={panelId}
      aria-label="Working"
      tabIndex={-1}
      className={panelLook}
      onKeyDown={leavePanel}
    >
      <div className="relative flex items-baseline gap-3.5 border-b border-ink pr-14 pb-2 max-lg:flex-wrap max-lg:gap-y-0 lg:pr-10">
        <h2 className="text-h3 font-medium">Working</h2>
        <Breadcrumb path={path} go={go} />
        <IconButton
          label="Close the working"
          className="absolute top-0 right-0 lg:-top-1.5 lg:-right-2 lg:border-transparent"
          onClick={close}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <WorkingText working={working} source={source} values={values} />
      {precedents.length > 0 && (
        <ol aria-label="Comes from">
          {precedents.map((precedent, index) => (
            <li
              key={`${precedent.label} ${precedent.goesTo.id}`}
              className="flex items-baseline gap-2.5 border-t border-rule max-lg:min-h-11.5 max-lg:items-center lg:py-1.25 lg:first:border-t-0"
            >
              <PrecedentRow
                precedent={precedent}
                number={index + 1}
                go={go}
                jump={jumpTo && isOnPage(precedent.goesTo.id) ? () => jumpTo(index) : null}
              />
            </li>
          ))}
        </ol>
      )}
      <Dependents cells={dependents} of={cell} go={go} />
      <WorkingFormula working={working} />
      <p
        className="border-t border-rule pt-1 text-label text-muted in-data-tight:hidden max-lg:hidden"
        aria-hidden="true"
      >
        Ctrl <Key>[</Key> precedents, <Key>]</Key> dependents, <Key>`</Key> formulas
      </p>
    </section>
  );
}

/** A sheet at the foot of a narrow screen; on a wide one a card, in the place that `standPanel` gives it. */
const panelLook =
  "working-panel no-print border-accent py-3.5 text-small outline-accent [animation:fade-in_180ms] focus-visible:outline-2";

function Key({ children }: { children: string }) {
  return <kbd className="font-mono text-ink">{children}</kbd>;
}

/** After a jump on a phone: one line that says which working is open, and leads back to it. */
export function FoldedPanel({
  ref,
  working,
  index,
  goBack,
}: {
  ref: Ref<HTMLElement>;
  working: Working;
  index: number;
  goBack: () => void;
}) {
  const precedent = working.precedents[index];
  return (
    <section ref={ref} id={panelId} aria-label="Working" tabIndex={-1} className={panelLook}>
      <div className="flex items-center justify-between gap-3">
        <p>
          <span aria-hidden="true" className={`${markerLook} mr-1.5`}>
            {index + 1}
          </span>
          {precedent?.label} {precedent && <RangeValue text={precedent.value} />}
        </p>
        <button type="button" className={`${linkLook} min-h-11 whitespace-nowrap`} onClick={goBack}>
          Back to {working.value}
        </button>
      </div>
    </section>
  );
}
