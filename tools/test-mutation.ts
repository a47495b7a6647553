import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { run } from "#builder/process/run.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { percent, type Score, scoreOf } from "./mutation/score.ts";
import { foldersToMutate, sampledLines, scope } from "./mutation/sources.ts";

const lowestScore = 85;
const reports = ".cache/mutation";

/**
 * `npm run test:mutation`: changes the code in one small way after another and checks whether a test
 * in the same folder fails. Survivors are printed. A part of it:
 *
 *     npm run test:mutation -- models/solar models/cash-flow/irr.ts
 *
 * and a quarter of the lines of all of it, or of a part, the same in every run:
 *
 *     npm run test:mutation -- --sample=25
 */
async function main() {
  const { values, positionals: chosen } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: "string", default: "100" } },
  });
  await mkdir(reports, { recursive: true });
  const total: Score = { killed: 0, survivors: [] };
  for (const [folder, files] of await foldersToMutate(chosen.length > 0 ? chosen : scope)) {
    const score = await mutate(folder, files, Number(values.sample));
    console.log(`${percent(score).toFixed(1).padStart(5)} %  ${tally(score).padEnd(12)} ${folder}`);
    total.killed += score.killed;
    total.survivors.push(...score.survivors);
  }
  await rm(path.join(reports, "sandbox"), { recursive: true, force: true });
  await writeFile(path.join(reports, "survivors.txt"), `${total.survivors.join("\n")}\n`);
  console.log(`\nSurvivors:\n${total.survivors.join("\n")}`);
  console.log(`\n${percent(total).toFixed(1)} % of mutants killed, ${tally(total)}`);
  if (percent(total) < lowestScore) throw new Error(`At least ${lowestScore} % must be killed.`);
}

function tally({ killed, survivors }: Score) {
  return `${killed} of ${killed + survivors.length}`;
}

async function mutate(folder: string, files: string[], sample: number) {
  const places = sample < 100 ? await sampledLines(files, sample) : files;
  if (places.length === 0) return { killed: 0, survivors: [] };
  const report = path.join(reports, `${folder.replaceAll("/", "-")}.json`);
  await rm(report, { force: true });
  await run("stryker", ["run", "tools/mutation/stryker.config.mjs"], {
    MUTATION_FOLDER: folder,
    MUTATION_FILES: places.join(","),
    MUTATION_REPORT: report,
  });
  return scoreOf(JSON.parse(await readFile(report, "utf8")));
}

await main().catch(exitWithMessage);
