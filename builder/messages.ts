import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { runMessages } from "#contact/messages/run-messages.ts";
import { readOutboxFolder } from "#contact/service/settings.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";

/** `npm run messages`, and `node build/messages.mjs` where there is only the build. */
await runMessages(process.argv.slice(2), {
  folder: readOutboxFolder(process.env),
  write: (text) => process.stdout.write(text),
  ask,
}).catch(exitWithMessage);

async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Where there is nobody to answer, the input has ended.
  const ended = once(terminal, "close").then(() => "");
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return answer;
}
