// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultPage } from "#app/features/models/kit/default-page.tsx";
import type { ModelHandle } from "#app/features/models/kit/model-handle.tsx";
import { sheetOf } from "#app/features/models/workings.server.ts";
import { projects } from "#content/projects.ts";
import { type SteppedControl, steppedControls } from "#tools/bench/stepped-controls.ts";

const models = import.meta.glob<{ handle: ModelHandle }>("/app/features/models/*/model.tsx");

/** What React keeps of an element or component: of each there are up to two, which take turns. */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
};

/** A busy machine takes its time. */
const patience = { timeout: 30_000 };

let root: Root | undefined;

afterEach(() => root?.unmount());

describe("one step of an input", () => {
  test.each(Object.entries(steppedControls))(
    "of %s renders what it changes, once",
    async (slug, control) => {
      const page = await open(slug);
      const field = fieldOf(page, control);
      const start = fibersOf(page);

      move(field);
      // React answers in a microtask at the latest, and renders what may wait in a later task.
      await Promise.resolve();
      const first = fibersOf(page);
      const atOnce = renderedSince(start, first);
      expect(atOnce.length, "answers at once").toBeGreaterThan(0);
      expect(
        atOnce.filter((fiber) => isIn(fiber, ["table", "svg"], field)).map(nameOf),
        "tables and charts before the answer is painted",
      ).toEqual([]);

      await vi.waitUntil(() => renderedSince(first, fibersOf(page)).length > 0, patience);
      const twice = renderedSince(first, fibersOf(page)).filter(
        (fiber) => atOnce.includes(fiber) || (fiber.alternate && atOnce.includes(fiber.alternate)),
      );
      expect(
        twice.filter((fiber) => isIn(fiber, ["fieldset", "dl"], null)).map(nameOf),
        "controls and key figures a second time",
      ).toEqual([]);
    },
  );
});

async function handleOf(slug: string): Promise<ModelHandle> {
  const own = models[`/app/features/models/${slug}/model.tsx`];
  if (own) return (await own()).handle;
  const project = projects.find((one) => one.slug === slug);
  const sheet = project && (await sheetOf(project));
  if (!sheet) throw new Error(`no model in ${slug}`);
  return defaultPage(sheet);
}

async function open(slug: string) {
  const { Model } = await handleOf(slug);
  const page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
  root.render(<Model />);
  await vi.waitUntil(() => page.querySelector(".model"), patience);
  // Effects after the first paint render some parts again.
  await new Promise((resolve) => setTimeout(resolve));
  return page;
}

function fieldOf(page: HTMLElement, { role, name }: SteppedControl): HTMLInputElement {
  const field = [...page.querySelectorAll("input")].find((input) => {
    const label =
      input.getAttribute("aria-label") ??
      document.getElementById(input.getAttribute("aria-labelledby") ?? "")?.textContent ??
      input.closest("label")?.textContent;
    return label === name && (input.getAttribute("role") ?? roles[input.type]) === role;
  });
  if (!field) throw new Error(`no ${role} ${name}`);
  return field;
}

const roles: Record<string, string> = { range: "slider", radio: "radio" };

function move(field: HTMLInputElement) {
  if (field.type === "radio") {
    field.closest("label")?.nextElementSibling?.querySelector("input")?.click();
  } else if (field.type === "range") {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, String(Number(field.value) + Number(field.step)));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else {
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  }
}

/** All of what is on the page, as React has it now. */
function fibersOf(page: HTMLElement): Fiber[] {
  const [, container] =
    Object.entries(page).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
  const found: Fiber[] = [];
  const add = (fiber: Fiber | null) => {
    for (let one = fiber; one; one = one.sibling) {
      found.push(one);
      add(one.child);
    }
  };
  add(container.stateNode.current);
  return found;
}

/** React's mark of a component whose function was called. */
const performedWork = 1;

/** A component that is skipped stays the fiber it was, or is copied without the mark. */
function renderedSince(before: readonly Fiber[], now: readonly Fiber[]): Fiber[] {
  const known = new Set(before);
  return now.filter(
    (fiber) =>
      !known.has(fiber) &&
      (fiber.flags & performedWork) !== 0 &&
      typeof fiber.type !== "string" &&
      fiber.type !== null,
  );
}

/** Whether it is inside one of these elements that does not also hold the control that was moved. */
function isIn(
  { return: parent }: Fiber,
  tags: readonly string[],
  control: Element | null,
): boolean {
  if (!parent) return false;
  const { type, stateNode } = parent;
  const isPart =
    typeof type === "string" &&
    tags.includes(type) &&
    stateNode instanceof Element &&
    !(control && stateNode.contains(control));
  return isPart || isIn(parent, tags, control);
}

function nameOf({ type }: Fiber): string {
  return typeof type === "function" ? type.name : String(type);
}
