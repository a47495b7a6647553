import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigation } from "react-router";
import type { EarlyActions } from "#app/hydration/early-actions.ts";
import { takeOver } from "#app/hydration/take-over.ts";
import { importModules, isLoaded, type PageModules } from "./page-text.ts";

/**
 * What is below a model. The HTML of the page has it already, and so its code is loaded only when it comes near
 * or is used. Until then React leaves the HTML as it is: links and dialogs work, and what is pressed or unfolded is
 * replayed. The props must not change, or React would have to render the part again and wait for its code.
 */
export const LatePart = memo(function LatePart({
  modules,
  children,
}: {
  modules: PageModules;
  children: () => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [actions] = useState<EarlyActions>(() => new Map());
  useLoadingWhenNear(place, modules, actions);
  useLoadingOnNavigation(modules);
  return (
    <div ref={place}>
      <Suspense>
        <Loaded modules={modules} actions={actions}>
          {children}
        </Loaded>
      </Suspense>
    </div>
  );
});

function Loaded({
  modules,
  actions,
  children,
}: {
  modules: PageModules;
  actions: EarlyActions;
  children: () => ReactNode;
}) {
  if (!isLoaded(modules)) use(loading(modules).promise);
  // No hook of this component may follow `use`. Where the code comes while React waits for it, React continues this
  // call without calling `use` again, takes a hook for that of an earlier render and replaces the HTML.
  return <TakenOver actions={actions}>{children}</TakenOver>;
}

function TakenOver({ actions, children }: { actions: EarlyActions; children: () => ReactNode }) {
  useEffect(() => takeOver(actions), [actions]);
  return children();
}

type Loading = { promise: Promise<void>; resolve: () => void };

const waiting = new Map<string, Loading>();

/** The promise that React waits for; it must be the same at each render. */
function loading({ text }: PageModules) {
  const known = waiting.get(text) ?? openPromise();
  waiting.set(text, known);
  return known;
}

function openPromise(): Loading {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A failure is tried again at the next sign that the part is wanted. */
function load(modules: PageModules) {
  importModules(modules).then(loading(modules).resolve, () => {});
}

const signsOfUse = ["pointerover", "touchstart", "focusin", "click", "toggle"] as const;

function useLoadingWhenNear(
  place: RefObject<HTMLElement | null>,
  modules: PageModules,
  actions: EarlyActions,
) {
  // Before the effect of the whole page that replays what was done to it.
  useLayoutEffect(() => {
    const part = place.current;
    if (!part || isLoaded(modules)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load(modules);
      },
      { rootMargin: "50%" },
    );
    function notice(event: Event) {
      const { target } = event;
      if (isLoaded(modules) || !(target instanceof Element) || !part?.contains(target)) return;
      const button = event.type === "click" && target.closest("button:not([commandfor])");
      if (button) actions.set(button, { kind: "press", event });
      if (event.type === "toggle" && target.hasAttribute("open")) {
        actions.set(target, { kind: "unfold" });
      }
      load(modules);
    }
    for (const details of part.querySelectorAll("details[open]")) {
      actions.set(details, { kind: "unfold" });
    }
    observer.observe(part);
    // On the window, because React stops an event for which it has no code yet at the document.
    for (const sign of signsOfUse) addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, notice, true);
    };
  }, [place, modules, actions]);
}

/** A navigation, even to a place on this page, changes what React would have to render the part with. */
function useLoadingOnNavigation(modules: PageModules) {
  const { key } = useLocation();
  const { state } = useNavigation();
  const [firstKey] = useState(key);
  if ((key !== firstKey || state !== "idle") && !isLoaded(modules)) load(modules);
}
