import { execFile, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** LibreOffice trusts the values stored in a workbook unless told otherwise, and ours stores none. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** Whether it is installed. One line says which version, or that it is missing, which in CI is an error. */
export function hasLibreOffice() {
  const { error, stdout } = spawnSync("soffice", ["--version"], { encoding: "utf8" });
  const missing =
    "LibreOffice is not installed (on Debian: apt-get install libreoffice-calc-nogui)";
  if (error && process.env.CI) throw new Error(missing);
  console.log(error ? `Skipped: ${missing}.` : stdout.trim());
  return !error;
}

/** Has LibreOffice calculate and save workbooks: all of them at once, because it takes longer to start than to calculate. */
export async function* calculated(workbooks: readonly string[]) {
  const folder = path.join(path.dirname(workbooks[0] ?? ""), "converted");
  // A separate profile, so that a running LibreOffice neither blocks nor changes the result.
  const profile = path.join(folder, "profile");
  await mkdir(path.join(profile, "user"), { recursive: true });
  await writeFile(path.join(profile, "user/registrymodifications.xcu"), alwaysRecalculate);
  const install = `-env:UserInstallation=${pathToFileURL(profile)}`;
  await run("soffice", [
    ...[install, "--headless", "--convert-to", "xlsx", "--outdir", folder],
    ...workbooks,
  ]);
  for (const file of workbooks) yield readFile(path.join(folder, path.basename(file)));
}
