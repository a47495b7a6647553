import { honeypotField } from "#contracts/contact-fields.ts";

/** Not shown, not read out, not reachable by keyboard, not filled in by a browser: only bots fill it in. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
