import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { failPlainly } from "#server/fail-plainly.ts";
import { run } from "./build/run.ts";
import { percent, type Score, scoreOf } from "./mutation/score.ts";

const scope = ["models", "app/format", "contracts", "server"];
const lowestScore = 85;
const reports = ".cache/mutation";

/** Tests, and what only tests and the crash test use. */
const forTests =
  /\.test\.ts$|(^|\/)(sample-|test-|crash-|fragile-|message-store-contract|service-cases)[\w-]*\.ts$/;

/** What only tests in another process reach, where a mutant is not active. */
const outOfReach = [
  "server/adapters/",
  "server/contact/node.ts",
  "server/main.ts",
  "server/messages.ts",
  "server/start-server.ts",
];

/**
 * `npm run test:mutation`: changes the code in one small way after another and checks whether a test
 * in the same folder fails. Survivors are printed; docs/mutation.md gives the reasons. A part of it:
 *
 *     npm run test:mutation -- models/solar models/cash-flow/irr.ts
 */
async function main() {
  const chosen = process.argv.slice(2);
  await mkdir(reports, { recursive: true });
  const total: Score = { killed: 0, survivors: [] };
  for (const [folder, files] of await foldersToMutate(chosen.length > 0 ? chosen : scope)) {
    const score = await mutate(folder, files);
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

async function foldersToMutate(places: string[]) {
  const folders = new Map<string, string[]>();
  for (const place of places) {
    for (const file of place.endsWith(".ts") ? [place] : await sourcesIn(place)) {
      const folder = path.dirname(file);
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
    }
  }
  return folders;
}

async function sourcesIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file.endsWith(".ts") && !forTests.test(file))
    .filter((file) => !outOfReach.some((place) => file.startsWith(place)))
    .sort();
}

async function mutate(folder: string, files: string[]) {
  const report = path.join(reports, `${folder.replaceAll("/", "-")}.json`);
  await rm(report, { force: true });
  await run(
    "../../scripts/mutation/node_modules/.bin/stryker",
    ["run", "scripts/mutation/stryker.config.mjs"],
    { MUTATION_FOLDER: folder, MUTATION_FILES: files.join(","), MUTATION_REPORT: report },
  );
  return scoreOf(JSON.parse(await readFile(report, "utf8")));
}

await main().catch(failPlainly);
