import { Fragment, useEffect, useRef, useSyncExternalStore } from "react";
import { singleKeysSetting } from "./listen-for-shortcuts.ts";

const keys: readonly { does: string; presses: readonly (readonly string[])[] }[] = [
  { does: "Search", presses: [["/"], ["Ctrl", "K"], ["⌘", "K"]] },
  { does: "Show this list", presses: [["?"]] },
  { does: "Next or previous result", presses: [["↓"], ["↑"]] },
  { does: "Next or previous picture", presses: [["→"], ["←"]] },
  { does: "Move a slider by one step", presses: [["→"], ["←"]] },
  { does: "Move a slider by a large step", presses: [["Page Up"], ["Page Down"]] },
  { does: "Close a dialog or menu", presses: [["Esc"]] },
];

/** The site's own keyboard shortcuts, and the switch for those without a modifier. */
export function KeyboardHelp() {
  const { singleKeys, setSingleKeys } = useSingleKeys();
  const box = useRef<HTMLInputElement>(null);

  // The page comes with the box checked: if it is not, the visitor unchecked it before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a box unchecked before hydration
  useEffect(() => {
    if (box.current?.checked === false && singleKeys) setSingleKeys(false);
  }, []);

  return (
    <>
      <table className="w-full text-small">
        <caption className="sr-only">Keys and what they do</caption>
        <tbody className="border-y border-rule">
          {keys.map(({ does, presses }) => (
            <tr key={does} className="border-rule not-last:border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal text-ink">
                {does}
              </th>
              <td className="py-2 text-right">
                {presses.map((press, index) => (
                  <Fragment key={press.join()}>
                    {index > 0 && " or "}
                    {press.map((key) => (
                      <kbd
                        key={key}
                        className="ml-1 inline-block min-w-6 rounded-sm border border-edge bg-paper px-1.5 text-center font-mono text-label text-ink"
                      >
                        {key}
                      </kbd>
                    ))}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="needs-script mt-4 flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input
          ref={box}
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="size-4.5 accent-accent"
        />
        <span>
          Use <kbd className="font-mono">/</kbd> and <kbd className="font-mono">?</kbd> as shortcuts
        </span>
      </label>
    </>
  );
}

const listeners = new Set<() => void>();

/** Whether `/` and `?` are shortcuts. Visitors who dictate, or press keys by accident, can turn them off. */
function useSingleKeys() {
  const singleKeys = useSyncExternalStore(subscribe, isOn, () => true);
  return { singleKeys, setSingleKeys };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function isOn() {
  try {
    return localStorage.getItem(singleKeysSetting) !== "off";
  } catch {
    return true;
  }
}

function setSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(singleKeysSetting);
    else localStorage.setItem(singleKeysSetting, "off");
  } catch {
    // Storage may be blocked; the shortcuts then stay as they are, and the box shows it.
  }
  for (const listener of listeners) listener();
}
