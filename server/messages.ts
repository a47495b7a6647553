import { readOutboxFolder } from "./contact/settings.ts";
import { failPlainly } from "./fail-plainly.ts";
import { runMessages } from "./messages/run-messages.ts";

/** `npm run messages`, and `node build/messages.mjs` where only the build is. */
await runMessages(process.argv.slice(2), {
  folder: readOutboxFolder(process.env),
  write: (text) => process.stdout.write(text),
}).catch(failPlainly);
