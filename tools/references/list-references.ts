import { checksOf, sheetsOfModels } from "./reference-cases.ts";

/** Prints which program checks each headline figure and each total of every model; fails if one has none. */
for (const { model, sheet } of await sheetsOfModels()) {
  console.log(`\n${model}`);
  for (const [figure, programs] of checksOf(model, sheet)) {
    console.log(`  ${figure.padEnd(30)} ${programs.join(", ") || "checked by nothing"}`);
    if (programs.length === 0) process.exitCode = 1;
  }
}
