import { execFile, spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { PAGE_MARGIN_INCHES } from "./sheet.ts";

const run = promisify(execFile);

/** LibreOffice trusts the values stored in a workbook unless told otherwise, and ours stores none. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
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

/**
 * Has LibreOffice calculate the workbooks of a folder, and gives each as a single XML file; see `flat-sheet.ts`. All of
 * them at once, because it takes longer to start than to calculate.
 */
export async function* calculated(workbooks: readonly string[]) {
  const files = await convert(workbooks, "fods");
  for (const file of files) yield readFile(file, "utf8");
}

/**
 * The cells of each sheet, in order, on a transparent background and cropped to the page margins, so
 * that the corner of A1 is the corner of the image.
 */
export async function renderedSheets(workbook: string, scale: number): Promise<Buffer[]> {
  const [pdf = ""] = await convert([workbook], "pdf");
  const stem = pdf.slice(0, -".pdf".length);
  const resolution = String(96 * scale);
  await run("pdftocairo", ["-png", "-transp", "-r", resolution, pdf, stem]);
  const folder = path.dirname(pdf);
  const pages = (await readdir(folder)).filter(
    (file) => file.startsWith(`${path.basename(stem)}-`) && file.endsWith(".png"),
  );
  const margin = Math.round(PAGE_MARGIN_INCHES * 96 * scale);
  return Promise.all(
    pages.toSorted().map(async (page) => {
      const image = sharp(path.join(folder, page));
      const { width, height } = await image.metadata();
      return image
        .extract({ left: margin, top: margin, width: width - margin, height: height - margin })
        .toBuffer();
    }),
  );
}

async function convert(workbooks: readonly string[], format: "fods" | "pdf") {
  const folder = path.dirname(workbooks[0] ?? "");
  // A separate profile, so that a running LibreOffice neither blocks nor changes the result.
  const profile = path.join(folder, "profile");
  await mkdir(path.join(profile, "user"), { recursive: true });
  await writeFile(path.join(profile, "user/registrymodifications.xcu"), ALWAYS_RECALCULATE);
  await run("soffice", [
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    "--headless",
    "--convert-to",
    format,
    "--outdir",
    folder,
    ...workbooks,
  ]);
  return workbooks.map((file) => path.join(folder, `${path.basename(file, ".xlsx")}.${format}`));
}
