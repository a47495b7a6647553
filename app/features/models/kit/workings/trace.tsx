import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { excelFormula } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { Workings } from "../sheet-workings.ts";
import { SpokenResult } from "../spoken-result.tsx";
import { FoldedPanel, Panel } from "./panel.tsx";
import { isOutOfView, makeRoomFor, standPanel } from "./panel-place.ts";
import { boxOf, focusTarget, placeOf } from "./places.ts";
import { TraceLines } from "./trace-lines.tsx";
import type { TracePath } from "./trace-path.ts";
import { press, stepTo, walk } from "./walk.ts";
import { inWords, sourceOf, workingOf, writtenWorkings } from "./working-of.ts";

/** The panel with the working of a figure, the outlines around what it comes from, and the lines to them. */
function Trace({
  workings,
  query,
  path,
  section,
  focusNext,
  showsFormulas,
  go,
  close,
}: {
  workings: Workings;
  query: string;
  path: TracePath;
  section: RefObject<HTMLElement | null>;
  focusNext: RefObject<"cell" | "panel" | null>;
  showsFormulas: boolean;
  go: (path: TracePath) => void;
  close: () => void;
}) {
  const { sheet } = workings;
  const cell = sheet.find(path.at(-1) ?? "");
  const isOpen = cell !== null;
  const text = isOpen ? workings.readText?.() : undefined;
  // Not calculated while no figure is open: a slider would have to wait for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `valuesOf` returns depends on the text, too
  const values = useMemo(
    () => (isOpen ? workings.valuesOf(query) : null),
    [workings, query, isOpen, text],
  );
  const working = useMemo(
    () => cell && values && workingOf(sheet, values, cell),
    [sheet, values, cell],
  );
  const narrow = useNarrow();
  const panel = useRef<HTMLElement>(null);
  const [above, setAbove] = useState(false);
  const [jumpedTo, setJumpedTo] = useState<{ from: string; index: number } | null>(null);
  const jump = jumpedTo?.from === cell?.id ? jumpedTo : null;

  /** Keeps the focus in the panel: what had it is replaced. */
  function showJump(next: typeof jumpedTo) {
    flushSync(() => setJumpedTo(next));
    panel.current?.focus({ preventScroll: true });
  }

  const stand = useEffectEvent((isStep: boolean) => {
    if (!cell || !section.current || !panel.current) {
      makeRoomFor(null);
      return;
    }
    const place = placeOf(section.current, cell.id);
    // The way back to the strip leads to the head of the page, where there is room above it.
    if (isStep && !narrow && place?.closest("dl > div") && isOutOfView(place)) scrollTo(0, 0);
    const isAbove = !narrow && standPanel(panel.current, place, above && !isStep);
    setAbove(isAbove);
    makeRoomFor(isAbove ? null : panel.current);
    // A figure that is in view stays where it is.
    if (isStep && !isAbove && place) {
      boxOf(place).scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet and a card have different places
  useLayoutEffect(() => {
    if (cell && section.current && panel.current) {
      moveFocus(section.current, panel.current, cell.id, focusNext);
    }
    stand(true);
  }, [cell, section, focusNext, narrow]);

  useEffect(() => {
    const onResize = () => stand(false);
    addEventListener("resize", onResize);
    return () => {
      removeEventListener("resize", onResize);
      makeRoomFor(null);
    };
  }, []);

  if (!working || !values || !cell) return null;
  const spoken = `${working.label}, ${working.value}: ${inWords(working)}`;
  const dependents = sheet.dependents(cell);
  return (
    <>
      {jump ? (
        <FoldedPanel
          ref={panel}
          working={working}
          index={jump.index}
          goBack={() => {
            showJump(null);
            const place = section.current && placeOf(section.current, cell.id);
            if (place) boxOf(place).scrollIntoView({ block: "center" });
          }}
        />
      ) : (
        <Panel
          ref={panel}
          working={working}
          source={sourceOf(sheet, values, working)}
          values={values}
          path={path.flatMap((id) => sheet.find(id) ?? [])}
          dependents={dependents}
          jumpTo={
            narrow
              ? (index) => {
                  const { goesTo } = working.precedents[index] ?? {};
                  const place = goesTo && section.current && placeOf(section.current, goesTo.id);
                  if (!place) return;
                  openFolds(place);
                  boxOf(place).scrollIntoView({ block: "center" });
                  showJump({ from: cell.id, index });
                }
              : null
          }
          isOnPage={(id) => section.current !== null && placeOf(section.current, id) !== null}
          go={(id) => {
            focusNext.current = "panel";
            go(stepTo(path, id));
          }}
          close={close}
        />
      )}
      <TraceLines
        section={section}
        cell={cell}
        ranges={working.precedents.map(({ cells }) => cells.map(({ id }) => id))}
        shape={`${narrow} ${above} ${showsFormulas} ${query}`}
        hasLines={!narrow}
      />
      <SpokenResult text={spoken} />
    </>
  );
}

function moveFocus(
  section: HTMLElement,
  panel: HTMLElement,
  id: string,
  focusNext: RefObject<"cell" | "panel" | null>,
) {
  const wanted = focusNext.current;
  focusNext.current = null;
  if (!wanted) return;
  const place = wanted === "cell" ? placeOf(section, id) : null;
  if (place) openFolds(place);
  const target = (place && focusTarget(place)) ?? panel;
  target.focus({ preventScroll: true });
}

function openFolds(place: HTMLElement) {
  const fold = place.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  openFolds(fold);
}

/** What Ctrl ` shows in place of a figure. */
function formulaOf(sheet: Sheet, id: string): string | null {
  const cell = sheet.find(id);
  return cell && (excelFormula(sheet, cell) ?? (cell.given ? "Given" : "Input"));
}

const narrow = "(width < 64rem)";

/** Whether the screen is too narrow for the model beside the panel: a phone or a tablet. */
function useNarrow() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(narrow);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(narrow).matches,
  );
}

/** All that is loaded at the first press. */
export const tracing = { Trace, press, walk, formulaOf, writtenWorkings };
