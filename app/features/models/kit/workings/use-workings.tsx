import {
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#app/boot/use-hydrated.ts";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import type { Workings } from "../sheet-workings.ts";
import { useAtPrint, WorkingsAppendix } from "./appendix.tsx";
import { type Figures, WorkingsSourceContext } from "./figures.ts";
import { commandOf, enterPanel } from "./panel-keys.ts";
import { focusTarget, markPressed, placeOf } from "./places.ts";
import { moveTabStop, moveWithArrows, prepareTabStops } from "./roving-figures.ts";
import { type TracePath, tracePath } from "./trace-path.ts";

type Tracing = typeof import("./trace.tsx")["tracing"];
type Loaded = { tracing: Tracing; workings: Workings };

/**
 * Makes the figures of a model buttons that show their working. What shows it is loaded at the first press,
 * or after a change of the case, whose workings a printed page needs.
 */
export function useWorkings(query: string) {
  const changed = query !== "";
  const source = use(WorkingsSourceContext);
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const isReleased = useReleased(section);
  /** A cell that was pressed before its figure was a button. */
  const pressedCell = useRef<Element>(null);
  const { value: path, change } = useUrlState(tracePath);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [showsFormulas, setShowsFormulas] = useState(false);
  /** Where the focus goes after the next step. */
  const focusNext = useRef<"cell" | "panel" | null>(null);

  const load = useCallback(async () => {
    if (!source) return null;
    try {
      const [{ tracing }, { workings }] = await Promise.all([import("./trace.tsx"), source.load()]);
      setFailed(false);
      setLoaded((before) => before ?? { tracing, workings });
      return { tracing, workings };
    } catch {
      setFailed(true);
      return null;
    }
  }, [source]);

  const isWanted = path.length > 0 || showsFormulas;
  useEffect(() => {
    if (!hydrated || loaded || !(isWanted || changed)) return;
    // What only paper shows can wait until after the first step of a slider.
    const timer = setTimeout(load, isWanted ? 0 : 500);
    return () => clearTimeout(timer);
  }, [hydrated, loaded, isWanted, changed, load]);

  useLayoutEffect(() => {
    if (section.current) prepareTabStops(section.current);
  });

  async function step(next: (before: TracePath, loaded: Loaded) => TracePath) {
    const ready = loaded ?? (await load());
    if (ready) change((before) => next(before, ready));
  }

  function back(steps: TracePath) {
    focusNext.current = "cell";
    change(() => steps);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const goesBack = event.key === "Escape" && path.length > 0;
    const command = commandOf(event);
    if ((!goesBack && !command) || !source || event.defaultPrevented) return;
    // Asked last: it looks through the whole page, and most keys move a slider.
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (!command) {
      if (path.length === 1) closeTo(path);
      else back(path.slice(0, -1));
      return;
    }
    if (command === "formulas") {
      setShowsFormulas((before) => !before);
      return;
    }
    const from = focusedCell() ?? path.at(-1);
    if (!from) return;
    focusNext.current = "cell";
    step((before, { tracing, workings }) =>
      tracing.walk(before, from, command, workings.sheet, workings.valuesOf(query)),
    );
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  /** Closes, and leaves the focus on the figure that was opened first. */
  function closeTo([first]: TracePath) {
    const figure = section.current && first && placeOf(section.current, first);
    if (figure) focusTarget(figure)?.focus();
    change(() => []);
  }

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const figure = target.closest<HTMLElement>(".figure");
    const id = figure?.dataset.cell;
    if (!figures) pressedCell.current = target.closest("td");
    if (!figure || !id) return;
    markPressed(figure);
    // The address names the figure, but the panel could not be loaded.
    if (failed && path.includes(id)) {
      load();
      return;
    }
    step((before, { tracing, workings }) =>
      tracing.press(before, id, workings.sheet, workings.valuesOf(query)),
    );
  }

  const writer = showsFormulas ? loaded : null;
  const figures = useMemo((): Figures | null => {
    if (!source || !hydrated || !isReleased) return null;
    return {
      openId: path.at(-1) ?? null,
      formulaOf: (id) => writer?.tracing.formulaOf(writer.workings.sheet, id) ?? null,
    };
  }, [source, hydrated, isReleased, path, writer]);
  useEffect(() => {
    if (!figures) return;
    figureIn(pressedCell.current)?.click();
    pressedCell.current = null;
  }, [figures]);

  let panel: ReactNode = null;
  if (failed) {
    panel = (
      <p role="status" className="mt-3 text-small text-loss">
        The working could not be loaded. Check the connection and press the figure again.
      </p>
    );
  } else if (loaded && path.length > 0) {
    const { tracing, workings } = loaded;
    panel = (
      <tracing.Trace
        workings={workings}
        query={query}
        path={path}
        section={section}
        focusNext={focusNext}
        showsFormulas={showsFormulas}
        go={(next) => change(() => next)}
        close={() => closeTo(path)}
      />
    );
  }

  // Only paper shows them. The opening case is written at build, a changed one when it is printed.
  const written = useAtPrint(source?.opening, () =>
    changed ? loaded?.tracing.writtenWorkings(loaded.workings, query) : source?.opening,
  );

  return {
    figures,
    invitation: source && (
      // The lines of the trace run through it.
      <p className={`needs-script no-print lg:ml-auto ${path.length > 0 ? "invisible" : ""}`}>
        Select a figure to see how it is calculated.
      </p>
    ),
    panel,
    appendix: written && <WorkingsAppendix workings={written} />,
    section: source ? { ref: section, onClick, onKeyDown: moveFocus, onBlur: moveTabStop } : {},
  };
}

/**
 * Whether the figures may become buttons. One that is held down stays what it is until it is released: a press counts
 * only where it ends on the element on which it began.
 */
function useReleased(section: RefObject<HTMLElement | null>) {
  const [isReleased, setReleased] = useState(false);
  useEffect(() => {
    if (!section.current?.querySelector(".figure:active")) return setReleased(true);
    // The click comes after the release.
    const release = () => setTimeout(setReleased, 0, true);
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, release, { once: true });
  }, [section]);
  return isReleased;
}

function figureIn(cell: Element | null) {
  return cell?.querySelector<HTMLElement>(".figure");
}

function moveFocus(event: KeyPress) {
  moveWithArrows(event);
  enterPanel(event);
}

/** The figure or field in focus. */
function focusedCell() {
  return document.activeElement?.closest("[data-cell]")?.getAttribute("data-cell")?.split(" ")[0];
}
