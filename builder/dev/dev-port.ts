import { parseArgs } from "node:util";
import { checkPort, parsePort } from "#server/port.ts";

/**
 * Throws a one-line error where the dev server would print a stack trace: for something that is not a port, or with
 * `--strictPort` for one that is taken. Without it the dev server takes the next free one, and says so.
 */
export async function checkDevPort(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: "string" }, strictPort: { type: "boolean" } },
    allowPositionals: true,
    strict: false,
  });
  if (values.port === undefined) return;
  // An option without its value is `true`.
  const port = values.port === true ? "" : String(values.port);
  if (port === "") throw new Error("--port needs a number: npm run dev -- --port 5174");
  parsePort(port, "--port");
  if (values.strictPort) await checkPort(port, (free) => `npm run dev -- --port ${free}`);
}
