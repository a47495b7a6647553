/**
 * Builds the workbooks behind the screenshots, has LibreOffice calculate and print them, and stores
 * the images, the demo video and the calculated cells of the rental case in the repository. Needs
 * LibreOffice Calc, poppler-utils, ffmpeg and the fonts Carlito and Liberation; the site needs none:
 *
 *     npm run workbooks && npm run images
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { failPlainly } from "#server/fail-plainly.ts";
import { makeRental } from "./workbooks/make-rental.ts";
import { makeTimeStamp } from "./workbooks/make-time-stamp.ts";

async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), "workbooks-"));
  await makeRental(folder);
  await makeTimeStamp(folder);
  await rm(folder, { recursive: true });
}

await main().catch(failPlainly);
