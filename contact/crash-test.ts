/**
 * Kills two servers that share one outbox, again and again, behind a proxy that loses requests and
 * answers, and checks that every message that was answered is stored exactly once. Figures of a
 * run are in server/README.md. Run: npm run test:crash
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { mailPhase } from "./crash/mail-phase.ts";
import { containerCommand } from "./crash/server-pair.ts";
import { type PhaseResult, storePhase } from "./crash/store-phase.ts";

async function main() {
  const command = containerCommand();
  const folder = await mkdtemp(join(tmpdir(), "crash-test-"));
  const failures: string[] = [];

  async function phase(name: string, result: Promise<PhaseResult>) {
    const found = await result;
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(found.figures)) {
      console.log(`  ${figure.padEnd(48)} ${value}`);
    }
    failures.push(...found.failures);
  }

  try {
    await phase("storing", storePhase(folder, { messages: 6_200, kills: 30, command }));
    await phase("sending", mailPhase(folder, { messages: 300, kills: 0, command }));
    await phase("sending, with kills", mailPhase(folder, { messages: 300, kills: 6, command }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(failures.length === 0 ? "\npassed" : `\nFAILED:\n  ${failures.join("\n  ")}`);
  if (failures.length > 0) process.exitCode = 1;
}

await main().catch(exitWithMessage);
