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
import { WorkingText } from "./working-text.tsx";

/** At the foot of the window, how a figure is calculated: in words, with its numbers, as a formula, and what it comes from. */
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
      className={`${panelLook} max-h-[50vh] lg:max-h-[40vh]`}
      onKeyDown={leavePanel}
    >
      {/* In two columns it is only half as high. */}
      <div className="wrap lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:content-start lg:gap-x-12">
        <div className="flex items-baseline gap-3.5 border-b border-ink pb-2 max-lg:relative max-lg:flex-wrap max-lg:gap-y-0 max-lg:pr-14 lg:col-span-2">
          <h2 className="text-h3 font-medium">Working</h2>
          <Breadcrumb path={path} go={go} />
          <p
            className="flex shrink-0 gap-5 font-mono text-label text-muted max-lg:hidden"
            aria-hidden="true"
          >
            <Key sign="[">precedents</Key>
            <Key sign="]">dependents</Key>
            <Key sign="`">formulas</Key>
          </p>
          <IconButton
            label="Close the working"
            className="max-lg:absolute max-lg:top-0 max-lg:right-0 lg:-my-2 lg:self-center"
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
      </div>
    </section>
  );
}

const panelLook =
  "no-print fixed inset-x-0 bottom-0 z-20 overflow-y-auto rounded-t-[12px] border-t border-accent bg-card py-3.5 text-small outline-accent [animation:fade-in_180ms] focus-visible:outline-2";

function Key({ sign, children }: { sign: string; children: string }) {
  return (
    <span>
      <kbd className="text-ink">Ctrl {sign}</kbd> {children}
    </span>
  );
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
      <div className="wrap flex items-center justify-between gap-3">
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
