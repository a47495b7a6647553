import { readFile } from "node:fs/promises";
import path from "node:path";
import { type AuditLine, audit } from "#workings/audit/audit.ts";
import { functions } from "#workings/functions/all.ts";
import { openWorkbook } from "#workings/workbook/open-workbook.ts";
import { problemsOf } from "#workings/workbook/problems.ts";

/**
 * `npm run audit -- my-model.xlsx`: what a reviewer of the workbook would ask about. Exits with 1 if there are
 * findings, and with 2 if the file cannot be read.
 */
async function main([file] = process.argv.slice(2)) {
  if (!file) throw new Error("Which workbook? npm run audit -- my-model.xlsx");
  const open = openWorkbook(await readFile(file), functions);
  const lines = audit(open);
  const { errors, warnings } = problemsOf(open, { inputs: [], figures: [] });
  const { sheets } = open.workbook;
  const formulas = open.calculator.linked.cells.filter(({ shape, problem }) => shape ?? problem);
  console.log(
    `${path.basename(file)}: ${counted(sheets.length, "sheet")}, ${counted(formulas.length, "formula")}, ${counted(lines.length, "finding")}`,
  );
  for (const line of lines) console.log(`\n${lineText(line)}`);
  const unread = [...errors, ...warnings];
  if (unread.length > 0) console.log(`\nWhat could not be checked:\n${unread.join("\n")}`);
  process.exitCode = lines.length + errors.length > 0 ? 1 : 0;
}

function counted(count: number, what: string) {
  return `${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}`;
}

function lineText({ place, text, moved }: AuditLine) {
  if (!moved) return `${place}: ${text}`;
  const amount = (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 6 });
  const percent = (moved.share * 100).toLocaleString("en-GB", { maximumSignificantDigits: 2 });
  const { from, to } = moved;
  return `${place}: ${text}\n  moves ${moved.place} from ${amount(from)} to ${amount(to)} (${percent}%)`;
}

await main().catch((error: unknown) => {
  const file = process.argv[2];
  const reason = error instanceof Error ? error.message : String(error);
  console.error(file ? `${path.basename(file)}: ${reason}` : reason);
  process.exit(2);
});
