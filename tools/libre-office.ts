import { execFile, spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

/** In the page setup of every sheet. */
const pageMarginInches = 0.25;

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
  for (const file of await convert(workbooks, "xlsx")) yield readFile(file);
}

/** The widths of a sheet's columns in pixels, 96 to the inch: slightly wider than the file says. */
export async function columnWidths(workbook: string, sheet: string, count: number) {
  const [file = ""] = await convert([workbook], "fods");
  const xml = await readFile(file, "utf8");
  const widths = new Map(
    [...xml.matchAll(/style:name="(co\d+)"[^>]*>\s*<[^>]*style:column-width="([\d.]+)in"/g)].map(
      ([, name = "", inches]) => [name, Number(inches) * 96],
    ),
  );
  const [, table = ""] = xml.split(`<table:table table:name="${sheet}"`);
  const columns = table.matchAll(/<table:table-column table:style-name="(co\d+)"([^>]*)/g);
  return [...columns]
    .flatMap(([, style = "", rest = ""]) => {
      const [, repeated = 1] = /number-columns-repeated="(\d+)"/.exec(rest) ?? [];
      const times = Math.min(count, Number(repeated));
      return Array.from({ length: times }, () => widths.get(style) ?? Number.NaN);
    })
    .slice(0, count);
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
  const margin = Math.round(pageMarginInches * 96 * scale);
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

async function convert(workbooks: readonly string[], format: "fods" | "pdf" | "xlsx") {
  const folder = path.join(path.dirname(workbooks[0] ?? ""), "converted");
  // A separate profile, so that a running LibreOffice neither blocks nor changes the result.
  const profile = path.join(folder, "profile");
  await mkdir(path.join(profile, "user"), { recursive: true });
  await writeFile(path.join(profile, "user/registrymodifications.xcu"), alwaysRecalculate);
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
