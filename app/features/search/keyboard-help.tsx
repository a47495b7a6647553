import { Fragment } from "react";
import { useSingleKeys } from "./use-single-keys.ts";

const keys: readonly { does: string; presses: readonly (readonly string[])[] }[] = [
  { does: "Search", presses: [["/"], ["Ctrl", "K"], ["⌘", "K"]] },
  { does: "This help", presses: [["?"]] },
  { does: "Through the results", presses: [["↑"], ["↓"]] },
  { does: "Through enlarged pictures", presses: [["←"], ["→"]] },
  { does: "A slider by one step", presses: [["←"], ["→"]] },
  { does: "A slider by a wide step", presses: [["Page Up"], ["Page Down"]] },
  { does: "Close what is open", presses: [["Esc"]] },
];

/** Every key the site listens to beyond the browser's own, and the switch for those without a modifier. */
export function KeyboardHelp() {
  const { singleKeys, setSingleKeys } = useSingleKeys();
  return (
    <>
      <table className="w-full text-small">
        <caption className="sr-only">Keys and what they do</caption>
        <tbody className="divide-y divide-rule border-y border-rule">
          {keys.map(({ does, presses }) => (
            <tr key={does}>
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
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="size-4.5 accent-accent"
        />
        <span>
          Listen to <kbd className="font-mono">/</kbd> and <kbd className="font-mono">?</kbd>
        </span>
      </label>
    </>
  );
}
