/**
 * Fits the credit scorecard in Python and stores its results where the site and its tests read them. Needs
 * the packages of `content/code/credit-risk-model/requirements.txt`, in the Python that PYTHON names or else
 * in `python3`; the site needs neither:
 *
 *     PYTHON=path/to/venv/bin/python npm run scorecard
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { findPython, requirementsOf, runProgram } from "./python.ts";

const project = "content/code/credit-risk-model";
const results = {
  "scorecard.json": "models/credit-risk/scorecard.json",
  "scores.json": "models/credit-risk/reference/scores.json",
};

const packedLoans = "models/credit-risk/test-loans.json";

async function main() {
  const requirements = `${project}/requirements.txt`;
  const python = findPython(requirementsOf(requirements));
  if (!python) {
    throw new Error(
      `No Python with the packages of ${requirements} found. Install them and name that Python in PYTHON.`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), "scorecard-"));
  await writeFile(`${project}/loans.csv`, runProgram(python, [`${project}/loan_book.py`]));
  console.log(runProgram(python, [`${project}/scorecard.py`, folder]));
  for (const [from, to] of Object.entries(results)) {
    await writeFile(to, await readFile(path.join(folder, from)));
  }
  // Loaded only now: it puts the loans into the bins of the scorecard that was just written.
  const { packTestLoans, readLoans } = await import("./loan-book.ts");
  const loans = readLoans(await readFile(`${project}/loans.csv`, "utf8"));
  await writeFile(packedLoans, `${JSON.stringify(packTestLoans(loans))}\n`);
  await rm(folder, { recursive: true });
}

await main().catch(exitWithMessage);
