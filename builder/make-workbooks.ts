/**
 * Has LibreOffice calculate and print the workbook of the rental case, and stores the images in the repository. Needs
 * LibreOffice Calc, poppler-utils and the fonts Carlito and Liberation; the site needs none:
 *
 *     npm run workbooks && npm run images
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { failPlainly } from "#server/fail-plainly.ts";
import { makeRental } from "./workbook-pictures/make-rental.ts";

async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), "workbooks-"));
  await makeRental(folder);
  await rm(folder, { recursive: true });
}

await main().catch(failPlainly);
